import type { Say } from '#ui/text/say.ts';

export const minutesText = (say: Say, minutes: number): string => say('protect.minutes', { count: minutes });

/** Hours of a time-out in the largest unit that fits: hours, days or weeks. */
export function hoursText(say: Say, hours: number): string {
  if (hours % 168 === 0) return say('protect.weeks', { count: hours / 168 });
  return hours % 24 === 0
    ? say('protect.days', { count: hours / 24 })
    : say('protect.hours', { count: hours });
}

/** Months of a self-exclusion; null is for good. */
export function monthsText(say: Say, months: number | null): string {
  if (months === null) return say('protect.forGood');
  return months % 12 === 0
    ? say('protect.years', { count: months / 12 })
    : say('protect.months', { count: months });
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `1:05:09` of milliseconds, or `1:05` without seconds. */
export function elapsedText(milliseconds: number, seconds = false): string {
  const all = Math.max(0, Math.floor(milliseconds / 1000));
  const clock = `${Math.floor(all / 3600)}:${two(Math.floor(all / 60) % 60)}`;
  return seconds ? `${clock}:${two(all % 60)}` : clock;
}
