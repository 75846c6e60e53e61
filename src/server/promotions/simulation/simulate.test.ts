import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Simulation } from '#contract/generated/admin-types.ts';
import { writePacks } from '#engine/testing/small-packs.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import { recordBets } from '#server/bets/bets.ts';
import { settleBet } from '#server/bets/testing/settle-bet.ts';
import { cashierDocument } from '#server/cashier/testing/document.ts';
import { packsWithCashier } from '#server/cashier/testing/packs.ts';
import { addMember } from '#server/members/members.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import { callAdmin, sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';
import { sampleCampaign as campaignOfTests } from '../testing/campaigns.ts';

const password = 'a long enough one';
const now = new Date('2026-03-31T12:00:00Z');
const day = (date: string): Date => new Date(`2026-03-${date}T10:00:00Z`);
const newId = (): string => randomBytes(9).toString('base64url');

const campaignOf = (id: string, given: Partial<Campaign>): Campaign =>
  campaignOfTests(id, { title: 'form.send', summary: 'form.send', terms: 'form.send', ...given });

describe.each(databases)('simulations on %s', (kind) => {
  let server: TestApp;
  let root: OperatorClient;
  let looker: OperatorClient;
  beforeAll(async () => {
    server = await startApp(kind, {
      configs: writePacks(packsWithCashier(cashierDocument())),
      clock: () => now,
    });
    root = await server.as('admin');
    for (const [username, roles] of [
      ['looker', { shop: { payments: 'viewer' } }],
      ['writer', { shop: 'editor' }],
    ] as const)
      await root.call('POST', '/accounts', { username, password, roles });
    looker = await server.as('looker', password);
    await record();
  });
  afterAll(() => server.close());

  const member = (account: string, registered = day('01')) =>
    addMember(server.database.db, {
      brand: 'shop',
      id: newId(),
      account,
      type: 0,
      nickname: account,
      passwordHash: 'none',
      now: registered,
    });
  const deposit = (memberId: string, amount: number, at: Date) =>
    server.database.db
      .insertInto('cashier_deposits')
      .values({
        brand: 'shop',
        member_id: memberId,
        id: newId(),
        method: 'card',
        kind: 'hosted',
        look: null,
        currency: 'MMK',
        amount: BigInt(amount),
        fee: 0n,
        state: 'CONFIRMED',
        account: null,
        provider: null,
        payment: null,
        pay_url: null,
        review: null,
        made_at: at,
        expires_at: null,
        bank_at: null,
        approved_by: null,
        decided_at: at,
        decided_by: 'provider',
        reason: null,
      })
      .execute();
  const bet = async (memberId: string, [stake, payout]: [bigint, bigint], at: Date) => {
    const owner = { brand: 'shop', memberId };
    const kinds = { source: 'seamless', vassalage: 'V', gameType: 'RNG', gameCode: 'g' } as const;
    const [id = ''] = await recordBets(server.database.db, [
      { ...owner, ...kinds, round: newId(), currency: 'MMK', stake, at, details: {} },
    ]);
    await settleBet(server.database.db, { ...owner, id, version: 1, status: 'SETTLED', payout, at });
  };

  /** March of three members: what they paid in and what they played. */
  async function record(): Promise<void> {
    const [anna, ben, cho] = [await member('anna'), await member('ben', day('20')), await member('cho')];
    await deposit(anna.id, 10_000, new Date('2026-02-10T10:00:00Z'));
    await deposit(anna.id, 20_000, day('05'));
    await deposit(anna.id, 40_000, new Date('2026-03-05T11:00:00Z'));
    await deposit(ben.id, 8_000, day('21'));
    await deposit(cho.id, 90_000, day('30'));
    await deposit(cho.id, 90_000, day('31'));
    await bet(anna.id, [5_000n, 1_000n], day('06'));
    await bet(anna.id, [2_000n, 6_000n], day('06'));
    await bet(ben.id, [9_000n, 0n], day('22'));
    await bet(cho.id, [3_000n, 0n], day('22'));
    await bet(cho.id, [3_000n, 0n], day('31'));
  }

  const ask = async (campaign: Campaign, by = looker) => {
    const changes = { [`promotion/${campaign.id}`]: campaign };
    return by.call('POST', '/packs/shop/promotions/simulate', { id: campaign.id, changes });
  };
  const simulated = async (given: Partial<Campaign>): Promise<Simulation> => {
    const { status, body } = await ask(campaignOf('draft', given));
    expect([status, body['code'], body['problems']]).toEqual([200, undefined, undefined]);
    return body as unknown as Simulation;
  };
  const given = ({ figures }: Simulation) =>
    figures?.highest.map(({ member: account, amount, awards }) => [account, amount, awards]);

  it('count deposits of the last thirty days with limits of member, day and campaign, and the budget', async () => {
    const share = { what: 'money', by: 'share', percent: 10, max: 3_000 } as const;
    const free = await simulated({ gives: share, limits: { member: 9 } });
    expect(given(free)).toEqual([
      ['anna', '5000', 2],
      ['cho', '3000', 1],
      ['ben', '800', 1],
    ]);
    expect(free).toMatchObject({
      from: '2026-02-28T17:30:00.000Z',
      until: '2026-03-30T17:30:00.000Z',
      looked: 3,
      members: 3,
      excluded: 0,
      remarks: [],
      figures: { reached: 3, awards: 4, amount: '8800', stakes: '19000', refused: [] },
    });
    expect(free.figures?.days).toHaveLength(30);
    expect(free.figures?.days.filter(({ awards }) => awards > 0)).toEqual([
      { day: '2026-03-05', awards: 2, amount: '5000' },
      { day: '2026-03-21', awards: 1, amount: '800' },
      { day: '2026-03-30', awards: 1, amount: '3000' },
    ]);
    const once = await simulated({ gives: share, limits: { member: 9, memberDay: 1 }, budget: 4_000 });
    expect(given(once)).toEqual([
      ['anna', '2000', 1],
      ['ben', '800', 1],
    ]);
    expect(once.figures?.refused).toEqual([
      { why: 'TODAY', count: 1 },
      { why: 'BUDGET', count: 1 },
    ]);
    const first = await simulated({ trigger: { on: 'deposit', nth: 1 } });
    expect(given(first)).toEqual(
      expect.arrayContaining([
        ['ben', '500', 1],
        ['cho', '500', 1],
      ]),
    );
    expect(first.figures?.reached).toBe(2);
  });

  it('measure play by windows, rank it, and count registrations and visits', async () => {
    const cashback = await simulated({
      trigger: { on: 'loss', every: 'day', least: 1_000 },
      gives: { what: 'bonus', by: 'share', percent: 10, wagering: { times: 1, days: 3 } },
      limits: { member: 9 },
    });
    expect(given(cashback)).toEqual([
      ['ben', '900', 1],
      ['cho', '300', 1],
    ]);
    expect(cashback.remarks).toEqual(['WAGERING']);
    // Each of a day's loss is given after it, and staked by nobody within three days.
    expect(cashback.figures?.bonuses).toEqual({
      converted: { count: 0, amount: '0' },
      held: { count: 0, amount: '0' },
      forfeited: { count: 2, amount: '1200' },
    });
    const staked = await simulated({
      trigger: { on: 'deposit' },
      gives: { what: 'bonus', by: 'fixed', amount: 500, wagering: { times: 2, days: 3 } },
      limits: { member: 9 },
    });
    // Anna stakes enough for both within the time of each, Ben for his, and Cho's is a day old.
    expect(staked.figures?.bonuses).toEqual({
      converted: { count: 3, amount: '1500' },
      held: { count: 1, amount: '500' },
      forfeited: { count: 0, amount: '0' },
    });
    const ranking = await simulated({
      trigger: { on: 'rank', every: 'week', by: 'stake', places: 1 },
      gives: { what: 'money', by: 'fixed', amount: 700 },
      limits: { member: 9 },
    });
    expect(given(ranking)).toEqual(
      expect.arrayContaining([
        ['anna', '700', 1],
        ['ben', '700', 1],
      ]),
    );
    const registered = await simulated({ trigger: { on: 'registration' } });
    expect(registered.figures?.reached).toBe(3);
    const visits = await simulated({ trigger: { on: 'login', days: 2 }, limits: { member: 9 } });
    expect(given(visits)).toEqual(
      expect.arrayContaining([
        ['anna', '500', 1],
        ['ben', '500', 1],
      ]),
    );
    expect(visits.remarks).toEqual(['VISITS']);
    const rounds = await simulated({ trigger: { on: 'rounds', every: 'day', least: 2 } });
    expect(given(rounds)).toEqual([['anna', '500', 1]]);
    expect(rounds.remarks).toEqual(['LOOK']);
  });

  it('leave out whom the audience, another campaign of the group or an exclusion keeps away', async () => {
    const agents = await simulated({ audience: { '==': [{ var: 'member.isAgent' }, true] } });
    expect(agents.figures).toMatchObject({ reached: 0, refused: [{ why: 'AUDIENCE', count: 4 }] });
    expect(agents.remarks).toEqual(['FACTS']);
    // The deposits of that time count: the second and the third of one member.
    const regulars = await simulated({
      audience: { '>=': [{ var: 'audience.deposits' }, 2] },
      limits: { member: 9 },
    });
    expect(given(regulars)).toEqual([['anna', '1000', 2]]);
    // Of a deposit that sets the promotion off it is no day ago.
    const today = await simulated({
      audience: { '==': [{ var: 'audience.depositDays' }, 0] },
      limits: { member: 9 },
    });
    const all = await simulated({ limits: { member: 9 } });
    expect(given(today)).toEqual(given(all));
    const early = await simulated({ audience: { '<=': [{ var: 'audience.daysRegistered' }, 3] } });
    expect(given(early)).toEqual([['ben', '500', 1]]);
    expect([...regulars.remarks, ...early.remarks]).toEqual([]);
    const { db } = server.database;
    const { id } = await db
      .selectFrom('members')
      .select('id')
      .where('account', '=', 'cho')
      .executeTakeFirstOrThrow();
    const other = campaignOf('other', { group: 'one', trigger: { on: 'code', code: 'OTHER' } });
    await sendDraft(root, 'shop', 'promotion/other', other);
    await db
      .insertInto('promotion_members')
      .values({ brand: 'shop', member_id: id, campaign: 'other', joined_at: day('02') })
      .execute();
    const grouped = await simulated({ group: 'one' });
    expect(grouped.figures?.refused).toEqual(
      expect.arrayContaining([
        { why: 'GROUP', count: 1 },
        { why: 'LIMIT', count: 1 },
      ]),
    );
    await db
      .insertInto('protection_members')
      .values({
        brand: 'shop',
        member_id: id,
        reality_minutes: null,
        excluded_kind: 'selfExclusion',
        excluded_at: now,
        excluded_until: null,
      })
      .execute();
    const free = await simulated({});
    expect(free.excluded).toBe(1);
    expect(given(free)?.map(([account]) => account)).not.toContain('cho');
    await db.deleteFrom('protection_members').execute();
  });

  it('say that nobody can know who would enter a code, and refuse what could not be published', async () => {
    const code = await simulated({ trigger: { on: 'code', code: 'SPRING' } });
    expect(code).toMatchObject({ figures: null, remarks: ['ENTRY'] });
    const broken = await ask(campaignOf('draft', { budget: 100 }));
    expect([broken.status, broken.body['code']]).toEqual([422, 'INVALID_DOCUMENTS']);
    const gone = await looker.call('POST', '/packs/shop/promotions/simulate', { id: 'nothing' });
    expect([gone.status, gone.body['code']]).toEqual([404, 'UNKNOWN_DOCUMENT']);
    const writer = await server.as('writer', password);
    const refused = await ask(campaignOf('draft', {}), writer);
    expect([refused.status, refused.body['code']]).toEqual([403, 'FORBIDDEN']);
  });

  it('run one after another, two of an account at most, and end when their operator leaves', async () => {
    const asked = Array.from({ length: 4 }, () => ask(campaignOf('draft', {})));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    const left = new AbortController();
    const leaving = fetch(`${server.url}/config/v1/admin/packs/shop/promotions/simulate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: looker.cookie,
        'x-csrf-token': looker.csrf,
      },
      body: JSON.stringify({ id: 'draft', changes: { 'promotion/draft': campaignOf('draft', {}) } }),
      signal: left.signal,
    }).catch(() => 'left');
    left.abort();
    expect(await leaving).toBe('left');
    // The place of who left is free again.
    expect((await ask(campaignOf('draft', {}))).status).toBe(200);
    expect(
      (await callAdmin(server.url, 'GET', '/session', { headers: { cookie: looker.cookie } })).status,
    ).toBe(200);
  });
});
