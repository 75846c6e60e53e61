import { addDays, dayAt, instantsOf, type Day } from '#engine/time/zoned-days.ts';
import type { Campaign } from './campaign.ts';

export type PlayWindow = { day: Day; from: Date; until: Date };

/** Monday of the week of a day. */
const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Window of a campaign of play that holds a moment; `day` is its first. */
export function windowAt({ trigger }: Pick<Campaign, 'trigger'>, at: Date, timeZone: string): PlayWindow {
  const today = dayAt(at.getTime(), timeZone);
  const day = trigger.every === 'week' ? mondayOf(today) : today;
  const to = trigger.every === 'week' ? addDays(day, 6) : day;
  return { day, ...instantsOf({ from: day, to }, timeZone) };
}

/** Windows that have ended at a moment and lie whole in the period of a campaign: the last `most`, the oldest first. */
export function endedWindows(
  campaign: Pick<Campaign, 'trigger' | 'from' | 'until'>,
  at: Date,
  { timeZone, most }: { timeZone: string; most: number },
): PlayWindow[] {
  const [begins, ends] = [Date.parse(campaign.from), Date.parse(campaign.until)];
  const windows: PlayWindow[] = [];
  let { from } = windowAt(campaign, new Date(Math.min(at.getTime(), ends)), timeZone);
  while (windows.length < most) {
    const window = windowAt(campaign, new Date(from.getTime() - 1), timeZone);
    if (window.from.getTime() < begins) break;
    windows.unshift(window);
    ({ from } = window);
  }
  return windows;
}

/** The window that runs at a moment; undefined if it does not lie whole in the period of the campaign. */
export function runningWindow(
  campaign: Pick<Campaign, 'trigger' | 'from' | 'until'>,
  at: Date,
  timeZone: string,
): PlayWindow | undefined {
  const window = windowAt(campaign, at, timeZone);
  const isWhole =
    window.from.getTime() >= Date.parse(campaign.from) &&
    window.until.getTime() <= Date.parse(campaign.until);
  return isWhole ? window : undefined;
}
