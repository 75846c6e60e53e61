import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Campaign } from './campaign.ts';
import { rewardFor } from './reward.ts';
import { byTime, createSimulation, highestOf, type Occasion } from './simulation.ts';
import { campaignOf } from './testing/campaign.ts';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const begin = Date.parse('2026-03-01T00:00:00Z');

/** Two of the members log in with one browser. */
const sharing = (memberId: string): string[] => ({ m1: ['m2'], m2: ['m1'] })[memberId] ?? [];

type Gift = { memberId: string; day: string; amount: bigint };

/** The rules told once more, slowly: everything that was given is looked through for each occasion. */
function slowly({ limits = {}, gives, budget }: Campaign, occasions: readonly Occasion[]): Gift[] {
  const given: Gift[] = [];
  for (const { memberId, cause, made, fits, busy } of occasions) {
    const day = dayOf(made);
    const amount = rewardFor(gives, cause.base);
    const own = given.filter((gift) => gift.memberId === memberId);
    const spent = given.reduce((sum, gift) => sum + gift.amount, 0n);
    const isGiven =
      fits &&
      !busy &&
      amount > 0n &&
      own.length < (limits.member ?? 1) &&
      own.filter((gift) => gift.day === day).length < (limits.memberDay ?? Infinity) &&
      given.filter((gift) => [memberId, ...sharing(memberId)].includes(gift.memberId)).length <
        (limits.device ?? Infinity) &&
      given.length < (limits.campaign ?? Infinity) &&
      spent + amount <= BigInt(budget);
    if (isGiven) given.push({ memberId, day, amount });
  }
  return given;
}

const occasions = fc
  .array(
    fc.record({
      member: fc.integer({ min: 1, max: 4 }),
      minutes: fc.integer({ min: 0, max: 3 * 24 * 60 }),
      base: fc.bigInt({ min: 1n, max: 9_000n }),
      fits: fc.integer({ min: 0, max: 9 }).map((dice) => dice > 0),
      busy: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    }),
    { maxLength: 40 },
  )
  .map((rows) =>
    rows
      .map(({ member, minutes, base, fits, busy }, index): Occasion => {
        const at = new Date(begin + minutes * 60_000);
        const cause = { cause: `deposit:${index}`, at, base };
        return { memberId: `m${member}`, cause, made: at, fits, busy };
      })
      .toSorted(byTime),
  );

const campaigns = fc
  .record({
    member: fc.integer({ min: 1, max: 6 }),
    device: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    memberDay: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    most: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    budget: fc.integer({ min: 900, max: 9_000 }),
    gives: fc.constantFrom<Campaign['gives']>(
      { what: 'money', by: 'fixed', amount: 500 },
      { what: 'bonus', by: 'share', percent: 12.5, max: 900, wagering: { times: 2, days: 3 } },
      {
        what: 'points',
        by: 'tiers',
        tiers: [
          { from: 2_000, amount: 100 },
          { from: 6_000, amount: 800 },
        ],
      },
    ),
  })
  .map(({ member, memberDay, device, most, budget, gives }) =>
    campaignOf({
      gives,
      budget,
      limits: {
        member,
        ...(memberDay !== undefined && { memberDay }),
        ...(device !== undefined && { device }),
        ...(most !== undefined && { campaign: most }),
      },
    }),
  );

describe('a simulation', () => {
  it('gives what a slow reading of the rules gives, whatever happened', () => {
    fc.assert(
      fc.property(campaigns, occasions, (campaign, happened) => {
        const simulation = createSimulation(campaign, { joinedAt: new Date(begin), dayOf, sharing });
        for (const occasion of happened) simulation.take(occasion);
        const result = simulation.result();
        const gifts = slowly(campaign, happened);
        expect(result.awards).toBe(gifts.length);
        expect(result.amount).toBe(gifts.reduce((sum, { amount }) => sum + amount, 0n));
        expect(new Set(result.members.keys())).toEqual(new Set(gifts.map(({ memberId }) => memberId)));
        for (const [day, { awards }] of result.days)
          expect(awards).toBe(gifts.filter((gift) => gift.day === day).length);
        const refusals = [...result.refused.values()].reduce((sum, count) => sum + count, 0);
        expect(refusals + gifts.length).toBe(happened.length);
      }),
      { numRuns: 500 },
    );
  });

  it('names those who would have been given most', () => {
    const campaign = campaignOf({
      limits: { member: 9 },
      gives: { what: 'money', by: 'share', percent: 10 },
    });
    const simulation = createSimulation(campaign, { joinedAt: new Date(begin), dayOf });
    for (const [index, [memberId, base]] of (
      [
        ['low', 1_000n],
        ['high', 9_000n],
        ['high', 2_000n],
        ['mid', 5_000n],
      ] as const
    ).entries()) {
      const at = new Date(begin + index);
      simulation.take({
        memberId,
        cause: { cause: `deposit:${index}`, at, base },
        made: at,
        fits: true,
        busy: false,
      });
    }
    expect(highestOf(simulation.result(), 2)).toEqual([
      { memberId: 'high', given: { amount: 1_100n, awards: 2 } },
      { memberId: 'mid', given: { amount: 500n, awards: 1 } },
    ]);
  });
});
