import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/generated/calls.ts';
import type { LobbyDocument } from '#contract/generated/documents.ts';
import { addDays, dayAt } from '#engine/time/zoned-days.ts';
import { recordBets } from '#server/bets/bets.ts';
import { settleBet } from '#server/bets/testing/settle-bet.ts';
import { addDeposit } from '#server/cashier/deposits.ts';
import { confirmDeposit } from '#server/cashier/deposit-states.ts';
import { zoneOf } from '#server/brands/documents.ts';
import { cashierOf } from '#server/cashier/document.ts';
import type { GatewayAnswer } from '#server/gateway/testing/client.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { payerPassword, registerPayer } from '#server/gateway/testing/payer.ts';
import { balanceOf } from '#server/ledger/balances.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { databases } from '#server/testing/database.ts';
import { beginLaunch } from '#server/vendors/launch-sessions.ts';
import { testVendor } from '#server/vendors/testing/vendor.ts';
import { pointBalance } from './balance.ts';
import { decideExchange, type Decision } from './decide.ts';
import { lockExchange } from './exchanges.ts';
import { mallFigures } from './mall-figures.ts';
import { betRatio } from './ratio.ts';
import { redeem } from './redeem.ts';
import { payInPoints, mallDocument } from './testing/mall.ts';

const secret = 'a secret of the tests';
const address = { recipient: 'Ma Hla Win', street: '12 Inya Road', city: 'Yangon' };
const key = (): string => randomBytes(12).toString('base64url');

describe.each(databases)('points on %s', (kind) => {
  let gateway: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await startGateway(kind, {
      vendorSettings: { ALPHA__LUMEN: { url: 'http://127.0.0.1:9', secret } },
    });
    gateway.publish((documents) => {
      documents['mall/main'] = mallDocument();
      const lobby = documents['lobby/main'] as LobbyDocument;
      lobby.vendors = {
        lumen: { name: 'Lumen', gameType: 'RNG', accountTypeId: 1, vassalage: 'LUMEN', image: 'v/l.svg' },
      };
      lobby.games = { wheel: { name: 'Lucky Wheel', code: 'g1', vendor: 'lumen', image: 'p/w.svg' } };
    });
  });
  afterAll(() => gateway.close());

  const member = async (points = 0n) => {
    const token = await registerPayer(gateway, `Points${(names += 1)}`);
    const { id: memberId } = await gateway.client.value('memberInfo', { token });
    if (points > 0n) await payInPoints(gateway, { memberId, points });
    return { token, memberId };
  };
  const pointsOf = async (memberId: string) =>
    (await pointBalance(gateway.db, { brand: 'alpha', memberId })).points;
  const moneyOf = (memberId: string) => balanceOf(gateway.db, { brand: 'alpha', memberId, currency: 'MMK' });
  const give = (memberId: string, amount: bigint) =>
    post(gateway.db, {
      brand: 'alpha',
      memberId,
      kind: 'adjustment',
      key: key(),
      currency: 'MMK',
      at: gateway.now(),
      postings: [
        { account: memberPurse(memberId), amount },
        { account: house('adjustments'), amount: -amount },
      ],
    });
  const exchange = (token: string, body: object, idempotencyKey = key()): Promise<GatewayAnswer> =>
    gateway.client.send('pointRedeem', {
      token,
      idempotencyKey,
      body: { item: 'topUp', quantity: '1', points: '300', passwordCheck: payerPassword, ...body },
    });
  const decide = (id: string, decision: Decision) =>
    gateway.db.transaction().execute(async (trx) => {
      const row = await lockExchange(trx, 'alpha', id);
      return row && decideExchange(trx, row, { by: 'op-one', now: gateway.now(), decision });
    });

  it('come with a deposit in its transaction, once, at the ratio of its beginning [CON-12]', async () => {
    const { memberId } = await member();
    const method = cashierOf(gateway.brand()).deposit.methods.items['card'];
    if (!method) throw new Error('The method is missing.');
    const deposit = await gateway.db.transaction().execute((trx) =>
      addDeposit(trx, {
        brand: gateway.brand(),
        memberId,
        id: key(),
        methodId: 'card',
        method,
        amount: 25_900n,
        account: undefined,
        begun: undefined,
        sandbox: false,
        now: gateway.now(),
      }),
    );
    const confirm = () =>
      gateway.db.transaction().execute(async (trx) => {
        await confirmDeposit(trx, deposit, { by: 'op-one', now: gateway.now() });
      });
    await confirm();
    expect(await pointsOf(memberId)).toBe(25n);
    // The same row once more, as a repeated event that knows nothing of the first: the whole transaction fails.
    await expect(confirm()).rejects.toThrow(/duplicate key/u);
    expect(await pointsOf(memberId)).toBe(25n);
  });

  it('come with a settled bet and go with what a correction takes back, once for each version', async () => {
    const { memberId } = await member();
    const [id = ''] = await recordBets(gateway.db, [
      {
        brand: 'alpha',
        memberId,
        source: 'lottery',
        vassalage: 'LOTT',
        gameType: 'LOTT',
        gameCode: 'hcm',
        round: '1',
        currency: 'MMK',
        stake: 1030n,
        at: gateway.now(),
        details: { pointRatio: betRatio(gateway.brand(), 'LOTT') },
      },
    ]);
    const settle = (version: number, status: 'SETTLED' | 'VOID') =>
      settleBet(gateway.db, {
        brand: 'alpha',
        memberId,
        id,
        version,
        status,
        payout: 0n,
        at: gateway.now(),
      });
    expect(await pointsOf(memberId)).toBe(0n);
    await settle(1, 'SETTLED');
    await settle(1, 'SETTLED');
    expect(await pointsOf(memberId)).toBe(20n);
    await settle(2, 'VOID');
    expect(await pointsOf(memberId)).toBe(0n);
    const entries = await gateway.db
      .selectFrom('point_entries')
      .select(['type', 'points', 'amount'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { type: 'lottery', points: '20', amount: '1030' },
      { type: 'lottery', points: '-20', amount: '-1030' },
    ]);
    await expect(gateway.db.deleteFrom('point_entries').execute()).rejects.toThrow(/append-only/u);
  });

  it('come with a round of a vendor, at the brand’s ratio whatever the vendor says', async () => {
    const { token, memberId } = await member();
    await give(memberId, 10_000n);
    const { session, player } = await beginLaunch(gateway.db, {
      brand: gateway.brand(),
      memberId,
      sessionHash: 'x',
      vassalage: 'LUMEN',
      game: 'g1',
      trial: false,
      now: gateway.now(),
      random: gateway.random,
    });
    const vendor = testVendor({
      origin: gateway.origin,
      secret,
      brand: 'alpha',
      vendor: 'LUMEN',
      now: gateway.now,
    });
    const own = { pointRatio: { type: 'slots', points: 999, per: 1 }, lines: 20 };
    const common = { player, round: key(), game: 'g1', details: own };
    expect(
      (await vendor.ask('bet', { ...common, transaction: key(), session, amount: '1500' })).json,
    ).toMatchObject({ code: 'OK' });
    expect(await pointsOf(memberId)).toBe(0n);
    const won = { ...common, transaction: key(), amount: '700', kind: 'win', closes: true };
    await vendor.ask('win', won);
    await vendor.ask('win', won);
    expect(await pointsOf(memberId)).toBe(30n);
    const { entries } = await gateway.client.value('pointEntries', { token });
    expect(entries).toMatchObject([{ type: 'slots', points: '30', remark: 'Lucky Wheel' }]);
    const day = dayAt(gateway.now().getTime(), zoneOf(gateway.brand()));
    const of = async (from: string, to: string) =>
      (await gateway.client.value('pointEntries', { token, query: { from, to } })).entries.length;
    expect(await of(day, day)).toBe(1);
    expect(await of(addDays(day, -3), addDays(day, -1))).toBe(0);
  });

  it('are exchanged for goods with an address, for points and money, and a rejection returns all of it once [OFF-14]', async () => {
    const { token, memberId } = await member(1200n);
    await give(memberId, 5000n);
    const missing = await exchange(token, { item: 'ball', points: '500' });
    const fields = ['recipient', 'street', 'city', 'phone'].map((field) => ({ field, code: 'REQUIRED' }));
    expect(missing.json).toMatchObject({ code: 'INVALID_FIELDS', value: { fields } });
    const goods = {
      item: 'ball',
      points: '500',
      quantity: '2',
      address: { ...address, region: ' Yangon Region ', postcode: ' ' },
      phone: '09770000001',
    };
    const { json } = await exchange(token, goods);
    expect(json.value).toMatchObject({
      kind: 'goods',
      status: 'APPLYING',
      points: '1000',
      amount: '4000',
      left: 3,
      address: { ...address, region: 'Yangon Region' },
      phone: '09770000001',
    });
    expect([await pointsOf(memberId), await moneyOf(memberId)]).toEqual([200n, 1000n]);
    const figures = async () => {
      const { items, levels } = await mallFigures(gateway.db, gateway.brand(), gateway.now());
      return { ball: items.find(({ id }) => id === 'ball'), levels };
    };
    const told = await figures();
    expect(told.ball).toEqual({ id: 'ball', left: 3, waiting: 1, exchanged: 2, points: '1000' });
    expect(told.levels.map(({ id }) => id)).toEqual(['bronze', 'gold']);
    const rejection: Decision = { do: 'reject', remark: 'The address is not complete.' };
    expect(await decide(json.value.id, rejection)).toEqual({ moved: true });
    expect(await decide(json.value.id, rejection)).toBeUndefined();
    expect(await decide(json.value.id, { do: 'approve' })).toBeUndefined();
    expect([await pointsOf(memberId), await moneyOf(memberId)]).toEqual([1200n, 5000n]);
    const { items } = await gateway.client.value('pointRewards', { token });
    expect(items.find(({ id }) => id === 'ball')?.left).toBe(5);
    expect((await figures()).ball).toEqual({ id: 'ball', left: 5, waiting: 0, exchanged: 0, points: '0' });
    const before = await gateway.client.value('pointRedeems', { token, query: { before: json.value.id } });
    expect(before).toMatchObject({ exchanges: [], more: false });
    const { exchanges } = await gateway.client.value('pointRedeems', { token });
    expect(exchanges).toMatchObject([{ status: 'REJECTED', remark: 'The address is not complete.' }]);
  });

  it('become money with the approval of a cash item, once', async () => {
    const { token, memberId } = await member(900n);
    const { json } = await exchange(token, { item: 'cash', quantity: '2', points: '400' });
    expect(await moneyOf(memberId)).toBe(0n);
    expect(await decide(json.value.id, { do: 'approve', remark: 'Enjoy it.' })).toEqual({ moved: true });
    expect(await decide(json.value.id, { do: 'approve' })).toBeUndefined();
    expect([await pointsOf(memberId), await moneyOf(memberId)]).toEqual([100n, 14_000n]);
    const { rows } = await gateway.client.value('accountRecord', { token, query: { type: 'points' } });
    expect(rows).toMatchObject([{ kind: 'points.cash', amount: '14000' }]);
  });

  it('are exchanged only with the payment password, within price, limit, level and what there is [VAL-37]', async () => {
    const { token, memberId } = await member(1000n);
    const code = async (body: object) => (await exchange(token, body)).json.code;
    const wrong = await exchange(token, { passwordCheck: '000000' });
    expect(wrong.json).toMatchObject({
      code: 'INVALID_FIELDS',
      value: { fields: [{ field: 'passwordCheck', code: 'WRONG' }] },
    });
    const converted = await gateway.client.send('pointConvert', {
      token,
      idempotencyKey: key(),
      body: { points: '100', passwordCheck: '000000' },
    });
    expect(converted.json).toMatchObject({ value: { fields: [{ field: 'passwordCheck', code: 'WRONG' }] } });
    expect(await code({ points: '1' })).toBe('PRICE_CHANGED');
    expect(await code({ quantity: '3' })).toBe('ITEM_LIMIT_REACHED');
    expect(await code({ quantity: '1.5' })).toBe('INVALID_FIELDS');
    expect(await code({ item: 'jade', points: '600', address, phone: '1' })).toBe('ITEM_NOT_OFFERED');
    // Money besides, which the member does not have: nothing of the stock stays taken.
    expect(await code({ item: 'ball', points: '500', address, phone: '1' })).toBe('INSUFFICIENT_BALANCE');
    const { items } = await gateway.client.value('pointRewards', { token });
    expect(items.find(({ id }) => id === 'ball')?.left).toBe(5);
    expect(await pointsOf(memberId)).toBe(1000n);
    await payInPoints(gateway, { memberId, points: 1000n });
    expect(await code({ points: '300' })).toBe('PRICE_CHANGED');
    expect(await code({ points: '250' })).toBeUndefined();
  });

  it('are asked by relay actions, and spent by those that take the payment password [API-49] [API-50] [API-51] [API-52] [API-53] [API-54] [API-55]', async () => {
    const { token } = await member(700n);
    const relay = (action: string) => `/wps/relay/${action}`;
    for (const [call, action] of [
      ['pointBalance', 'MCS2_getPointBalance'],
      ['pointRewards', 'getPointReward'],
      ['pointRedeems', 'getRedeemPointList'],
      ['pointConfig', 'getPointConfig'],
      ['pointEntries', 'ODSFE2_MemTransDet'],
    ] as const) {
      expect(calls[call].path).toBe(relay(action));
      expect((await gateway.client.send(call, { token, query: {} })).status).toBe(200);
    }
    expect([calls.pointRedeem.path, calls.pointConvert.path]).toEqual([
      relay('MCS2_redeemPointReward'),
      relay('MCS2_convertPoint'),
    ]);
    for (const [passwordCheck, status] of [
      ['000000', 422],
      [payerPassword, 200],
    ] as const) {
      expect((await exchange(token, { passwordCheck })).status).toBe(status);
      const body = { points: '100', passwordCheck };
      const converted = await gateway.client.send('pointConvert', { token, idempotencyKey: key(), body });
      expect(converted.status).toBe(status);
    }
  });

  it('are spent once by a repeated request', async () => {
    const { token, memberId } = await member(700n);
    const once = key();
    const [one, two] = await Promise.all([exchange(token, {}, once), exchange(token, {}, once)]);
    expect(one?.json.value).toEqual(two?.json.value);
    expect(await pointsOf(memberId)).toBe(400n);
  });

  it('convert to money in whole multiples, at once, as much as a day allows', async () => {
    const { token, memberId } = await member(3000n);
    const convert = async (points: string) =>
      (
        await gateway.client.send('pointConvert', {
          token,
          idempotencyKey: key(),
          body: { points, passwordCheck: payerPassword },
        })
      ).json;
    expect(await convert('150')).toMatchObject({ value: { fields: [{ field: 'points', code: 'PATTERN' }] } });
    expect((await convert('900')).value).toMatchObject({
      kind: 'convert',
      status: 'PASSED',
      credit: '45000',
    });
    expect([await pointsOf(memberId), await moneyOf(memberId)]).toEqual([2100n, 45_000n]);
    expect(await convert('200')).toMatchObject({ code: 'CONVERT_LIMIT_REACHED' });
    const { convert: terms } = await gateway.client.value('pointConfig', { token });
    expect(terms).toEqual({ points: '100', amount: '5000', leftToday: '100' });
    const { entries } = await gateway.client.value('pointEntries', { token, query: { type: 'redeem' } });
    expect(entries).toMatchObject([{ points: '-900', status: 'PASSED' }]);
  });

  it('never sell more than there is, nor spend more than a member has, to many at once', async () => {
    gateway.publish((documents) => {
      const mall = mallDocument();
      mall.items.items['topUp'] = { kind: 'voucher', name: 'lane.hot', points: 100, stock: 7 };
      mall.items.items['cash'] = { kind: 'cash', name: 'lane.hot', points: 100, cash: 10, stock: 100 };
      documents['mall/main'] = mall;
    });
    await gateway.db.deleteFrom('point_stock').execute();
    const many = await Promise.all(Array.from({ length: 12 }, () => member(100n)));
    const poor = await member(350n);
    const ask = (memberId: string, item: string) =>
      gateway.db.transaction().execute((trx) =>
        redeem(trx, {
          brand: gateway.brand(),
          memberId,
          id: key(),
          item,
          name: item,
          quantity: 1,
          points: 100n,
          address: null,
          phone: null,
          now: gateway.now(),
        }),
      );
    const sold = await Promise.all(many.map(({ memberId }) => ask(memberId, 'topUp')));
    expect(sold.filter(({ ok }) => ok)).toHaveLength(7);
    const spent = await Promise.all(Array.from({ length: 8 }, () => ask(poor.memberId, 'cash')));
    expect(spent.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await pointsOf(poor.memberId)).toBe(50n);
    expect((await verifyLedger(gateway.db)).findings).toEqual([]);
    gateway.publish((documents) => {
      documents['mall/main'] = mallDocument();
    });
  });

  it('come from deposits and from each kind of play by the ratio table, and never expire [CON-12] [ENT-14]', async () => {
    const kinds = { LIVE: 'live', LOTT: 'lottery', PVP: 'pvp', RNG: 'slots', SPORTS: 'sports' } as const;
    const per = { live: 1, lottery: 2, pvp: 4, slots: 5, sports: 10 };
    gateway.publish((documents) => {
      const ratios = Object.fromEntries(
        Object.entries(per).map(([type, points]) => [type, { points, per: 100 }]),
      );
      documents['mall/main'] = { ...mallDocument(), ratios: { ...mallDocument().ratios, ...ratios } };
    });
    const { token, memberId } = await member();
    for (const gameType of Object.keys(kinds)) {
      const owner = { brand: 'alpha', memberId };
      const [id = ''] = await recordBets(gateway.db, [
        {
          ...owner,
          source: 'seamless',
          vassalage: 'LUMEN',
          gameType,
          gameCode: 'g1',
          round: key(),
          currency: 'MMK',
          stake: 1000n,
          at: gateway.now(),
          details: { pointRatio: betRatio(gateway.brand(), gameType) },
        },
      ]);
      await settleBet(gateway.db, {
        ...owner,
        id,
        version: 1,
        status: 'SETTLED',
        payout: 0n,
        at: gateway.now(),
      });
    }
    const read = async () => (await gateway.client.value('pointEntries', { token, query: {} })).entries;
    expect(
      (await read()).map(({ type, points, amount, units, ratio, status }) => [
        type,
        points,
        amount,
        units,
        ratio,
        status,
      ]),
    ).toEqual(
      Object.values(kinds)
        .map((type) => [
          type,
          String(per[type] * 10),
          '1000',
          'MMK',
          { points: String(per[type]), per: '100' },
          'PASSED',
        ])
        .toReversed(),
    );
    await give(memberId, 2000n);
    const { json } = await exchange(token, { item: 'topUp', points: '300' });
    expect(json.code).toBe('POINTS_INSUFFICIENT');
    await payInPoints(gateway, { memberId, points: 500n });
    expect((await read()).map(({ type, points, remark }) => [type, points, remark])[0]).toEqual([
      'deposit',
      '500',
      expect.any(String),
    ]);
    const goods = { item: 'ball', points: '500', address, phone: '09770000001' };
    expect((await exchange(token, goods)).json.value).toMatchObject({
      id: expect.any(String),
      at: gateway.now().toISOString(),
      kind: 'goods',
      item: expect.any(String),
      quantity: 1,
      points: '500',
      amount: '2000',
      left: expect.any(Number),
      paymentAccount: 'main',
      address,
      phone: '09770000001',
    });
    const before = await pointsOf(memberId);
    gateway.wait(20 * 365 * 86_400_000);
    expect(await pointsOf(memberId)).toBe(before);
    expect(before).toBe(220n);
    gateway.publish((documents) => {
      documents['mall/main'] = mallDocument();
    });
  });
});
