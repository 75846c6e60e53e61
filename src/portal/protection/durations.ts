import type { Say } from '#ui/text/say.ts';

export const minutesText = (say: Say, minutes: number): string => say('protect.minutes', { count: minutes });

const two = (value: number): string => String(value).padStart(2, '0');

/** `1:05:09` of milliseconds, or `1:05` without seconds. */
export function elapsedText(milliseconds: number, seconds = false): string {
  const all = Math.max(0, Math.floor(milliseconds / 1000));
  const clock = `${Math.floor(all / 3600)}:${two(Math.floor(all / 60) % 60)}`;
  return seconds ? `${clock}:${two(all % 60)}` : clock;
}
