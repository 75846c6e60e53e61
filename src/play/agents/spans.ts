import { addDays } from '#engine/time/zoned-days.ts';

/** Spans in which active members are counted. */
export const spans = ['day', 'week', 'month'] as const;

export type FigureSpan = (typeof spans)[number];

/** First day of the span that a day is in; weeks begin on Monday. */
export function spanOf(span: FigureSpan, day: string): string {
  if (span === 'day') return day;
  if (span === 'month') return `${day.slice(0, 8)}01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** First day of the span after the one that begins on a day. */
export function spanAfter(span: FigureSpan, day: string): string {
  if (span === 'day') return addDays(day, 1);
  return span === 'week' ? addDays(day, 7) : spanOf('month', addDays(day, 31));
}

/** First day of the span before the one that begins on a day. */
export const spanBefore = (span: FigureSpan, day: string): string => spanOf(span, addDays(day, -1));
