/** @module-tag exhaustive */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import { activeChanges, type PlayedDay } from './active.ts';
import { allBranches, rowsOf, type Change } from './figures.ts';
import { lineAt, type Place } from './lines.ts';
import { newcomerRate, priceGroup, rateBounds, rateFault } from './rates.ts';
import { dueOf, fractions, minorUnits } from './rebates.ts';
import { spanAfter, spanBefore, spanOf } from './spans.ts';
import { slowEarned, slowTeam, slowTotal } from './testing/slow-model.ts';
import { stories, type Outcome, type Story } from './testing/stories.ts';

describe('rates of agents', () => {
  const terms = { max: 900, step: 10, gap: 20, newcomers: 300 };

  it('lie between those of the downlines and that of the upline, in steps', () => {
    const bounds = rateBounds(terms, { above: 500, below: 200 });
    expect(bounds).toEqual({ min: 220, max: 480, step: 10 });
    expect([210, 220, 225, 480, 490].map((rate) => rateFault(rate, bounds))).toEqual([
      'TOO_SMALL',
      undefined,
      'PATTERN',
      undefined,
      'TOO_LARGE',
    ]);
    expect(rateBounds(terms, { above: undefined, below: 0 })).toEqual({ min: 0, max: 900, step: 10 });
    expect(rateBounds(terms, { above: 500, below: 0, kindMax: 105 }).max).toBe(100);
    // Nothing fits between an upline and a downline with the same rate.
    const none = rateBounds(terms, { above: 300, below: 300 });
    expect(none.min).toBeGreaterThan(none.max);
  });

  it('of newcomers are the default, as far as the agent’s allows', () => {
    expect([900, 320, 310, 10, 0].map((above) => newcomerRate(terms, { above }))).toEqual([
      300, 300, 290, 0, 0,
    ]);
    expect(newcomerRate({ max: 900, step: 10 }, { above: 900 })).toBe(0);
  });

  it('make price groups of 1800 and 20 for each percent', () => {
    expect([0, 5, 250, 1000].map(priceGroup)).toEqual([1800, 1801, 1850, 2000]);
  });
});

describe('spans', () => {
  it('are days, weeks from Monday and months', () => {
    expect(spanOf('week', '2026-03-01')).toBe('2026-02-23');
    expect(spanOf('week', '2026-03-02')).toBe('2026-03-02');
    expect([spanAfter('month', '2026-12-01'), spanBefore('month', '2026-03-01')]).toEqual([
      '2027-01-01',
      '2026-02-01',
    ]);
    expect([spanAfter('week', '2026-02-23'), spanBefore('week', '2026-02-23')]).toEqual([
      '2026-03-02',
      '2026-02-16',
    ]);
  });
});

describe('minor units with decimals', () => {
  it('are exact', () => {
    expect([0n, 1n, -15_000n, 123_450n, 10_000n].map(minorUnits)).toEqual([
      '0',
      '0.0001',
      '-1.5',
      '12.345',
      '1',
    ]);
  });
});

/** Counts the settlements of a story one by one, as they come, and pays now and then. */
function tell(story: Story) {
  const places = new Map<string, Place[]>();
  for (const { member, at: since, upline, rate } of story.stands)
    places.set(member, [...(places.get(member) ?? []), { since, upline, rate }]);
  const rows = new Map<string, { validBet: bigint; bets: bigint; earned: bigint }>();
  const earned = new Map<string, bigint>();
  const paid = new Map<string, bigint>();
  const active = new Map<string, number>();
  const played = new Map<string, PlayedDay[]>();
  const counted = new Map<number, Outcome>();
  const pay = (): void => {
    for (const [agent, amount] of earned) paid.set(agent, dueOf(amount));
  };
  for (const [index, outcome] of story.outcomes.entries()) {
    const bet = story.bets[outcome.bet];
    if (!bet) continue;
    const { member, placedAt } = bet;
    const line = lineAt(places, member, placedAt);
    const change = (of: Outcome, sign: 1n | -1n): Change => ({
      member,
      line,
      day: of.day,
      counts: { bets: 1n, validBet: of.validBet },
      sign,
    });
    const before = counted.get(outcome.bet);
    const changes = [...(before ? [change(before, -1n)] : []), change(outcome, 1n)];
    counted.set(outcome.bet, outcome);
    for (const { member: of, of: branch, day, figures } of rowsOf(changes)) {
      const key = `${of} ${branch} ${day}`;
      const had = rows.get(key) ?? { validBet: 0n, bets: 0n, earned: 0n };
      const row = {
        validBet: had.validBet + figures.validBet,
        bets: had.bets + figures.bets,
        earned: had.earned + figures.earned,
      };
      rows.set(key, row);
      expect(row.earned >= 0n && row.validBet >= 0n && row.bets >= 0n).toBe(true);
      if (branch === allBranches) earned.set(of, (earned.get(of) ?? 0n) + figures.earned);
    }
    const was = played.get(member) ?? [];
    const is = [
      ...was,
      ...(before && before.validBet > 0n ? [{ day: before.day, line, bets: -1 }] : []),
      ...(outcome.validBet > 0n ? [{ day: outcome.day, line, bets: 1 }] : []),
    ];
    const merged = (days: readonly PlayedDay[]): PlayedDay[] =>
      days.map((each) => ({
        ...each,
        bets: days
          .filter(
            ({ day, line: by }) =>
              day === each.day &&
              by.rates.join() === each.line.rates.join() &&
              by.uplines.join() === each.line.uplines.join(),
          )
          .reduce((sum, { bets }) => sum + bets, 0),
      }));
    for (const { member: of, of: branch, span, day, members } of activeChanges(
      member,
      merged(was),
      merged(is),
    )) {
      const key = `${of} ${branch} ${span} ${day}`;
      active.set(key, (active.get(key) ?? 0) + members);
    }
    played.set(member, is);
    if (index % 3 === 0) pay();
  }
  pay();
  return { rows, earned, paid, active };
}

const shown = (amounts: ReadonlyMap<string, bigint>) =>
  Object.fromEntries([...amounts].filter(([, amount]) => amount !== 0n).toSorted());

describe('rebates of random trees', () => {
  it('are those of a slow model, whatever the order of settlement', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { rows, earned, paid, active } = tell(story);
        expect(shown(earned)).toEqual(shown(slowEarned(story)));
        // Payments are what is due, and with what is carried on exactly what the root's rate gives.
        const sum = [...earned].reduce((all, [agent, amount]) => {
          const given = paid.get(agent) ?? 0n;
          const carried = amount - given * fractions;
          expect(given >= 0n && carried >= 0n && carried < fractions).toBe(true);
          return all + given * fractions + carried;
        }, 0n);
        expect(sum).toBe(slowTotal(story));
        for (const agent of new Set(story.stands.map(({ member }) => member)))
          for (const day of new Set(story.outcomes.map((outcome) => outcome.day)))
            expect({
              validBet: rows.get(`${agent} ${allBranches} ${day}`)?.validBet ?? 0n,
              active: active.get(`${agent} ${allBranches} day ${day}`) ?? 0,
            }).toEqual(slowTeam(story, agent, day));
      }),
      { numRuns: count(300, 10_000), seed: seedOf(53) },
    );
  });

  it('end the same when settlements come the other way round', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const last = new Map(story.outcomes.map((outcome) => [outcome.bet, outcome]));
        const reversed = { ...story, outcomes: [...last.values()].toReversed() };
        expect(shown(tell(reversed).paid)).toEqual(shown(tell(story).paid));
      }),
      { numRuns: count(100, 2000), seed: seedOf(54) },
    );
  });
});
