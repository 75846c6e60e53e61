import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawTickets, prizesByPlace, rafflePhase } from './raffle.ts';

const ofList = (words: readonly number[]) => {
  const left = [...words];
  return () => left.shift() ?? 0;
};

it('draws each ticket once, in the order in which random numbers bring them', () => {
  expect(drawTickets(ofList([4, 4, 1, 4, 0]), { tickets: 5, places: 3 })).toEqual([4, 1, 0]);
  expect(drawTickets(ofList([]), { tickets: 0, places: 3 })).toEqual([]);
});

it('never draws a ticket that there is not, nor more than there are', () => {
  const ground = fc.record({
    tickets: fc.integer({ min: 0, max: 60 }),
    places: fc.integer({ min: 1, max: 80 }),
  });
  fc.assert(
    fc.property(ground, fc.nat(), ({ tickets, places }, seed) => {
      let state = seed;
      const random = (below: number) => (state = (state * 48_271 + 11) % 2_147_483_647) % below;
      const drawn = drawTickets(random, { tickets, places });
      expect(new Set(drawn).size).toBe(Math.min(tickets, places));
      expect(drawn.every((ticket) => ticket >= 0 && ticket < tickets)).toBe(true);
    }),
  );
});

it('gives each place its prize, and is in one phase at a time', () => {
  const prizes = [
    { what: 'money', amount: 9 },
    { what: 'points', amount: 5, places: 2 },
  ] as const;
  expect(prizesByPlace({ prizes: [...prizes] }).map(({ amount }) => amount)).toEqual([9, 5, 5]);
  const times = {
    from: '2026-01-01T00:00:00Z',
    until: '2026-02-01T00:00:00Z',
    drawsAt: '2026-02-02T00:00:00Z',
  };
  const at = ['2025-12-31T23:59:59Z', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-02-02T00:00:00Z'];
  expect(at.map((moment) => rafflePhase(times, new Date(moment)))).toEqual([
    'coming',
    'open',
    'closed',
    'due',
  ]);
});
