import { describe, expect, it } from 'vitest';
import { drawsByDay, nextDraw, splitDuration, upcomingDraws, type DrawTimes } from './next-draw.ts';

const at = (iso: string) => Date.parse(iso);
const south: DrawTimes = {
  days: [0, 1, 2, 3, 4, 5, 6],
  time: '16:15',
  timeZone: 'Asia/Ho_Chi_Minh',
  closesMinutesBefore: 15,
};

describe('nextDraw', () => {
  it("is today's draw while bets are open", () => {
    expect(nextDraw(south, at('2026-11-21T08:59:59Z'))).toEqual({
      drawsAt: at('2026-11-21T09:15:00Z'),
      closesAt: at('2026-11-21T09:00:00Z'),
      state: 'open',
    });
  });

  it('is closed from the close to the draw', () => {
    expect(nextDraw(south, at('2026-11-21T09:00:00Z'))?.state).toBe('closed');
    expect(nextDraw(south, at('2026-11-21T09:14:59Z'))?.state).toBe('closed');
  });

  it("is tomorrow's from the moment of the draw", () => {
    expect(nextDraw(south, at('2026-11-21T09:15:00Z'))).toEqual({
      drawsAt: at('2026-11-22T09:15:00Z'),
      closesAt: at('2026-11-22T09:00:00Z'),
      state: 'open',
    });
  });

  it('takes the day of the week from the clocks of the draw, not of the visitor', () => {
    // 2026-11-22 23:30 UTC is a Sunday there and already Monday 06:30 in Vietnam.
    const monday = { ...south, days: [1] };
    expect(nextDraw(monday, at('2026-11-22T23:30:00Z'))?.drawsAt).toBe(at('2026-11-23T09:15:00Z'));
  });

  it('waits a week when the only day has just been drawn', () => {
    const saturday = { ...south, days: [6] };
    expect(nextDraw(saturday, at('2026-11-21T10:00:00Z'))?.drawsAt).toBe(at('2026-11-28T09:15:00Z'));
  });

  it('keeps the local time of day over both clock changes', () => {
    const berlin = { ...south, timeZone: 'Europe/Berlin', time: '18:00' };
    expect(nextDraw(berlin, at('2026-03-28T18:00:00Z'))?.drawsAt).toBe(at('2026-03-29T16:00:00Z'));
    expect(nextDraw(berlin, at('2026-10-24T18:00:00Z'))?.drawsAt).toBe(at('2026-10-25T17:00:00Z'));
  });

  it('draws once where the clocks show the hour twice, and after the jump where they leave it out', () => {
    const night = { ...south, timeZone: 'Europe/Berlin', time: '02:30', closesMinutesBefore: 0 };
    expect(nextDraw(night, at('2026-10-24T12:00:00Z'))?.drawsAt).toBe(at('2026-10-25T00:30:00Z'));
    expect(nextDraw(night, at('2026-10-25T00:30:00Z'))?.drawsAt).toBe(at('2026-10-26T01:30:00Z'));
    expect(nextDraw(night, at('2026-03-28T12:00:00Z'))?.drawsAt).toBe(at('2026-03-29T01:30:00Z'));
  });

  it('closes the evening before when the draw comes just after midnight', () => {
    const early = { ...south, time: '00:05' };
    const next = nextDraw(early, at('2026-11-21T16:55:00Z'));
    expect(next).toEqual({
      drawsAt: at('2026-11-21T17:05:00Z'),
      closesAt: at('2026-11-21T16:50:00Z'),
      state: 'closed',
    });
  });

  it.each([
    ['no days', { ...south, days: [] }],
    ['an unknown zone', { ...south, timeZone: 'Mars/Olympus' }],
    ['an unreadable time', { ...south, time: 'noon' }],
  ])('has none for %s', (_, schedule) => {
    expect(nextDraw(schedule, at('2026-11-21T00:00:00Z'))).toBeUndefined();
  });
});

it('upcomingDraws puts the soonest first and leaves out what has no readable schedule', () => {
  const draws = [
    { id: 'north', ...south, time: '18:15' },
    { id: 'broken', ...south, timeZone: 'Nowhere' },
    { id: 'south', ...south },
  ];
  const ids = upcomingDraws(draws, at('2026-11-21T00:00:00Z')).map(({ draw }) => draw.id);
  expect(ids).toEqual(['south', 'north']);
});

it('drawsByDay lists what lies ahead in a range, without what is over, unreadable or on no day of it', () => {
  const draws = [
    { id: 'north', ...south, time: '18:15' },
    { id: 'broken', ...south, timeZone: 'Nowhere' },
    { id: 'unreadable', ...south, time: 'noon' },
    { id: 'mondays', ...south, days: [1] },
    { id: 'south', ...south },
  ];
  // A Saturday, 16:30 in Vietnam: the south has been drawn.
  const days = drawsByDay(draws, { from: '2026-11-21', to: '2026-11-23' }, at('2026-11-21T09:30:00Z'));
  expect(days.map(({ day, draws: those }) => [day, ...those.map(({ draw }) => draw.id)])).toEqual([
    ['2026-11-21', 'north'],
    ['2026-11-22', 'south', 'north'],
    ['2026-11-23', 'mondays', 'south', 'north'],
  ]);
  expect(days[1]?.draws[0]?.next).toMatchObject({ drawsAt: at('2026-11-22T09:15:00Z'), state: 'open' });
});

it('splitDuration rounds a begun second up and never goes below zero', () => {
  expect(splitDuration(90_061_001)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 2 });
  expect(splitDuration(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
