import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sportsBook, payoutOf } from './book.ts';
import { finalOf, fixtureOf } from './fixtures.ts';
import { picks, wins } from './odds.ts';
import { every, type SportName } from './sports.ts';

const names = ['football', 'tennis', 'basketball'] as const satisfies readonly SportName[];
const book = sportsBook(names);
const seedOf = (key: string): string => `seed of ${key}`;

const leg = fc.record({
  sport: fc.constantFrom(...names),
  index: fc.integer({ min: 0, max: 5_000 }),
  pick: fc.constantFrom(...picks),
  odds: fc.integer({ min: 103, max: 20_000 }),
});
const legs = fc.uniqueArray(leg, {
  minLength: 1,
  maxLength: 8,
  selector: ({ sport, index }) => `${sport}:${index}`,
});
const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
const won = ({ sport, index, pick }: { sport: SportName; index: number; pick: (typeof picks)[number] }) =>
  wins(sport, pick, finalOf(fixtureOf(sport, index, seedOf)));

describe('what a ticket pays', () => {
  it('is for singles what each bet pays alone', () => {
    fc.assert(
      fc.property(legs, amount, (chosen, each) => {
        const all = { amount: String(each), legs: chosen, kind: 'singles' };
        const alone = chosen.map(
          (one) => book.settle({ amount: String(each), legs: [one], kind: 'combo' }, seedOf).payout,
        );
        expect(book.settle(all, seedOf).payout).toBe(alone.reduce((sum, pays) => sum + pays, 0n));
      }),
    );
  });

  it('is for a combo nothing when a leg is lost, else the stake times all odds, rounded down once', () => {
    fc.assert(
      fc.property(legs, amount, (chosen, stake) => {
        const { payout } = book.settle({ amount: String(stake), legs: chosen, kind: 'combo' }, seedOf);
        const scale = 100n ** BigInt(chosen.length);
        const exact = chosen.every(won)
          ? chosen.reduce((product, { odds }) => product * BigInt(odds), stake)
          : 0n;
        expect(payout * scale <= exact && (payout + 1n) * scale > exact).toBe(true);
      }),
    );
  });

  it('does not depend on the sequence of the legs, and is never less with one more single', () => {
    const decided = fc.array(fc.record({ odds: fc.integer({ min: 103, max: 20_000 }), won: fc.boolean() }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(decided, amount, (chosen, stake) => {
        for (const kind of ['combo', 'singles'] as const)
          expect(payoutOf(kind, stake, chosen.toReversed())).toBe(payoutOf(kind, stake, chosen));
        expect(payoutOf('singles', stake, chosen.slice(1)) <= payoutOf('singles', stake, chosen)).toBe(true);
      }),
    );
  });
});

describe('taking a ticket', () => {
  const now = 1_000 * every;
  const board = book.board(now, seedOf) as unknown as {
    fixtures: { sport: SportName; index: number; odds: Record<(typeof picks)[number], number> }[];
  };
  const open = board.fixtures
    .filter(({ odds }) => odds.home > 0)
    .slice(0, 3)
    .map(({ sport, index, odds }) => ({ sport, index, pick: 'home', odds: odds.home }));

  it('costs the stake once for a combo, and once for each of its singles', () => {
    const bet = { amount: '500', legs: open };
    expect(book.take({ ...bet, kind: 'combo' }, now, seedOf)).toMatchObject({ ok: true, cost: 500n });
    expect(book.take({ ...bet, kind: 'singles' }, now, seedOf)).toMatchObject({ ok: true, cost: 1500n });
  });

  it.each(['combo', 'singles'])(
    'is refused as %s when odds have fallen below those that were seen',
    (kind) => {
      const [first, ...others] = open;
      const seen = [{ ...first, odds: (first?.odds ?? 0) + 1 }, ...others];
      const taken = book.take({ amount: '500', legs: seen, kind } as never, now, seedOf);
      expect(taken).toEqual({ ok: false, code: 'ODDS_CHANGED' });
    },
  );

  it('keeps the odds that were seen when they have risen since', () => {
    const [first] = open;
    const seen = { ...first, odds: (first?.odds ?? 0) - 1 };
    expect(book.take({ amount: '500', legs: [seen] } as never, now, seedOf)).toMatchObject({
      ok: true,
      terms: { legs: [seen] },
    });
  });
});

it('tells the platform what a ticket is on: match, pick and odds of each leg', () => {
  const index = 12;
  const now = index * every - 1000;
  const { fixtures } = book.board(now, seedOf) as unknown as {
    fixtures: { sport: SportName; index: number; teams: [string, string]; odds: Record<string, number> }[];
  };
  const match = fixtures.find((one) => one.sport === 'football' && one.index === index);
  const teams = match?.teams.join(' – ');
  const odds = match?.odds['draw'] ?? 0;
  const take = (pick: string, at: number) =>
    book.take({ amount: '100', legs: [{ sport: 'football', index, pick, odds: at }] }, now, seedOf);
  expect(take('draw', odds)).toMatchObject({ ok: true, picks: [`${teams}: X · ${(odds / 100).toFixed(2)}`] });
  const over = match?.odds['over'] ?? 0;
  expect(take('over', over)).toMatchObject({ picks: [`${teams}: > 2.5 · ${(over / 100).toFixed(2)}`] });
});
