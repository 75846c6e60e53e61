import { isJsonObject } from '#engine/json/json.ts';
import type { Slip, SlipLine } from './slip-store.ts';

const nameOf = (game: string): string => `livery.slip.${game}`;

/** Stores a slip in the tab, so that it is there when the player comes back; an empty one is removed. */
export function keepSlip(storage: Storage | undefined, game: string, { lines, numero }: Slip): void {
  if (lines.length === 0) return storage?.removeItem(nameOf(game));
  const kept = {
    numero,
    lines: lines.map(({ id: _id, refused: _refused, unit, ...line }) => ({ ...line, unit: String(unit) })),
  };
  try {
    storage?.setItem(nameOf(game), JSON.stringify(kept));
  } catch {
    // A full storage keeps nothing, which loses only this convenience.
  }
}

/** The kept slip of a game; undefined when absent or malformed. */
export function readSlip(storage: Storage | undefined, game: string): Slip | undefined {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(nameOf(game)) ?? 'null');
    if (!isJsonObject(kept) || typeof kept['numero'] !== 'string' || !Array.isArray(kept['lines']))
      return undefined;
    const lines = kept['lines'].map((line, at) => readLine(line, at + 1));
    return { numero: kept['numero'], lines };
  } catch {
    return undefined;
  }
}

/** @throws when it is no line */
function readLine(kept: unknown, id: number): SlipLine {
  if (!isJsonObject(kept)) throw new TypeError('No line.');
  const { unit, game, betType, selection, notes, cost, multiple, odds } = kept;
  const counts = [notes, cost, multiple].every((count) => Number.isInteger(count) && Number(count) > 0);
  const names = [game, betType].every((name) => typeof name === 'string');
  if (!counts || !names || typeof selection !== 'object' || !isJsonObject(odds))
    throw new TypeError('No line.');
  return { ...(kept as unknown as SlipLine), id, unit: BigInt(String(unit)) };
}
