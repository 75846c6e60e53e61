import { instantOf, wallTimeAt } from '#engine/time/zoned-time.ts';

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
  const clock = /^(\d{2}):(\d{2})$/.exec(schedule.time);
  if (!clock || schedule.days.length === 0) return undefined;
  const [hour, minute] = [Number(clock[1]), Number(clock[2])];
  try {
    const today = wallTimeAt(now, schedule.timeZone);
    // Eight days, since today's draw may be over: then the same day of next week counts.
    for (let ahead = 0; ahead <= 7; ahead += 1) {
      const date = new Date(Date.UTC(today.year, today.month - 1, today.day + ahead));
      if (!schedule.days.includes(date.getUTCDay())) continue;
      const drawsAt = instantOf(
        {
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
          hour,
          minute,
          second: 0,
        },
        schedule.timeZone,
      );
      if (drawsAt <= now) continue;
      const closesAt = drawsAt - schedule.closesMinutesBefore * 60_000;
      return { drawsAt, closesAt, state: now < closesAt ? 'open' : 'closed' };
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
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
