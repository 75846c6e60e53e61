import { hasVariants } from '#engine/flags/flag.ts';
import { own } from '#engine/json/json.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { CallContext } from '#server/calls/call.ts';

/** A trial that a browser takes part in: the variant that it has, as the server deals it. */
export type Trial = { flag: string; run: number; variant: string };

type Met = { flag: string; run: number; pressed: boolean };

/** Names the flags that a browser has met, and nothing of who it is. */
const cookie = 'gw_met';
const days = 180;
/** Most flags that are remembered; the oldest go first. */
const most = 20;

const entry = /^([A-Za-z][A-Za-z0-9_.-]{0,63}):(\d{1,4}):([mp])$/u;

function read({ cookies }: Pick<CallContext, 'cookies'>): Met[] {
  return (cookies.get(cookie) ?? '').split('~').flatMap((text): Met[] => {
    const [, flag, run, state] = entry.exec(text) ?? [];
    return flag === undefined ? [] : [{ flag, run: Number(run), pressed: state === 'p' }];
  });
}

/** The trial of a flag that is on for the caller, whose brand has no variant but its own. */
function trialOf({ brand }: Pick<CallContext, 'brand'>, flag: string): Trial | undefined {
  const value = own(documentOf(brand, 'flags')?.flags ?? {}, flag);
  if (!hasVariants(value)) return undefined;
  const [variant = ''] = value.variants.order;
  return { flag, run: value.run ?? 1, variant };
}

/** The trials whose variants the caller has met. */
export const metTrials = (context: Pick<CallContext, 'cookies' | 'brand'>): Trial[] =>
  read(context).flatMap(({ flag, run }) => {
    const trial = trialOf(context, flag);
    return trial?.run === run ? [trial] : [];
  });

/** Notes in the browser what it meets and where something is pressed; answers what is new of it. */
export function noteMet(
  context: Pick<CallContext, 'cookies' | 'brand'>,
  told: { met: readonly string[]; pressed: readonly string[] },
): { met: Trial[]; pressed: Trial[] } {
  const known = read(context);
  const found = { met: [] as Trial[], pressed: [] as Trial[] };
  for (const flag of new Set([...told.met, ...told.pressed])) {
    const trial = trialOf(context, flag);
    if (!trial) continue;
    const index = known.findIndex((one) => one.flag === flag && one.run === trial.run);
    const before = known[index];
    const pressed = told.pressed.includes(flag);
    if (!before) found.met.push(trial);
    if (pressed && !before?.pressed) found.pressed.push(trial);
    const now = { flag, run: trial.run, pressed: pressed || (before?.pressed ?? false) };
    // Another run of the flag takes the place of the former.
    const at = before ? index : known.findIndex((one) => one.flag === flag);
    if (at >= 0) known[at] = now;
    else known.push(now);
  }
  if (found.met.length + found.pressed.length > 0) {
    const text = known
      .slice(-most)
      .map(({ flag, run, pressed }) => `${flag}:${run}:${pressed ? 'p' : 'm'}`)
      .join('~');
    context.cookies.set(cookie, text, { maxAge: days * 24 * 3600, path: '/', sameSite: 'lax' });
  }
  return found;
}
