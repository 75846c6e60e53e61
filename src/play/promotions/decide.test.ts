import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Campaign } from './campaign.ts';
import { applicationCause, causeOf, codeCause, type Cause, type PromotionEvent } from './cause.ts';
import { decideAward, type Standing } from './decide.ts';
import { campaignOf, newStanding } from './testing/campaign.ts';

const day = 86_400_000;
const start = Date.parse('2026-03-01T00:00:00Z');
const at = new Date(start + day);

const cause: Cause = { cause: 'deposit:1', at, base: 10_000n };

const deposit = (given: Partial<Extract<PromotionEvent, { kind: 'deposit' }>> = {}): PromotionEvent => ({
  kind: 'deposit',
  key: 'd1',
  at,
  amount: 10_000n,
  method: 'wallet',
  nth: 2,
  nthOfMethod: 1,
  ...given,
});

describe('a campaign', () => {
  it('is set off by what its trigger names alone', () => {
    const of = (trigger: Campaign['trigger'], event: PromotionEvent) =>
      causeOf(campaignOf({ trigger }), event)?.cause;
    expect(of({ on: 'registration' }, { kind: 'registration', at })).toBe('registration');
    expect(of({ on: 'registration' }, deposit())).toBeUndefined();
    expect(of({ on: 'deposit' }, deposit())).toBe('deposit:d1');
    expect(of({ on: 'deposit', nth: 1 }, deposit())).toBeUndefined();
    expect(of({ on: 'deposit', nth: 2 }, deposit())).toBe('deposit#2');
    expect(of({ on: 'deposit', nth: 1, method: 'wallet' }, deposit())).toBe('deposit#1');
    expect(of({ on: 'deposit', method: 'card' }, deposit())).toBeUndefined();
    expect(of({ on: 'deposit', least: 10_001 }, deposit())).toBeUndefined();
    const loss = { kind: 'loss', key: '2026-03-02', at, amount: 500n, campaign: 'spring' } as const;
    expect(of({ on: 'loss', every: 'day' }, loss)).toBe('loss:2026-03-02');
    expect(of({ on: 'loss', every: 'day' }, { ...loss, campaign: 'other' })).toBeUndefined();
    expect(of({ on: 'loss', every: 'day', least: 501 }, loss)).toBeUndefined();
    const rounds = { ...loss, kind: 'rounds', amount: 5n } as const;
    expect(of({ on: 'rounds', every: 'day', least: 5 }, rounds)).toBe('rounds:2026-03-02');
    expect(of({ on: 'rounds', every: 'day', least: 6 }, rounds)).toBeUndefined();
    expect(of({ on: 'stake', every: 'day' }, rounds)).toBeUndefined();
    const level = { kind: 'level', key: 'gold', at, campaign: 'spring' } as const;
    expect(of({ on: 'level', level: 'gold' }, level)).toBe('level:gold');
    expect(of({ on: 'level', level: 'gold' }, { ...level, campaign: 'other' })).toBeUndefined();
    expect(of({ on: 'salary', level: 'gold', every: 'week' }, level)).toBeUndefined();
    const login = (streak: bigint) => ({ kind: 'login', key: '2026-03-02', at, streak }) as const;
    expect([1n, 6n, 7n, 8n, 14n].map((streak) => of({ on: 'login', days: 7 }, login(streak)))).toEqual([
      undefined,
      undefined,
      'login:2026-03-02',
      undefined,
      'login:2026-03-02',
    ]);
    expect(of({ on: 'login' }, login(3n))).toBe('login:2026-03-02');
  });

  it.each<[string, Partial<Campaign>, Partial<Standing>, Partial<Cause>, string]>([
    ['before it begins', {}, {}, { at: new Date(start - 1) }, 'NOT_STARTED'],
    ['at its end', {}, {}, { at: new Date('2026-04-01T00:00:00Z') }, 'ENDED'],
    ['while it is off', { enabled: false }, {}, {}, 'ENDED'],
    ['to others', {}, { fits: false }, {}, 'AUDIENCE'],
    ['beside another of its group', { group: 'one' }, { busy: true }, {}, 'GROUP'],
    ['for the same cause', {}, { causes: new Set(['deposit:1']) }, {}, 'AGAIN'],
    ['beyond the limit of a member', {}, { causes: new Set(['a', 'b', 'c']) }, {}, 'LIMIT'],
    ['beyond the limit of a day', { limits: { member: 3, memberDay: 1 } }, { today: 1 }, {}, 'TODAY'],
    ['beyond the limit of a device', { limits: { device: 2 } }, { onDevice: 2 }, {}, 'ONE_DEVICE'],
    ['beyond its own limit', { limits: { campaign: 7 } }, { awards: 7 }, {}, 'FULL'],
    ['beyond its budget', {}, { spent: 9501n }, {}, 'BUDGET'],
    ['to who has not joined', { join: true }, {}, {}, 'NOT_JOINED'],
    [
      'for what was before joining',
      { join: true },
      { joinedAt: new Date(at.getTime() + 1) },
      {},
      'NOT_JOINED',
    ],
    [
      'for what reaches no tier',
      { gives: { what: 'money', by: 'tiers', tiers: [{ from: 10_001, amount: 5 }] } },
      {},
      {},
      'NOTHING',
    ],
  ])('gives nothing %s', (_, campaign, standing, change, why) => {
    const decision = decideAward(
      campaignOf(campaign),
      { ...cause, ...change },
      { ...newStanding, ...standing },
    );
    expect(decision).toEqual({ ok: false, why });
  });

  it('gives to who joined before, up to the last unit of its budget', () => {
    const standing = { ...newStanding, joinedAt: at, spent: 9500n };
    expect(decideAward(campaignOf({ join: true }), cause, standing)).toEqual({ ok: true, amount: 500n });
  });

  it('rewards a code once a day, and each application', () => {
    const code = campaignOf({ trigger: { on: 'code', code: 'LEAF' } });
    expect(decideAward(code, codeCause('2026-03-02', at), { ...newStanding, today: 1 })).toMatchObject({
      why: 'TODAY',
    });
    const application = campaignOf({ trigger: { on: 'application' } });
    const before = { ...newStanding, causes: new Set(['application:a']), today: 1 };
    expect(decideAward(application, applicationCause('a', at), before)).toMatchObject({ why: 'AGAIN' });
    expect(decideAward(application, applicationCause('b', at), before)).toMatchObject({ ok: true });
  });
});

describe('campaigns over random histories', () => {
  /** Events of three members in any order, with repetitions. */
  const histories = fc.array(
    fc.record({
      member: fc.integer({ min: 0, max: 2 }),
      key: fc.integer({ min: 0, max: 8 }),
      amount: fc.bigInt(1n, 20_000n),
      hour: fc.integer({ min: 0, max: 71 }),
    }),
    { maxLength: 60 },
  );
  const campaigns = fc
    .record({
      member: fc.integer({ min: 1, max: 4 }),
      memberDay: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
      all: fc.option(fc.integer({ min: 4, max: 8 }), { nil: undefined }),
      budget: fc.integer({ min: 1000, max: 20_000 }),
      percent: fc.integer({ min: 1, max: 200 }),
    })
    .map(({ member, memberDay, all, budget, percent }) =>
      campaignOf({
        limits: {
          member,
          ...(memberDay !== undefined && { memberDay }),
          ...(all !== undefined && { campaign: all }),
        },
        budget,
        gives: { what: 'money', by: 'share', percent, max: 3000 },
      }),
    );

  type Given = { member: number; cause: string; amount: bigint; day: number };

  /** Plays events one after the other, as the server does under its locks. */
  function play(
    campaign: Campaign,
    events: readonly { member: number; key: number; amount: bigint; hour: number }[],
  ) {
    const given: Given[] = [];
    for (const { member, key, amount, hour } of events) {
      const own = given.filter((award) => award.member === member);
      const today = Math.floor(hour / 24);
      const found = causeOf(campaign, {
        ...deposit({ key: `${member}-${key}`, amount }),
        at: new Date(start + hour * 3_600_000),
      } as PromotionEvent);
      if (!found) continue;
      const decision = decideAward(campaign, found, {
        ...newStanding,
        causes: new Set(own.map((award) => award.cause)),
        today: own.filter((award) => award.day === today).length,
        spent: given.reduce((sum, award) => sum + award.amount, 0n),
        awards: given.length,
      });
      if (decision.ok) given.push({ member, cause: found.cause, amount: decision.amount, day: today });
    }
    return given;
  }

  it('never give more than the budget, nor more often than a limit allows', () => {
    fc.assert(
      fc.property(campaigns, histories, (campaign, events) => {
        const given = play(campaign, events);
        const { member = 1, memberDay = Infinity, campaign: all = Infinity } = campaign.limits ?? {};
        expect(given.reduce((sum, { amount }) => sum + amount, 0n)).toBeLessThanOrEqual(
          BigInt(campaign.budget),
        );
        expect(given.length).toBeLessThanOrEqual(all);
        for (const one of [0, 1, 2]) {
          const own = given.filter((award) => award.member === one);
          expect(own.length).toBeLessThanOrEqual(member);
          for (const today of [0, 1, 2])
            expect(own.filter((award) => award.day === today).length).toBeLessThanOrEqual(memberDay);
        }
      }),
    );
  });

  it('give the same when events come twice', () => {
    fc.assert(
      fc.property(campaigns, histories, (campaign, events) => {
        const twice = events.flatMap((event) => [event, event]);
        expect(play(campaign, twice)).toEqual(play(campaign, events));
      }),
    );
  });

  it('give each cause the same in any order, where limits and budget suffice', () => {
    const wide = campaignOf({ limits: { member: 1000 }, budget: 10 ** 9 });
    fc.assert(
      fc.property(
        histories.chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
        ),
        ([events, shuffled]) => {
          const sorted = (given: Given[]) => given.map(({ cause: of }) => of).toSorted();
          expect(sorted(play(wide, shuffled))).toEqual(sorted(play(wide, events)));
        },
      ),
    );
  });
});
