import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallId } from '#contract/generated/calls.ts';
import { documentValidators } from '#contract/generated/validators.js';
import type { Campaign } from '#play/promotions/campaign.ts';
import { rewardFaults } from '#play/promotions/check-reward.ts';
import { GatewayClient, type GatewayAnswer } from '#server/gateway/testing/client.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { registerPayer } from '#server/gateway/testing/payer.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { addPromotionEvent } from '#server/promotions/events.ts';
import { sampleCampaign, setCampaigns } from '#server/promotions/testing/campaigns.ts';
import { workEvents } from '#server/promotions/work-events.ts';
import { exclude } from '#server/protection/exclude.ts';
import { lockProtection } from '#server/protection/protection-status.ts';
import { databases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';

const dayMs = 86_400_000;
const far = '2031-01-01T00:00:00Z';

/** Campaigns that are on in all cases, and some that are not. */
const campaigns: readonly Campaign[] = [
  sampleCampaign('gift', { trigger: { on: 'registration' }, how: 'claim', until: far }),
  sampleCampaign('leaves', {
    trigger: { on: 'registration' },
    how: 'claim',
    until: far,
    gives: { what: 'points', by: 'fixed', amount: 9 },
  }),
  sampleCampaign('tickets', {
    trigger: { on: 'registration' },
    until: far,
    gives: {
      what: 'ticket',
      by: 'fixed',
      amount: 1,
      ticket: { game: 'hcm', betType: 'lo2', unit: 100, days: 365 },
    },
  }),
  sampleCampaign('code', { trigger: { on: 'code', code: 'SPRING-26' }, until: far }),
  sampleCampaign('later', {
    trigger: { on: 'code', code: 'LATER-26' },
    from: '2030-01-01T00:00:00Z',
    until: far,
  }),
  sampleCampaign('over', { trigger: { on: 'code', code: 'OVER-26' }, until: '2026-01-02T00:00:00Z' }),
  sampleCampaign('off', { trigger: { on: 'code', code: 'OFF-26' }, enabled: false, until: far }),
  sampleCampaign('spent', { trigger: { on: 'code', code: 'SPENT-26' }, budget: 1, until: far }),
  sampleCampaign('others', {
    trigger: { on: 'code', code: 'AGENTS-26' },
    audience: { var: 'member.isAgent' },
    until: far,
  }),
  sampleCampaign('joinLater', { join: true, from: '2030-01-01T00:00:00Z', until: far }),
  sampleCampaign('joinOver', { join: true, until: '2026-01-02T00:00:00Z' }),
  sampleCampaign('joinOff', { join: true, enabled: false, until: far }),
  sampleCampaign('apply', { trigger: { on: 'application' }, until: far }),
  sampleCampaign('applyOver', { trigger: { on: 'application' }, until: '2026-01-02T00:00:00Z' }),
];

/** Ids that no award, ticket or campaign has, and values that are no ids. */
const forged: readonly unknown[] = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'nobodys',
  '%',
  '*',
  '../gift',
  "' or '1'='1",
  "x'; update promotion_awards set state = 'OPEN'; --",
  'a'.repeat(64),
  'a'.repeat(65),
  'a'.repeat(100_000),
  'gift\u0000',
  '\u202Egift',
  '__proto__',
  'constructor',
  'registration',
  '2b2b2b2b-2b2b-4b2b-8b2b-2b2b2b2b2b2b',
  0,
  -1,
  1e308,
  true,
  null,
  [],
  ['gift'],
  {},
  { id: 'gift' },
  { $ne: '' },
];

/** Properties that no call of promotions takes. */
const additions: readonly object[] = [
  { amount: '999999999' },
  { amount: -500 },
  { what: 'money' },
  { member: 'demo' },
  { memberId: 'demo' },
  { brand: 'beta' },
  { state: 'OPEN' },
  { at: '2026-01-01T00:00:00Z' },
  { now: 0 },
  { quantity: 1000 },
];

const numbers: readonly unknown[] = [-1, 0, 0.5, 1e16, 2 ** 53, Number.MAX_VALUE, '500', null, [], {}];

/** Documents that would pay what nobody meant. */
const wrongDocuments: readonly (readonly [string, unknown])[] = [
  ...numbers.map(
    (amount) =>
      [`an amount of ${JSON.stringify(amount)}`, { gives: { what: 'money', by: 'fixed', amount } }] as const,
  ),
  ...numbers.map(
    (amount) =>
      [
        `a tier of ${JSON.stringify(amount)}`,
        { trigger: { on: 'deposit' }, gives: { what: 'money', by: 'tiers', tiers: [{ from: 1, amount }] } },
      ] as const,
  ),
  ...numbers.map(
    (from) =>
      [
        `a tier from ${JSON.stringify(from)}`,
        { gives: { what: 'money', by: 'tiers', tiers: [{ from, amount: 5 }] } },
      ] as const,
  ),
  ...[-1, 0, 1001, 1e308, '50', null].map(
    (percent) =>
      [`${JSON.stringify(percent)} percent`, { gives: { what: 'money', by: 'share', percent } }] as const,
  ),
  ...[-1, 0, 1e16, 'all'].map((budget) => [`a budget of ${JSON.stringify(budget)}`, { budget }] as const),
  ...[-1, 0, 1e10, '9'].map(
    (member) => [`${JSON.stringify(member)} for a member`, { limits: { member } }] as const,
  ),
  ...[-1, 0, 1.5, 1001].map(
    (amount) =>
      [
        `${amount} tickets`,
        {
          trigger: { on: 'registration' },
          gives: {
            what: 'ticket',
            by: 'fixed',
            amount,
            ticket: { game: 'hcm', betType: 'lo2', unit: 100, days: 3 },
          },
        },
      ] as const,
  ),
  ...[-100, 0, 0.1, '100'].map(
    (unit) =>
      [
        `a ticket worth ${JSON.stringify(unit)}`,
        {
          trigger: { on: 'registration' },
          gives: {
            what: 'ticket',
            by: 'fixed',
            amount: 1,
            ticket: { game: 'hcm', betType: 'lo2', unit, days: 3 },
          },
        },
      ] as const,
  ),
  ...[0, -3, 201, 1.5].map(
    (times) =>
      [
        `wagering ${times} times`,
        { gives: { what: 'bonus', by: 'fixed', amount: 100, wagering: { times, days: 3 } } },
      ] as const,
  ),
];

/** Nothing that a brand says about other documents matters to these. */
const noBrand = { abstract: true, document: () => undefined } as unknown as Parameters<
  typeof rewardFaults
>[0];

describe.each(databases)('hostile input on promotions on %s', (kind) => {
  let database: TestDatabase;
  /** Two processes on one database. */
  let gateway: TestGateway;
  let second: TestGateway;
  let cases = 0;
  const faults: unknown[] = [];
  /** Works out what happened in both brands. */
  const work = () =>
    workEvents(
      {
        db: database.db,
        random: gateway.random,
        brands: { live: async (brand) => ({ ...gateway.brand(), brand }) },
        balanceHints: { balanceMoved: () => undefined },
        report: (fault) => faults.push(fault),
      },
      gateway.now(),
      new AbortController().signal,
    );
  const member = async (name: string) => {
    const token = await registerPayer(gateway, name);
    return { token, id: (await gateway.client.value('memberInfo', { token })).id };
  };
  let taker: { token: string; id: string };
  let thief: { token: string; id: string };
  let awards: readonly string[];
  let ticket = '';
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    gateway = await startGateway(kind, {}, database);
    second = await startGateway(kind, {}, database);
    for (const each of [gateway, second]) {
      each.publish((documents) => setCampaigns(documents, campaigns));
      each.set({
        constants: { sessionIdleMinutes: 100_000, sessionHours: 8760, promotionCodesPerHour: 400 },
      });
    }
    [taker, thief] = [await member('Honest'), await member('Thief')];
    await work();
    const { open } = await gateway.client.value('rewards', { token: taker.token });
    awards = open.map(({ id }) => id);
    ticket = (await gateway.client.value('lotteryTickets', { token: taker.token })).tickets[0]?.id ?? '';
    // What is the thief's own is claimed, so that nothing of it waits.
    await gateway.client.value('rewardsClaim', { token: thief.token });
    if (awards.length !== 2 || ticket === '') throw new Error('What is to be stolen is not there.');
  });
  afterAll(async () => {
    await gateway.close();
    await second.close();
    await database.close();
  });

  /** Everything that promotions give: purses, points, awards by state, budgets, and tickets by state. */
  const given = async (): Promise<unknown> =>
    (
      await sql<{ what: string; much: string }>`
        select 'purse ' || brand || owner || purse as what, balance::text as much from ledger_balances
        union all select 'points ' || brand || member_id, sum(points)::text from point_entries group by 1
        union all select 'awards ' || brand || member_id || state, count(*)::text || ' ' || sum(amount)::text
          from promotion_awards group by 1
        union all select 'budget ' || brand || campaign, spent::text from promotion_budgets
        union all select 'tickets ' || brand || member_id, count(*)::text || ' ' || count(bet_id)::text from lottery_tickets group by 1
        union all select 'bets', count(*)::text from bets
        order by 1`.execute(database.db)
    ).rows;

  type Attempt = { call: CallId; body?: unknown; token?: string | undefined; at?: GatewayClient };

  /** Sends attempts; what was not refused of them, and what they changed of what promotions give. */
  const paidBy = async (attempts: readonly Attempt[]): Promise<unknown[]> => {
    const before = await given();
    const wrong: unknown[] = [];
    for (const { call, body, token = thief.token, at = gateway.client } of attempts) {
      const answer: GatewayAnswer = await at.send(call, {
        token,
        idempotencyKey: randomUUID(),
        ...(body !== undefined && { body: body as object }),
      });
      cases += 1;
      if (answer.status < 400 || answer.status >= 500)
        wrong.push([call, JSON.stringify(body)?.slice(0, 80), answer.status, answer.text.slice(0, 200)]);
    }
    await work();
    const after = await given();
    return JSON.stringify(after) === JSON.stringify(before) ? wrong : [...wrong, before, after];
  };

  it('forged ids and values that are none claim, join, apply for and play nothing', async () =>
    expect(
      await paidBy(
        forged.flatMap((id): Attempt[] => [
          { call: 'promotionClaim', body: { award: id } },
          { call: 'promotionJoin', body: { promotion: id } },
          { call: 'lotteryTicketPlay', body: { ticket: id } },
          { call: 'promotionCode', body: { code: id } },
        ]),
      ),
    ).toEqual([]));

  it('properties that calls do not take are refused with the call', async () =>
    expect(
      await paidBy(
        additions.flatMap((more): Attempt[] => [
          { call: 'promotionClaim', token: taker.token, body: { award: awards[0], ...more } },
          { call: 'lotteryTicketPlay', token: taker.token, body: { ticket, ...more } },
          { call: 'promotionCode', token: taker.token, body: { code: 'SPRING-26', ...more } },
        ]),
      ),
    ).toEqual([]));

  it('what is of others stays theirs: of a stranger, of a household, of another brand, of guests', async () => {
    const household = [await member('HouseOne'), await member('HouseTwo')];
    await work();
    for (const { token } of household) await gateway.client.value('rewardsClaim', { token });
    const beta = new GatewayClient(gateway.origin, 'beta.example');
    const abroad = await registerPayer({ ...gateway, client: beta }, 'Abroad');
    await work();
    const theirs = [thief.token, ...household.map(({ token }) => token)];
    expect(
      await paidBy([
        ...[...awards].flatMap((award) => [
          ...theirs.map((token): Attempt => ({ call: 'promotionClaim', token, body: { award } })),
          { call: 'promotionClaim', token: abroad, at: beta, body: { award } } as const,
          { call: 'promotionClaim', token: taker.token, at: beta, body: { award } } as const,
          { call: 'promotionClaim', token: 'not-a-token-of-anybody', body: { award } } as const,
        ]),
        ...theirs.map((token): Attempt => ({ call: 'lotteryTicketPlay', token, body: { ticket } })),
        { call: 'lotteryTicketPlay', token: abroad, at: beta, body: { ticket } },
      ]),
    ).toEqual([]);
  });

  it('clocks: nothing is given before the beginning and after the end, when it is off, or spent', async () => {
    const codes = ['LATER-26', 'OVER-26', 'OFF-26', 'SPENT-26', 'AGENTS-26'];
    expect(
      await paidBy([
        ...codes.map((code): Attempt => ({ call: 'promotionCode', body: { code } })),
        ...['joinLater', 'joinOver', 'joinOff', 'gift', 'code'].map((promotion): Attempt => ({
          call: 'promotionJoin',
          body: { promotion },
        })),
        ...['applyOver', 'gift', 'over'].map((promotion): Attempt => ({
          call: 'promotionApply',
          body: { promotion, remark: 'Please.' },
        })),
      ]),
    ).toEqual([]);
    // Events from before and after, which no clock of a member decides.
    const before = await given();
    for (const at of [new Date(0), new Date('2025-12-31T23:59:59Z'), new Date('2032-01-01T00:00:00Z')]) {
      cases += 1;
      await database.db
        .transaction()
        .execute((trx) =>
          addPromotionEvent(trx, { brand: 'alpha', memberId: thief.id, kind: 'registration', at }),
        );
    }
    await work();
    expect(await given()).toEqual(before);
  });

  it('whoever is excluded or took all is refused', async () => {
    const away = await member('Away');
    await work();
    const { open } = await gateway.client.value('rewards', { token: away.token });
    const own = (await gateway.client.value('lotteryTickets', { token: away.token })).tickets[0]?.id;
    await database.db.transaction().execute(async (trx) => {
      const owner = { brand: 'alpha', memberId: away.id };
      await lockProtection(trx, owner, gateway.now());
      const until = new Date(gateway.now().getTime() + 9 * dayMs);
      await exclude(trx, owner, { kind: 'timeOut', until, now: gateway.now(), before: undefined });
    });
    expect(
      await paidBy([
        ...open.map(({ id }): Attempt => ({
          call: 'promotionClaim',
          token: away.token,
          body: { award: id },
        })),
        { call: 'promotionCode', token: away.token, body: { code: 'SPRING-26' } },
        { call: 'promotionApply', token: away.token, body: { promotion: 'apply', remark: 'Please.' } },
        { call: 'lotteryTicketPlay', token: away.token, body: { ticket: own } },
        { call: 'rewardsClaim', token: away.token },
      ]),
    ).toEqual([]);
  });

  it.each(wrongDocuments)('a document with %s never becomes one', (_what, given_) => {
    cases += 1;
    const document = { ...sampleCampaign('wrong'), ...(given_ as object) } as Campaign;
    const accepted = documentValidators['promotion']?.(document) === true;
    expect(accepted ? rewardFaults(noBrand, document) : ['refused']).not.toEqual([]);
  });

  it('replays over two processes pay once', async () => {
    const { token, id } = await member('Replayer');
    await work();
    const { open } = await gateway.client.value('rewards', { token });
    const both = [gateway.client, second.client];
    const sent = await Promise.all(
      open.flatMap(({ id: award }) =>
        [0, 1, 2, 3, 4, 5].map((turn) =>
          both[turn % 2]!.send('promotionClaim', { token, body: { award } }).then((answer) => answer.status),
        ),
      ),
    );
    const codes = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((turn) =>
        both[turn % 2]!.send('promotionCode', { token, body: { code: 'SPRING-26' } }).then(
          ({ status }) => status,
        ),
      ),
    );
    const all = await Promise.all(both.map((client) => client.value('rewardsClaim', { token })));
    cases += sent.length + codes.length + all.length;
    expect(all.flatMap(({ claimed }) => claimed)).toEqual([]);
    // The gift and the code, once each.
    const { rows } = await sql<{ balance: string }>`
      select balance::text from ledger_balances where brand = 'alpha' and owner = ${id} and purse = 'main'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ balance: '1000' }]);
    expect((await gateway.client.value('pointBalance', { token })).points).toBe('9');
  });

  it('codes that are guessed come to an end, over both processes, and for nobody else', async () => {
    for (const each of [gateway, second]) each.set({ constants: { promotionCodesPerHour: 20 } });
    const guesser = await member('Guesser');
    const other = await member('NoGuesser');
    await work();
    const before = await given();
    const codes: string[] = [];
    for (let guess = 0; guess < 30; guess += 1) {
      const { client } = guess % 2 === 0 ? gateway : second;
      const body = { code: `GUESS-${1000 + guess}` };
      codes.push(String((await client.send('promotionCode', { token: guesser.token, body })).json.code));
    }
    cases += codes.length;
    expect(codes.slice(20)).toEqual(Array.from({ length: 10 }, () => 'TOO_MANY_REQUESTS'));
    const right = { code: 'SPRING-26' };
    const late = await gateway.client.send('promotionCode', { token: guesser.token, body: right });
    expect(late.json.code).toBe('TOO_MANY_REQUESTS');
    expect(await given()).toEqual(before);
    const answer = await gateway.client.send('promotionCode', { token: other.token, body: right });
    expect(answer.status).toBe(200);
  });

  it('at least 200 cases were tried, and the books are whole', async () => {
    expect(cases).toBeGreaterThanOrEqual(200);
    expect((await verifyLedger(database.db)).findings).toEqual([]);
    expect(faults).toEqual([]);
  });
});
