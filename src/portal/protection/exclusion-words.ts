import type { Say } from '#ui/text/use-text.ts';
import { formatDateTime } from '../format/format-date.ts';
import type { Protection } from './limits.ts';

export type Exclusion = NonNullable<Protection['exclusion']>;

/** Until when play is closed to a member, on the clocks of the brand. */
export const exclusionWords = (say: Say, { kind, until }: Exclusion, timeZone: string): string =>
  until === null
    ? say('excluded.forGood')
    : say(`excluded.${kind}`, { until: formatDateTime(until, timeZone).slice(0, 16) });
