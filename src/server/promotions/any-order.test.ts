import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import type { Campaign } from '#play/promotions/campaign.ts';
import { memberLimit } from '#play/promotions/campaign.ts';
import { rewardFor } from '#play/promotions/reward.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { databases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { claimAward } from './claim.ts';
import { addPromotionEvent } from './events.ts';
import { sampleCampaign, setCampaigns } from './testing/campaigns.ts';
import { workEvents } from './work-events.ts';

const at = new Date('2026-03-01T12:00:00Z');
const members = ['m0', 'm1', 'm2'];
const currency = 'MMK';

const gives = fc.oneof(
  fc.record({ by: fc.constant('fixed' as const), amount: fc.constantFrom(1, 40, 100) }),
  fc.record(
    {
      by: fc.constant('share' as const),
      percent: fc.constantFrom(0.5, 10, 150),
      max: fc.constantFrom(30, 90),
    },
    { requiredKeys: ['by', 'percent'] },
  ),
  fc.record({
    by: fc.constant('tiers' as const),
    tiers: fc.constant<NonNullable<Campaign['gives']['tiers']>>([
      { from: 50, amount: 5 },
      { from: 200, amount: 60 },
    ]),
  }),
);
const campaign = fc.record({
  on: fc.constantFrom('deposit' as const, 'deposit' as const, 'deposit' as const, 'registration' as const),
  nth: fc.constantFrom(undefined, undefined, 1, 2),
  method: fc.constantFrom(undefined, undefined, 'card'),
  least: fc.constantFrom(undefined, 60),
  gives,
  what: fc.constantFrom('money' as const, 'bonus' as const, 'points' as const),
  how: fc.constantFrom('automatic' as const, 'claim' as const),
  member: fc.constantFrom(1, 2, 50),
  memberDay: fc.constantFrom(undefined, undefined, 1),
  most: fc.constantFrom(undefined, undefined, 3),
  group: fc.constantFrom(undefined, undefined, undefined, 'one'),
  budget: fc.constantFrom(100, 160, 1_000_000, 1_000_000),
});
const event = fc.record({
  member: fc.nat(members.length - 1),
  kind: fc.constantFrom('deposit' as const, 'deposit' as const, 'deposit' as const, 'registration' as const),
  amount: fc.constantFrom(10, 55, 100, 250, 700),
  method: fc.constantFrom('card', 'transfer'),
  /** How often it is written down. */
  times: fc.constantFrom(1, 1, 2, 3),
});
const story = fc.record({
  campaigns: fc.array(campaign, { minLength: 1, maxLength: 5 }),
  events: fc.array(event, { minLength: 1, maxLength: 12 }),
  seed: fc.nat(),
});
type Story = typeof story extends fc.Arbitrary<infer One> ? One : never;

/** The campaign of an arbitrary one; what never counts with its trigger is left out. */
const campaignFrom = (index: number, given: Story['campaigns'][number]): Campaign => {
  const isDeposit = given.on === 'deposit';
  const computed: Partial<Campaign['gives']> = isDeposit ? given.gives : { by: 'fixed', amount: 25 };
  const { what, member, memberDay, most, group, nth, method, least } = given;
  return sampleCampaign(`c${index}`, {
    trigger: {
      on: given.on,
      ...(isDeposit && nth !== undefined && { nth }),
      ...(isDeposit && method !== undefined && { method }),
      ...(isDeposit && least !== undefined && { least }),
    },
    gives: {
      by: 'fixed',
      ...computed,
      what,
      ...(what === 'bonus' && { wagering: { times: 2, days: 7 } }),
    },
    how: given.how,
    limits: {
      member,
      ...(memberDay !== undefined && { memberDay }),
      ...(most !== undefined && { campaign: most }),
    },
    ...(group !== undefined && { group }),
    budget: given.budget,
  });
};

/** True if what others or other events get changes nothing of what an event gives. */
const isFree = ({ budget, limits, group }: Campaign): boolean =>
  budget === 1_000_000 &&
  limits?.campaign === undefined &&
  limits?.memberDay === undefined &&
  (limits?.member ?? 1) === 50 &&
  group === undefined;

/** Order of indices by a seed. */
const shuffled = (length: number, seed: number): number[] =>
  Array.from({ length }, (_, index) => index).sort(
    (one, other) => Math.sin(one * 99 + seed) - Math.sin(other * 99 + seed),
  );

describe.each(databases)('promotions in any order of what happens on %s', (kind) => {
  let database: TestDatabase;
  let runs = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const random = (size: number): Uint8Array => new Uint8Array(randomBytes(size));

  /** A brand with members and the deposits of a story, none of which campaigns were asked about. */
  async function begin({ campaigns, events }: Story): Promise<LiveBrand> {
    const { db } = database;
    const brand = `b${(runs += 1)}`;
    const documents = brandDocuments();
    setCampaigns(
      documents,
      campaigns.map((each, index) => campaignFrom(index, each)),
    );
    for (const id of members)
      await sql`insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, registered_at)
        values (${brand}, ${id}, ${id}, ${id}, 0, ${id}, '', ${at}, ${at})`.execute(db);
    for (const [index, { kind: what, member, amount, method }] of events.entries())
      if (what === 'deposit')
        await sql`insert into cashier_deposits (brand, member_id, id, method, kind, currency, amount, fee, state, made_at, decided_at)
          values (${brand}, ${members[member]}, ${`d${index}`}, ${method}, 'hosted', ${currency}, ${amount}, 0, 'CONFIRMED',
            ${at}, ${new Date(at.getTime() + index)})`.execute(db);
    return { brand, seq: 1, documents };
  }

  /** Writes the events of a story down in an order, works them out by two workers, and claims what waits, twice. */
  async function live(brand: LiveBrand, { events }: Story, order: readonly number[]): Promise<void> {
    const { db } = database;
    const faults: unknown[] = [];
    const work = () =>
      workEvents(
        {
          db,
          random,
          brands: { live: async () => brand },
          balanceHints: { balanceMoved: () => undefined },
          report: (fault) => faults.push(fault),
        },
        new Date(at.getTime() + 60_000),
        new AbortController().signal,
      );
    for (const index of order) {
      const { kind: what, member, amount, method, times } = events[index]!;
      const owner = {
        brand: brand.brand,
        memberId: members[member] ?? '',
        at: new Date(at.getTime() + index),
      };
      for (let time = 0; time < times; time += 1)
        await db
          .transaction()
          .execute((trx) =>
            addPromotionEvent(
              trx,
              what === 'deposit'
                ? { ...owner, kind: what, key: `d${index}`, amount: BigInt(amount), method }
                : { ...owner, kind: what },
            ),
          );
      if (index % 3 === 0) await Promise.all([work(), work()]);
    }
    await Promise.all([work(), work()]);
    const open = await db
      .selectFrom('promotion_awards')
      .select(['member_id', 'id'])
      .where('brand', '=', brand.brand)
      .where('state', '=', 'OPEN')
      .execute();
    const claims = await Promise.all(
      [...open, ...open].map(({ member_id: memberId, id }) =>
        db.transaction().execute(async (trx) => {
          await lockPurses(trx, { brand: brand.brand, memberIds: [memberId], currency });
          return claimAward(trx, { brand: brand.brand, memberId, id, now: at });
        }),
      ),
    );
    expect(claims.filter((claim) => claim?.credited)).toHaveLength(open.length);
    expect(faults).toEqual([]);
  }

  const awardsOf = (brand: string) =>
    database.db
      .selectFrom('promotion_awards')
      .selectAll()
      .where('brand', '=', brand)
      .orderBy('campaign')
      .orderBy('member_id')
      .orderBy('cause')
      .execute();

  /** What holds for each story and order. */
  async function prove(brand: LiveBrand, { events }: Story): Promise<void> {
    const { db } = database;
    const awards = await awardsOf(brand.brand);
    const budgets = await db
      .selectFrom('promotion_budgets')
      .selectAll()
      .where('brand', '=', brand.brand)
      .execute();
    for (const document of Object.values(brand.documents)) {
      if (document.kind !== 'promotion') continue;
      const of = awards.filter((award) => award.campaign === document.id);
      const spent = of.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      const budget = budgets.find((row) => row.campaign === document.id);
      expect([String(spent), of.length]).toEqual([budget?.spent ?? '0', budget?.awards ?? 0]);
      expect(spent).toBeLessThanOrEqual(BigInt(document.budget));
      expect(of.length).toBeLessThanOrEqual(document.limits?.campaign ?? Infinity);
      for (const id of members) {
        const own = of.filter(({ member_id }) => member_id === id);
        expect(own.length).toBeLessThanOrEqual(memberLimit(document));
        expect(own.length).toBeLessThanOrEqual(document.limits?.memberDay ?? Infinity);
      }
      const byDeposit = of.flatMap(({ cause, amount }) => {
        const index = /^deposit:d(\d+)$/u.exec(cause)?.[1];
        return index === undefined ? [] : [[BigInt(events[Number(index)]?.amount ?? 0), amount] as const];
      });
      expect(byDeposit.map(([, amount]) => amount)).toEqual(
        byDeposit.map(([base]) => String(rewardFor(document.gives, base))),
      );
    }
    const grouped = awards.filter(({ campaign: id }) => {
      const document = brand.documents[`promotion/${id}`];
      return document?.kind === 'promotion' && document.group === 'one';
    });
    for (const id of members)
      expect(
        new Set(grouped.filter(({ member_id }) => member_id === id).map((award) => award.campaign)).size,
      ).toBeLessThanOrEqual(1);

    const [books] = (
      await sql<{ sum: string; real: string; bonus: string; points: string; least: string | null }>`
        select
          (select coalesce(sum(balance), 0)::text from ledger_balances where brand = ${brand.brand}) as sum,
          (select coalesce(sum(balance), 0)::text from ledger_balances where brand = ${brand.brand} and purse = 'main' and owner <> 'house') as real,
          (select coalesce(sum(balance), 0)::text from ledger_balances where brand = ${brand.brand} and purse = 'bonus' and owner <> 'house') as bonus,
          (select coalesce(sum(points), 0)::text from point_entries where brand = ${brand.brand}) as points,
          (select least(min(wagered), min(target))::text from bonus_grants where brand = ${brand.brand}) as least`.execute(
        db,
      )
    ).rows;
    const given = (what: string) =>
      String(
        awards.filter((award) => award.what === what).reduce((sum, { amount }) => sum + BigInt(amount), 0n),
      );
    const waiting = await db
      .selectFrom('bonus_grants')
      .select(({ fn }) => fn.sum<string | null>('amount').as('amount'))
      .where('brand', '=', brand.brand)
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow();
    // Members have what was given, and the house has as much less.
    expect(books?.sum).toBe('0');
    expect([books?.real, books?.points]).toEqual([given('money'), given('points')]);
    const inPurses = BigInt(books?.bonus ?? 0);
    expect([given('bonus'), String(BigInt(given('bonus')) - BigInt(waiting.amount ?? 0))]).toContain(
      String(inPurses),
    );
    expect(Number(books?.least ?? 0)).toBeGreaterThanOrEqual(0);
  }

  it(
    'never overspend or pay twice, and give the same for the same events',
    { timeout: 600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(story, async (told) => {
          const first = await begin(told);
          const second = await begin(told);
          const order = told.events.map((_, index) => index);
          await live(first, told, order);
          await live(second, told, shuffled(order.length, told.seed));
          await prove(first, told);
          await prove(second, told);
          const free = new Set(
            Object.values(first.documents).flatMap((document) =>
              document.kind === 'promotion' && isFree(document) ? [document.id] : [],
            ),
          );
          const comparable = async ({ brand }: LiveBrand) =>
            (await awardsOf(brand))
              .filter((award) => free.has(award.campaign))
              .map((award) => [
                award.campaign,
                award.member_id,
                award.cause,
                award.what,
                award.amount,
                award.state,
              ]);
          expect(await comparable(second)).toEqual(await comparable(first));
        }),
        { numRuns: count(kind === 'embedded' ? 12 : 25, 400), seed: seedOf(19) },
      );
      expect((await verifyLedger(database.db)).findings).toEqual([]);
    },
  );
});
