import type { Say } from '#ui/text/use-text.ts';
import { formatMoment } from '#engine/time/moment.ts';
import type { Protection } from './limits.ts';

export type Exclusion = NonNullable<Protection['exclusion']>;

type Place = { timeZone: string; now: Date };

/**
 * Until when play is closed to a member, on the clocks of the brand. A session that began before the end stays closed after it: then that
 * another login opens it.
 */
export function exclusionWords(say: Say, { kind, until }: Exclusion, { timeZone, now }: Place): string {
  if (until === null) return say('excluded.forGood');
  if (new Date(until) <= now) return say('excluded.over');
  return say(`excluded.${kind}`, { until: formatMoment(until, timeZone) });
}
