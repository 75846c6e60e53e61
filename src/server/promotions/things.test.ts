import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GatewayAnswer } from '#server/gateway/testing/client.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { payerPassword } from '#server/gateway/testing/payer.ts';
import { addTestDraws } from '#server/gateway/testing/lottery.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { reportResult, voidDraw } from '#server/lottery/report-result.ts';
import { drawsOfTest, southWith } from '#server/lottery/testing/draws.ts';
import { decideExchange } from '#server/points/decide.ts';
import { lockExchange } from '#server/points/exchanges.ts';
import { mallDocument } from '#server/points/testing/mall.ts';
import { databases } from '#server/testing/database.ts';
import { sampleCampaign } from './testing/campaigns.ts';
import { promotionStage } from './testing/stage.ts';

/** Number of the draw in which a ticket plays. */
const numeroOf = (answer: GatewayAnswer | undefined): string =>
  String((answer?.json.value as { numero?: string } | undefined)?.numero);

const dayMs = 86_400_000;
const ticket = { game: 'hcm', betType: 'lo2', unit: 100, days: 3 } as const;

describe.each(databases)('things that promotions give on %s', (kind) => {
  let gateway: TestGateway;
  let draws: ReturnType<typeof drawsOfTest>;
  const { campaigns, faults, member, moneyOf, stateOf, work } = promotionStage(() => gateway, 'Thing');
  beforeAll(async () => {
    gateway = await startGateway(kind);
    draws = drawsOfTest(gateway);
    gateway.publish((documents) => {
      documents['mall/main'] = mallDocument();
    });
    gateway.set({ constants: { sessionIdleMinutes: 100_000, sessionHours: 8760 } });
  });
  afterAll(() => gateway.close());

  const claimAll = (token: string) => gateway.client.value('rewardsClaim', { token });
  const exchanges = async (token: string) =>
    (await gateway.client.value('pointRedeems', { token, query: {} })).exchanges;

  it('are items of the mall, sent like others, while there are any', async () => {
    // Three are in stock.
    campaigns(
      sampleCampaign('gift', {
        trigger: { on: 'registration' },
        gives: { what: 'item', item: 'topUp', by: 'fixed', amount: 2 },
        how: 'claim',
        budget: 100,
      }),
    );
    const one = await member();
    const late = await member();
    await work();
    expect(await stateOf(one.token, 'gift')).toMatchObject({
      state: 'CLAIM',
      awards: [{ what: 'item', amount: '2', thing: expect.any(String) }],
    });
    // What waits has its part of the stock already.
    expect((await stateOf(late.token, 'gift'))?.state).not.toBe('CLAIM');
    expect(await exchanges(one.token)).toEqual([]);
    const both = await Promise.all([claimAll(one.token), claimAll(one.token)]);
    expect(both.flatMap(({ claimed }) => claimed)).toHaveLength(1);
    const [given] = await exchanges(one.token);
    expect(given).toMatchObject({ kind: 'voucher', quantity: 2, points: '0', status: 'APPLYING' });
    const decision = { do: 'reject', remark: 'None left.' } as const;
    await gateway.db.transaction().execute(async (trx) => {
      const row = await lockExchange(trx, 'alpha', given?.id ?? '');
      return row && decideExchange(trx, row, { by: 'op', now: gateway.now(), decision });
    });
    // A rejection gives back to the stock, and no points that were never paid.
    expect((await gateway.client.value('pointBalance', { token: one.token })).points).toBe('0');
    const { items } = await gateway.client.value('pointRewards', { token: late.token });
    expect(items.find(({ id }) => id === 'topUp')).toMatchObject({ left: 3, mine: 2 });
  });

  it('are goods, which the mall sends for nothing to where the member says, as many as were given', async () => {
    campaigns(
      sampleCampaign('parcel', {
        trigger: { on: 'registration' },
        gives: { what: 'item', item: 'ball', by: 'fixed', amount: 2 },
        budget: 100,
      }),
    );
    const { token } = await member();
    await work();
    campaigns();
    const { token: stranger } = await member();
    const ball = async (by: string) =>
      (await gateway.client.value('pointRewards', { token: by })).items.find(({ id }) => id === 'ball');
    expect(await ball(token)).toMatchObject({ points: '0', gifts: 2 });
    expect(await ball(stranger)).toMatchObject({ points: '500', left: 3 });
    const send = (by: string, more: object = {}) =>
      gateway.client.send('pointRedeem', {
        token: by,
        idempotencyKey: randomUUID(),
        body: {
          item: 'ball',
          quantity: '1',
          points: '0',
          passwordCheck: payerPassword,
          address: { recipient: 'Ma Hla Win', street: '12 Inya Road', city: 'Yangon' },
          phone: '09 123',
          ...more,
        },
      });
    expect((await send(token, { address: undefined })).status).toBe(422);
    expect((await send(stranger)).json.code).toBe('PRICE_CHANGED');
    expect((await send(token, { quantity: '3' })).json.code).toBe('PRICE_CHANGED');
    const all = await Promise.all([send(token), send(token), send(token)]);
    expect(all.map(({ json }) => json.code ?? 'done').sort()).toEqual(['PRICE_CHANGED', 'done', 'done']);
    expect(await ball(token)).toMatchObject({ points: '500', left: 3 });
    const [given] = await exchanges(token);
    expect(given).toMatchObject({ kind: 'goods', quantity: 1, points: '0', amount: '0', phone: '09 123' });
    await gateway.db.transaction().execute(async (trx) => {
      const row = await lockExchange(trx, 'alpha', given?.id ?? '');
      const decision = { do: 'reject', remark: 'Lost.' } as const;
      return row && decideExchange(trx, row, { by: 'op', now: gateway.now(), decision });
    });
    expect((await ball(stranger))?.left).toBe(4);
  });

  it('are lottery tickets, whose numbers are drawn or chosen, without stake', async () => {
    campaigns(
      sampleCampaign('lucky', {
        trigger: { on: 'registration' },
        gives: { what: 'ticket', ticket, by: 'fixed', amount: 3 },
        budget: 100,
      }),
    );
    const { token, memberId } = await member();
    const stranger = await member();
    await work();
    const tickets = async (by = token) =>
      (await gateway.client.value('lotteryTickets', { token: by })).tickets;
    const [first, second, third] = await tickets();
    expect(first).toMatchObject({ game: 'hcm', unit: '100', count: 1, length: 2 });
    const play = (id: string | undefined, numbers?: string[], by = token) =>
      gateway.client.send('lotteryTicketPlay', {
        token: by,
        body: { ticket: id ?? '', ...(numbers && { numbers }) },
      });
    await addTestDraws(gateway, 'hcm', 4);
    expect((await play(first?.id, ['07'], stranger.token)).json.code).toBe('TICKET_GONE');
    for (const numbers of [['07', '08'], ['7'], ['0x']])
      expect((await play(first?.id, numbers)).json.code).toBe('BET_INVALID');
    const [once, twice] = await Promise.all([play(first?.id, ['07']), play(first?.id, ['07'])]);
    expect(once?.json.value).toMatchObject({ game: 'hcm' });
    expect(twice?.json.value).toEqual(once?.json.value);
    expect((await play(second?.id)).status).toBe(200);
    expect(await moneyOf(memberId)).toBe(0n);
    const { bets } = await gateway.client.value('lotteryBets', { token });
    expect(bets.map(({ stake }) => stake)).toEqual(['0', '0']);

    const close = async (numero: string) => {
      const open = await gateway.db
        .selectFrom('lottery_draws')
        .select('draws_at')
        .where('brand', '=', 'alpha')
        .where('game', '=', 'hcm')
        .where('numero', '=', numero)
        .executeTakeFirstOrThrow();
      gateway.wait(open.draws_at.getTime() - gateway.now().getTime() + 60_000);
      await draws.draw();
      return { brand: 'alpha', game: 'hcm', numero };
    };
    const settle = async () => {
      for (const job of draws.waiting.splice(0)) await draws.settle(job);
    };
    const played = await close(numeroOf(once));
    await voidDraw({ ...draws, db: gateway.db }, { ...played, now: gateway.now() });
    await settle();
    // A void draw gives the tickets back, and no money.
    expect((await tickets()).map(({ id }) => id).sort()).toEqual(
      [first, second, third].map((each) => each?.id).sort(),
    );
    expect(await moneyOf(memberId)).toBe(0n);

    const again = await play(first?.id, ['07']);
    const numero = numeroOf(again);
    await close(numero);
    await reportResult(
      { ...draws, db: gateway.db },
      {
        brand: 'alpha',
        game: 'hcm',
        numero,
        source: 'desk',
        result: southWith('07'),
        confirmed: true,
        now: gateway.now(),
      },
    );
    await settle();
    expect(await moneyOf(memberId)).toBeGreaterThan(0n);
    const { rounds } = await gateway.db
      .selectFrom('bets')
      .select(({ fn }) => fn.sum<string>('valid_bet').as('rounds'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    // It counts for nothing that stakes count for.
    expect(rounds).toBe('0');
    gateway.wait(30 * dayMs);
    expect(await tickets()).toEqual([]);
    expect((await play(third?.id)).json.code).toBe('TICKET_GONE');
  });

  it('leave the books whole, and nothing that failed', async () => {
    expect((await verifyLedger(gateway.db)).findings).toEqual([]);
    expect(faults).toEqual([]);
  });
});
