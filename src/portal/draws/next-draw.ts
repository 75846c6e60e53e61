import { addDays, dayAt, daysIn, type Day, type DayRange } from '#engine/time/zoned-days.ts';
import { instantOf } from '#engine/time/zoned-time.ts';

/** When a lottery is drawn: days of the week (0 is Sunday) and `HH:mm` on the clocks of `timeZone`. */
export type DrawTimes = {
  days: readonly number[];
  time: string;
  timeZone: string;
  closesMinutesBefore: number;
};

/** The next draw; instants in milliseconds since 1970. Closed: bets have ended, the draw has not begun. */
export type NextDraw = { drawsAt: number; closesAt: number; state: 'open' | 'closed' };

/**
 * The first draw after `now`. Undefined for a schedule without a valid day, time or time zone: a bad one from the server must not
 * break the page.
 */
export function nextDraw(schedule: DrawTimes, now: number): NextDraw | undefined {
  const today = todayOf(schedule, now);
  if (today === undefined) return undefined;
  // Eight days, since today's draw may be over: then the same day of next week counts.
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const draw = drawOn(schedule, addDays(today, ahead), now);
    if (draw) return draw;
  }
  return undefined;
}

/** The day on the clocks of a schedule; undefined for an unknown time zone. */
function todayOf({ timeZone }: DrawTimes, now: number): Day | undefined {
  try {
    return dayAt(now, timeZone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** The draw of a day on the clocks of its schedule. Undefined without one after `now`, and for an unreadable time. */
function drawOn(schedule: DrawTimes, day: Day, now: number): NextDraw | undefined {
  const clock = /^(\d{2}):(\d{2})$/.exec(schedule.time);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!clock || !schedule.days.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return undefined;
  const time = { year, month, day: date, hour: Number(clock[1]), minute: Number(clock[2]), second: 0 };
  const drawsAt = instantOf(time, schedule.timeZone);
  if (drawsAt <= now) return undefined;
  const closesAt = drawsAt - schedule.closesMinutesBefore * 60_000;
  return { drawsAt, closesAt, state: now < closesAt ? 'open' : 'closed' };
}

/** Upcoming draws, the soonest first, without those with an invalid schedule. */
export function upcomingDraws<Draw extends DrawTimes>(
  draws: readonly Draw[],
  now: number,
): { draw: Draw; next: NextDraw }[] {
  return draws
    .flatMap((draw) => {
      const next = nextDraw(draw, now);
      return next ? [{ draw, next }] : [];
    })
    .sort((a, b) => a.next.drawsAt - b.next.drawsAt);
}

/** Draws of a range of days after `now`, by day on their own clocks, the soonest first; days without one are left out. */
export function drawsByDay<Draw extends DrawTimes>(
  draws: readonly Draw[],
  range: DayRange,
  now: number,
): { day: Day; draws: { draw: Draw; next: NextDraw }[] }[] {
  const known = draws.filter((draw) => todayOf(draw, now) !== undefined);
  return Array.from({ length: daysIn(range) }, (_, index) => addDays(range.from, index)).flatMap((day) => {
    const those = known.flatMap((draw) => {
      const next = drawOn(draw, day, now);
      return next ? [{ draw, next }] : [];
    });
    return those.length === 0 ? [] : [{ day, draws: those.sort((a, b) => a.next.drawsAt - b.next.drawsAt) }];
  });
}

/** A span of time cut into whole units; never below zero. */
export function splitDuration(milliseconds: number): {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
} {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
