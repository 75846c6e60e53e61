import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { LiveBrand } from './types.ts';

/** Entries that a kill switch takes out, by the first word of its target: `game:lotus` is `games.lotus` of the lobby. */
const places: Readonly<Record<string, readonly [DocumentKey, ...string[]]>> = {
  game: ['lobby/main', 'games'],
  vendor: ['lobby/main', 'vendors'],
  deposit: ['cashier/main', 'deposit', 'methods', 'items'],
  payout: ['cashier/main', 'withdrawal', 'methods', 'items'],
};

/** The value with `enabled: false` at a path; as it is when nothing stands there. */
function disabled(value: Json | undefined, [step, ...rest]: readonly string[]): Json | undefined {
  if (!isJsonObject(value)) return value;
  if (step === undefined) return { ...value, enabled: false };
  const inside = disabled(own(value, step), rest);
  return inside === undefined ? value : { ...value, [step]: inside };
}

/**
 * Documents of a brand in which its kill switches have taken out games, vendors and payment methods, as if the operator had
 * published them disabled. Blocks are left to the page, which is told of them by the pointer.
 */
export function withoutSwitchedOff(
  documents: LiveBrand['documents'],
  kill: readonly string[],
): LiveBrand['documents'] {
  const changed = { ...documents };
  for (const target of kill) {
    const [kind = '', id] = target.split(':');
    const [key, ...path] = own(places, kind) ?? [];
    if (key === undefined || id === undefined || !Object.hasOwn(changed, key)) continue;
    changed[key] = disabled(changed[key] as never, [...path, id]) as never;
  }
  return changed;
}
