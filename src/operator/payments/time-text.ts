import { locales } from '../language/format.ts';
import type { Desk } from './calls.ts';

/** A moment by the clocks of the brand. */
export const timeText = (moment: string, { timeZone }: Pick<Desk, 'timeZone'>): string =>
  new Intl.DateTimeFormat(locales(), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  );
