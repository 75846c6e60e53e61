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
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
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
    const end = (id: unknown) =>
      operator.call('POST', `/packs/shop/contracts/${String(id)}/end`, { reason: 'Not agreed.' });
    expect((await end(body['id'])).body['ended']).toMatchObject([{ state: 'REJECTED', endedBy: 'desk' }]);
    expect((await end(body['id'])).body['code']).toBe('CONTRACT_ENDED');
    expect((await end('nothing')).body['code']).toBe('UNKNOWN_CONTRACT');
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
        { agent: 'agent1', figures: { validBet: '2000000' }, own: '20000', kept: '20000', before: '0' },
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
    expect((entries as unknown as { action: string }[])[0]?.action).toBe('contract-payout.approve');
  });
});
