/** Source of results by `<BRAND>__<SOURCE>`: its signing secret, and whether its reports need no second source. */
export type FeedSettings = Readonly<Record<string, { secret: string; confirms: boolean }>>;

const form = /^LOTTERY_FEED_([A-Z0-9_]+__[A-Z0-9_]+)_SECRET$/u;
const shortest = 16;

/**
 * Reads `LOTTERY_FEED_<BRAND>__<SOURCE>_SECRET`, and `…_CONFIRMS=on` for a source that needs no second one; faults are
 * added to `problems`.
 */
export function readFeedSettings(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): FeedSettings {
  const feeds: Record<string, { secret: string; confirms: boolean }> = {};
  for (const [variable, value] of Object.entries(env)) {
    const name = form.exec(variable)?.[1];
    const secret = value?.trim() ?? '';
    if (name === undefined || secret === '') continue;
    if (secret.length < shortest) {
      problems.push(`${variable} has to have ${shortest} characters or more.`);
      continue;
    }
    feeds[name] = { secret, confirms: env[`LOTTERY_FEED_${name}_CONFIRMS`]?.trim() === 'on' };
  }
  return feeds;
}
