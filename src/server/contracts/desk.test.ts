import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { writePacks } from '#engine/testing/small-packs.ts';
import { recordBets } from '#server/bets/bets.ts';
import { settleBet } from '#server/bets/testing/settle-bet.ts';
import { cashierDocument } from '#server/cashier/testing/document.ts';
import { packsWithCashier } from '#server/cashier/testing/packs.ts';
import { balanceOf } from '#server/ledger/balances.ts';
import { addMember } from '#server/members/members.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { adminPassword, startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import { findPayout } from './payouts.ts';
import { presentStatement } from './present-statement.ts';
import { openPayout } from './testing/open-contract.ts';
import { contractsDocument } from './testing/stage.ts';

const password = 'a long enough one';

/** The shop, whose daily salaries above 10,000 wait for an approval. Its clocks are in Yangon. */
function packs() {
  const all = packsWithCashier(cashierDocument());
  const { daily, ...bounds } = contractsDocument();
  const contracts = { ...bounds, daily: { ...daily, approveAbove: 10_000 } };
  return {
    ...all,
    shop: {
      ...all['shop'],
      'contracts/main': contracts as unknown as JsonObject,
      'flags/main': { kind: 'flags', id: 'main', flags: { salary: true } },
    },
  };
}

const shop: LiveBrand = { brand: 'shop', seq: 1, documents: brandDocuments() };

describe.each(databases)('the desk of contracts on %s', (kind) => {
  let server: TestApp;
  let operator: OperatorClient;
  let now = new Date('2026-03-01T11:00:00Z');
  beforeAll(async () => {
    server = await startApp(kind, { configs: writePacks(packs()), clock: () => now });
    const root = await server.as('admin');
    const roles = { shop: { '*': 'publisher', payments: 'publisher' } };
    await root.call('POST', '/accounts', { username: 'desk', password, roles });
    await moveTo('2026-03-01T12:00:00Z');
    for (const [id, type, uplineId] of [
      ['agent', 1, undefined],
      ['below', 41, 'agent'],
      ['player', 0, 'agent'],
    ] as const)
      await addMember(server.database.db, {
        brand: 'shop',
        id,
        account: `${id}1`,
        type,
        nickname: id,
        passwordHash: 'none',
        now,
        uplineId,
      });
  });
  afterAll(() => server.close());

  /** Moves the clock, by which the session of the operator has ended. */
  async function moveTo(moment: string): Promise<void> {
    now = new Date(moment);
    operator = await server.as('desk', password);
  }
  const play = async (stake: bigint) => {
    const { db } = server.database;
    const owner = { brand: 'shop', memberId: 'player' };
    const round = randomBytes(9).toString('base64url');
    const bet = { vassalage: 'LOTT', gameType: 'LOTT', gameCode: 'hcm', currency: 'MMK' };
    const [id = ''] = await recordBets(db, [{ ...owner, ...bet, source: 'lottery', round, stake, at: now }]);
    await settleBet(db, { ...owner, id, version: 1, status: 'SETTLED', payout: 0n, at: now });
  };
  const offer = async (account: string, rate: number) => {
    const terms = { kind: 'daily', tiers: [{ bet: '1000', rate }] };
    return operator.call('POST', '/packs/shop/contracts', { account, terms });
  };
  const codeOf = async (answer: ReturnType<typeof offer>) => {
    const { body } = await answer;
    return body['reason'] ?? body['code'];
  };
  /** The one payout in a state, once the server's own job has brought it there. */
  const payoutIn = (state: string) =>
    vi.waitFor(
      async () => {
        const { body } = await operator.call('GET', `/packs/shop/contract-payouts?state=${state}`);
        const [payout] = body['payouts'] as unknown as Record<string, unknown>[];
        if (!payout) throw new Error(`No payout is ${state}.`);
        return payout;
      },
      { timeout: 30_000, interval: 200 },
    );
  const decide = (id: unknown, body: object) =>
    operator.call('POST', `/packs/shop/contract-payouts/${String(id)}`, body);
  const money = () => balanceOf(server.database.db, { brand: 'shop', memberId: 'agent', currency: 'MMK' });

  it('offers for the house to agents without an upline, within the bounds of the brand', async () => {
    expect(await codeOf(offer('nobody', 100))).toBe('UNKNOWN_MEMBER');
    expect(await codeOf(offer('player1', 100))).toBe('UNKNOWN_MEMBER');
    expect(await codeOf(offer('below1', 100))).toBe('NOT_DIRECT');
    expect(await codeOf(offer('agent1', 201))).toBe('ABOVE_LIMIT');
    const { body } = await offer('agent1', 100);
    expect(body).toMatchObject({ state: 'OFFERED', upline: null, downline: 'agent1', offeredBy: 'desk' });
    const list = async (query: string) => (await operator.call('GET', `/packs/shop/contracts${query}`)).body;
    expect((await list('?state=ACTIVE'))['counts']).toEqual({ OFFERED: 1, ACTIVE: 0, PAST: 0 });
    const end = (id: unknown) =>
      operator.call('POST', `/packs/shop/contracts/${String(id)}/end`, { reason: 'Not agreed.' });
    expect((await end(body['id'])).body['ended']).toMatchObject([{ state: 'REJECTED', endedBy: 'desk' }]);
    expect((await end(body['id'])).body['code']).toBe('CONTRACT_ENDED');
    expect(await list('?state=PAST')).toMatchObject({
      contracts: [{ state: 'REJECTED' }],
      counts: { OFFERED: 0, ACTIVE: 0, PAST: 1 },
    });
    expect((await end('nothing')).body['code']).toBe('UNKNOWN_CONTRACT');
  });

  it('tells what an offer would have paid and why nothing, and refuses what an offer is refused for', async () => {
    const terms = { kind: 'daily', tiers: [{ bet: '1000', rate: 100 }] };
    const tried = (account: string, more: object = {}) =>
      operator.call('POST', '/packs/shop/contracts/preview', { account, terms, ...more });
    const codes = [tried('player1'), tried('below1'), tried('agent1', { lastDay: '2026-02-30' })].map(codeOf);
    expect(await Promise.all(codes)).toEqual(['UNKNOWN_MEMBER', 'NOT_DIRECT', 'ENDS_TOO_EARLY']);
    expect((await tried('agent1')).body).toMatchObject({
      from: '2026-02-27T17:30:00.000Z',
      amount: '0',
      tier: null,
      nothing: 'NO_BETS',
    });
    const today = now;
    now = new Date(today.getTime() - 86_400_000);
    await play(50_000n);
    now = today;
    expect((await tried('agent1')).body).toMatchObject({
      figures: { validBet: '50000', members: 1 },
      amount: '500',
      tier: 1,
      nothing: null,
    });
    const high = { kind: 'daily', tiers: [{ bet: '50001', rate: 100 }] };
    expect((await tried('agent1', { terms: high })).body).toMatchObject({ nothing: 'BELOW_TIERS' });
    const none = await operator.call('GET', '/packs/shop/contract-trial?kind=daily');
    expect(none.body).toMatchObject({ lines: [], uncounted: { offered: 0, later: 0, apart: 0 } });
    await offer('agent1', 100);
    const waits = await operator.call('GET', '/packs/shop/contract-trial?kind=daily');
    expect(waits.body).toMatchObject({ lines: [], uncounted: { offered: 1, later: 0 } });
  });

  it('tries a period, approves what is above the amount, and holds and releases payouts', async () => {
    const { id } = (await offer('agent1', 100)).body;
    // As the agent's answer does; what it counts for begins in the past.
    await server.database.db
      .updateTable('contracts')
      .set({ state: 'ACTIVE', answered_at: now, counts_from: new Date('2026-02-28T17:30:00Z') })
      .where('id', '=', String(id))
      .execute();
    await play(2_000_000n);
    const trial = await operator.call('GET', '/packs/shop/contract-trial?kind=daily');
    expect(trial.body).toMatchObject({
      from: '2026-02-28T17:30:00.000Z',
      gives: '20000',
      before: null,
      lines: [
        {
          agent: 'agent1',
          figures: { validBet: '2000000' },
          own: '20000',
          kept: '20000',
          before: '0',
          outcome: 'WAITS',
        },
      ],
    });
    await moveTo('2026-03-01T17:35:00Z');
    const waiting = await payoutIn('WAITING');
    expect(waiting).toMatchObject({ agent: 'agent1', upline: null, amount: '20000' });
    expect((await decide(waiting['id'], { do: 'release' })).body['code']).toBe('PAYOUT_DECIDED');
    const held = await decide(waiting['id'], { do: 'hold', reason: 'Looks odd.' });
    expect(held.body).toMatchObject({ state: 'HELD', reason: 'Looks odd.', decidedBy: 'desk' });
    expect((await decide(waiting['id'], { do: 'approve' })).body['code']).toBe('PAYOUT_DECIDED');
    expect(await money()).toBe(0n);
    expect((await decide(waiting['id'], { do: 'release' })).body['state']).toBe('DUE');
    expect(await payoutIn('PAID')).toMatchObject({ id: waiting['id'], amount: '20000' });
    expect(await money()).toBe(20_000n);
    expect((await decide(waiting['id'], { do: 'hold', reason: 'Too late.' })).body['code']).toBe(
      'PAYOUT_DECIDED',
    );

    await play(3_000_000n);
    const next = await operator.call('GET', '/packs/shop/contract-trial?kind=daily');
    expect(next.body).toMatchObject({
      before: { gives: '20000' },
      lines: [{ kept: '30000', before: '20000' }],
    });
    await moveTo('2026-03-02T17:35:00Z');
    const large = await payoutIn('WAITING');
    expect((await decide(large['id'], { do: 'approve' })).body['state']).toBe('DUE');
    await vi.waitFor(async () => expect(await money()).toBe(50_000n), { timeout: 30_000 });
    const { entries } = (await operator.call('GET', '/audit')).body;
    expect(entries?.[0]).toMatchObject({ action: 'contract-payout.approve', details: { agent: 'agent1' } });
  });

  it('corrects payouts with a reason: above the amount by two operators, never below nothing, from later ones once paid', async () => {
    const root = await server.as('admin', adminPassword);
    await root.call('POST', '/accounts', {
      username: 'second',
      password,
      roles: { shop: { '*': 'publisher', payments: 'publisher' } },
    });
    const asSecond = async () => server.as('second', password);
    const correct = (by: OperatorClient, id: unknown, body: object) =>
      by.call('POST', `/packs/shop/contract-payouts/${String(id)}/corrections`, body);
    const more = (id: unknown, amount: string, seen: number) =>
      correct(operator, id, { do: 'correct', amount, reason: 'Bets of a friend.', seen });
    const codeFrom = async (answer: ReturnType<typeof correct>) => (await answer).body['code'];
    const run = { brand: shop, agentId: 'agent' };
    const { db } = server.database;
    const dueAt = new Date(now.getTime() + 3_600_000);

    // Before it is paid its amount changes; a repeat of the same is refused.
    const id = await openPayout(db, run, { amount: 5_000n, kind: 'daily' });
    await db.updateTable('contract_payouts').set({ due_at: dueAt }).where('id', '=', id).execute();
    expect(await codeFrom(more('nothing', '100', 0))).toBe('UNKNOWN_PAYOUT');
    expect(await codeFrom(more(id, '-5001', 0))).toBe('PAYOUT_BELOW_NOTHING');
    expect((await more(id, '-1000', 0)).body).toMatchObject({
      amount: '4000',
      state: 'DUE',
      manual: [{ amount: '-1000', reason: 'Bets of a friend.', state: 'DONE', later: false, by: 'desk' }],
    });
    expect(await codeFrom(more(id, '-1000', 0))).toBe('PAYOUT_DECIDED');

    // Together they are above 10,000: another operator has to agree.
    const waits = (await more(id, '9500', 1)).body;
    expect(waits).toMatchObject({ amount: '4000', manual: [{}, { amount: '9500', state: 'WAITING' }] });
    const [, { id: asked }] = waits['manual'] as unknown as [unknown, { id: string }];
    expect(await codeFrom(more(id, '1', 2))).toBe('PAYOUT_DECIDED');
    expect(await codeFrom(correct(operator, id, { do: 'agree', correction: asked }))).toBe('SAME_OPERATOR');
    const agreed = await Promise.all(
      [0, 1].map(async () => correct(await asSecond(), id, { do: 'agree', correction: asked })),
    );
    expect(agreed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const before = await money();
    await moveTo(new Date(dueAt.getTime() + 60_000).toISOString());
    await vi.waitFor(async () => expect((await money()) - before).toBe(13_500n), { timeout: 30_000 });

    // Once it is paid, more is booked at once, and less is left for later payouts.
    expect((await more(id, '300', 2)).body).toMatchObject({ amount: '13800', state: 'PAID' });
    expect((await money()) - before).toBe(13_800n);
    expect(await codeFrom(more(id, '-13801', 3))).toBe('PAYOUT_BELOW_NOTHING');
    const less = (await more(id, '-13800', 3)).body['manual'] as unknown as { id: string }[];
    expect(less[3]).toMatchObject({ state: 'WAITING' });
    const queue = (await operator.call('GET', '/packs/shop/contract-payouts?state=WAITING')).body;
    expect((queue['payouts'] as unknown as { id: string }[]).map((each) => each.id)).toContain(id);
    const taken = await correct(await asSecond(), id, { do: 'agree', correction: less[3]?.id });
    expect(taken.body['manual']).toMatchObject([{}, {}, {}, { later: true, decidedBy: 'second' }]);
    expect((await money()) - before).toBe(13_800n);
    expect(await codeFrom(more(id, '-1', 4))).toBe('PAYOUT_BELOW_NOTHING');
    const payout = (await findPayout(db, 'shop', id))!;
    const statement = await presentStatement(db, payout, {
      isAgent: true,
      page: 1,
      money: { currency: 'MMK', digits: 2 },
    });
    expect(statement).toMatchObject({
      amount: '13800',
      manual: [{ amount: '-1000' }, { amount: '9500' }, { amount: '300' }, { amount: '-13800', later: true }],
    });
    // The next payout of the kind gives less.
    await openPayout(db, run, { amount: 20_000n, kind: 'daily' });
    const [next] = (await operator.call('GET', '/packs/shop/contract-payouts?search=agent1')).body[
      'payouts'
    ] as unknown as { carried: string; amount: string }[];
    expect(next).toMatchObject({ carried: '-13800', amount: '6200' });
    expect((await verifyLedger(db)).findings).toEqual([]);
  });
});
