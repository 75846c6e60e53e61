import { instantOf, wallTimeAt, type WallTime } from '#engine/time/zoned-time.ts';
import type { LotteriesDocument } from '#contract/generated/documents.ts';

type Game = LotteriesDocument['games'][string];
type OnDays = NonNullable<Game['schedule']>;
type AllDay = NonNullable<Game['repeats']>;
export type DrawPlan = OnDays | AllDay;

/** A draw as its schedule has it; instants in milliseconds since 1970. */
export type PlannedDraw = {
  numero: string;
  opensAt: number;
  closesAt: number;
  drawsAt: number;
  revealedAt: number;
};

export const isOnDays = (schedule: DrawPlan): schedule is OnDays => 'time' in schedule;

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** A draw on certain days takes bets from so long before it. */
const openDays = 1;

const dateOf = ({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>, ahead: number): Date =>
  new Date(Date.UTC(year, month - 1, day + ahead));

/** `2026-03-01` → `20260301`. */
const compact = (date: Date): string => date.toISOString().slice(0, 10).replaceAll('-', '');

const at = (date: Date, minutes: number, timeZone: string): number =>
  instantOf(
    {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: Math.floor(minutes / 60),
      minute: minutes % 60,
      second: 0,
    },
    timeZone,
  );

/** Times of a day's draws, each with the minutes by which its bets close before it. */
const timesOf = ({ time, closesMinutesBefore, furtherTimes = [] }: OnDays) => [
  { time, closesMinutesBefore },
  ...furtherTimes,
];

const isDrawDay = ({ days, daysOfMonth }: OnDays, date: Date): boolean =>
  (days?.includes(date.getUTCDay()) ?? true) && (daysOfMonth?.includes(date.getUTCDate()) ?? true);

function onDay(schedule: OnDays, date: Date): PlannedDraw[] {
  if (!isDrawDay(schedule, date)) return [];
  const times = timesOf(schedule);
  return times.map(({ time, closesMinutesBefore }) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const drawsAt = at(date, hour * 60 + minute, schedule.timeZone);
    return {
      numero: times.length === 1 ? compact(date) : `${compact(date)}-${time.replace(':', '')}`,
      opensAt: drawsAt - openDays * dayMs,
      closesAt: drawsAt - closesMinutesBefore * minuteMs,
      drawsAt,
      revealedAt: drawsAt + (schedule.revealSeconds ?? 0) * 1000,
    };
  });
}

function allDay(schedule: AllDay, date: Date): PlannedDraw[] {
  const { everyMinutes, timeZone, closesSecondsBefore, revealSeconds = 0 } = schedule;
  const midnight = at(date, 0, timeZone);
  return Array.from({ length: Math.floor(1440 / everyMinutes) }, (_item, index) => {
    const drawsAt = midnight + (index + 1) * everyMinutes * minuteMs;
    return {
      numero: `${compact(date)}-${String(index + 1).padStart(4, '0')}`,
      opensAt: drawsAt - everyMinutes * minuteMs,
      closesAt: drawsAt - closesSecondsBefore * 1000,
      drawsAt,
      revealedAt: drawsAt + revealSeconds * 1000,
    };
  });
}

/** The draws with `from` < time of the draw ≤ `until`, the first first, at most `limit`. */
export function plannedDraws(
  schedule: DrawPlan,
  { from, until, limit = Infinity }: { from: number; until: number; limit?: number },
): PlannedDraw[] {
  const first = wallTimeAt(from - dayMs, schedule.timeZone);
  const days = Math.ceil((until - from) / dayMs) + 2;
  const draws: PlannedDraw[] = [];
  for (let ahead = 0; ahead <= days && draws.length < limit; ahead += 1) {
    const date = dateOf(first, ahead);
    const drawn = isOnDays(schedule) ? onDay(schedule, date) : allDay(schedule, date);
    draws.push(...drawn.filter(({ drawsAt }) => drawsAt > from && drawsAt <= until));
  }
  return draws.slice(0, limit);
}

export const drawsPerDay = (schedule: DrawPlan): number =>
  isOnDays(schedule) ? timesOf(schedule).length : Math.floor(1440 / schedule.everyMinutes);

/** Times of the draws of a day. */
export const drawTimes = (schedule: OnDays): string[] => timesOf(schedule).map(({ time }) => time);
