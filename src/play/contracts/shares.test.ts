import fc from 'fast-check';
import { expect, it } from 'vitest';
import { count } from '#run-size';
import { dividendOf } from './amounts.ts';
import { differenceOf, sharesOf, type Claim } from './shares.ts';
import { anyDividend } from './testing/any-terms.ts';

const numRuns = count(300, 10_000);

/** Trees: each agent is below an earlier one, or below the house. */
const anyTree = fc
  .array(
    fc.record({
      above: fc.nat(),
      terms: anyDividend,
      validBet: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      loss: fc.bigInt({ min: -(10n ** 11n), max: 10n ** 11n }),
      members: fc.nat(12),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((agents) =>
    agents.map(({ above, ...agent }, place) => {
      const upline = above % (place + 1);
      return { ...agent, id: `a${place}`, upline: upline === place ? undefined : `a${upline}` };
    }),
  );

/** What everybody keeps, unit by unit: an upline hands out its money one unit at a time to whoever is furthest behind its share. */
function keptByHand(claims: readonly Claim[]): Map<string, bigint> {
  const kept = new Map<string, bigint>();
  const visit = (claim: Claim, received: bigint): void => {
    const children = claims.filter(({ upline }) => upline === claim.id);
    const asked = children.reduce((sum, { own }) => sum + own, 0n);
    if (asked <= received) {
      kept.set(claim.id, received - asked);
      for (const child of children) visit(child, child.own);
      return;
    }
    const parts = children.map((child) => ({ child, part: (child.own * received) / asked }));
    for (let left = received - parts.reduce((sum, { part }) => sum + part, 0n); left > 0n; left -= 1n) {
      const behind = parts.reduce((most, each) => {
        const lacks = ({ child, part }: typeof each) => child.own * received - part * asked;
        const more = lacks(each) - lacks(most);
        return more > 0n || (more === 0n && each.child.id < most.child.id) ? each : most;
      });
      behind.part += 1n;
    }
    kept.set(claim.id, 0n);
    for (const { child, part } of parts) visit(child, part);
  };
  for (const claim of claims) if (claim.upline === undefined) visit(claim, claim.own);
  return kept;
}

it('pays down any tree as a payer by hand would, gives what the house gives, and takes from nobody', () => {
  fc.assert(
    fc.property(anyTree, (agents) => {
      const claims = agents.map(({ id, upline, terms, ...figures }) => ({
        id,
        upline,
        own: dividendOf(terms, figures, 1).amount,
      }));
      const shares = sharesOf(claims);
      const kept = new Map([...shares].map(([id, share]) => [id, share.kept]));
      expect(kept).toEqual(keptByHand(claims));
      const house = claims.reduce((sum, { upline, own }) => (upline === undefined ? sum + own : sum), 0n);
      expect([...kept.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(house);
      expect([...kept.values()].every((amount) => amount >= 0n)).toBe(true);
      // Any order of the agents comes to the same.
      expect(new Map([...sharesOf(claims.toReversed())].map(([id, { kept: same }]) => [id, same]))).toEqual(
        kept,
      );
    }),
    { numRuns },
  );
});

it('keeps what is left, and gives in proportion where an amount does not suffice', () => {
  const tree = (own: bigint): Claim[] => [
    { id: 'root', upline: undefined, own },
    { id: 'north', upline: 'root', own: 60n },
    { id: 'south', upline: 'root', own: 30n },
    { id: 'village', upline: 'north', own: 50n },
  ];
  const kept = (own: bigint) => [...sharesOf(tree(own))].map(([id, share]) => [id, share.kept]);
  expect(kept(100n)).toEqual([
    ['root', 10n],
    ['north', 10n],
    ['south', 30n],
    ['village', 50n],
  ]);
  expect(kept(50n)).toEqual([
    ['root', 0n],
    ['north', 0n],
    ['south', 17n],
    ['village', 33n],
  ]);
  expect(kept(0n)).toEqual([
    ['root', 0n],
    ['north', 0n],
    ['south', 0n],
    ['village', 0n],
  ]);
});

it('gives each level of a bet what it has above the one below, in all what the highest has', () => {
  expect(differenceOf([10n, 25n, 25n, 40n])).toEqual([10n, 15n, 0n, 15n]);
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { maxLength: 14 }), (earned) => {
      const amounts = differenceOf(earned);
      const highest = earned.reduce((most, own) => (own > most ? own : most), 0n);
      expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(highest);
      amounts.forEach((amount, level) => {
        const below = earned.slice(0, level).reduce((most, own) => (own > most ? own : most), 0n);
        const above = (earned[level] ?? 0n) - below;
        expect(amount).toBe(above > 0n ? above : 0n);
      });
    }),
    { numRuns },
  );
});
