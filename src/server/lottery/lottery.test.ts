import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LotteriesDocument } from '#contract/generated/documents.ts';
import { databases } from '#server/testing/database.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { addTestDraws, lineOf } from '#server/gateway/testing/lottery.ts';
import { reportResult, voidDraw } from './report-result.ts';
import { drawsOfTest, southWith } from './testing/draws.ts';

const hour = 3_600_000;
const key = (): string => crypto.randomUUID();

describe.each(databases)('lotteries on %s', (kind) => {
  let gateway: TestGateway;
  let draws: ReturnType<typeof drawsOfTest>;
  let token: string;
  let numeros: string[];

  beforeAll(async () => {
    gateway = await startGateway(kind);
    draws = drawsOfTest(gateway);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    gateway.wait(8 * 24 * hour);
    await draws.run();
    gateway.publish((documents) => Object.assign(documents, brandDocuments()));
    await addTestDraws(gateway, 'hcm', 5);
    await goOn(0);
    const { draws: open } = await gateway.client.value('lotteryGame', { query: { game: 'hcm' } });
    numeros = open.map(({ numero }) => numero).slice(0, 4);
  });

  /** Lets time pass, and logs in again: no session lasts as long as a draw is ahead. */
  const goOn = async (milliseconds: number): Promise<void> => {
    gateway.wait(milliseconds);
    const login = await gateway.client.value('sessionLogin', {
      body: { type: 'username', username: 'demo', password: demoPassword },
    });
    token = login.token;
  };

  const lotteries = (change: (document: LotteriesDocument) => void): void =>
    gateway.publish((documents) => change(documents['lotteries/main'] as LotteriesDocument));
  const balance = async (): Promise<bigint> =>
    BigInt((await gateway.client.value('walletBalance', { token })).sumBalance);
  const place = (lines: object[], more: object = {}, idempotencyKey = key()) =>
    gateway.client.send('lotteryBet', { token, idempotencyKey, body: { lines, ...more } });
  const placed = async (lines: object[], more: object = {}) =>
    gateway.client.value('lotteryBet', { token, idempotencyKey: key(), body: { lines, ...more } });
  const mine = async (query: Record<string, string> = {}) =>
    (await gateway.client.value('lotteryBets', { token, query })).bets;
  const sum = async (): Promise<string> =>
    (
      await sql<{ sum: string }>`select coalesce(sum(amount), 0)::text as sum from ledger_postings`.execute(
        gateway.db,
      )
    ).rows[0]?.sum ?? '';
  /** Lets a draw be drawn with a result of the test's own. */
  const report = async (numero: string | undefined, ending: string): Promise<void> => {
    const at = { brand: gateway.brand().brand, game: 'hcm', numero: numero ?? '' };
    const told = await reportResult(
      { ...draws, db: gateway.db },
      { ...at, source: 'desk', result: southWith(ending), confirmed: true, now: gateway.now() },
    );
    expect(told).toMatchObject({ ok: true });
    for (const job of draws.waiting.splice(0)) await draws.settle(job);
  };

  it('takes the stake once, whatever is repeated, and pays stake × odds × hits', async () => {
    const before = await balance();
    const idempotencyKey = key();
    const lines = [
      lineOf('hcm', numeros[0]),
      { ...lineOf('hcm', numeros[0]), betType: 'de', selection: ['07', '70'] },
    ];
    const first = await place(lines, {}, idempotencyKey);
    expect(first.json).toMatchObject({ success: true, value: { total: '1700' } });
    expect((await place(lines, {}, idempotencyKey)).json).toEqual(first.json);
    expect((await place(lines.slice(1), {}, idempotencyKey)).json).toMatchObject({
      code: 'DUPLICATE_TRANSACTION',
    });
    expect(await balance()).toBe(before - 1700n);

    await goOn(9 * 24 * hour);
    await draws.draw();
    await report(numeros[0], '07');
    // 18 prizes end in 07: 100 × 79 × 18; đề pays 82 once.
    expect(await balance()).toBe(before - 1700n + 142_200n + 8_200n);
    expect((await mine({ count: '2' })).map(({ status, payout }) => [status, payout])).toEqual([
      ['WON', '8200'],
      ['WON', '142200'],
    ]);
    expect(await sum()).toBe('0');
  });

  it('refuses a bet from the moment its draw closes', async () => {
    const { draws: open } = await gateway.client.value('lotteryGame', { query: { game: 'hcm' } });
    await goOn((open[0]?.closesAt ?? 0) - gateway.now().getTime() - 1);
    expect((await place([lineOf('hcm', open[0]?.numero)])).status).toBe(200);
    gateway.wait(1);
    const before = await balance();
    expect((await place([lineOf('hcm', open[0]?.numero)])).json).toMatchObject({ code: 'DRAW_CLOSED' });
    expect(await balance()).toBe(before);
  });

  it('gives the stake of a bet back once, while its draw is open and the game allows it', async () => {
    lotteries(({ games }) => Object.assign(games['hcm'] ?? {}, { cancel: true }));
    const before = await balance();
    const { bets } = await placed([lineOf('hcm', numeros[0])]);
    const cancel = (bet: string | undefined) =>
      gateway.client.send('lotteryBetCancel', { token, idempotencyKey: key(), body: { bet } });
    expect((await cancel(bets[0]?.id)).json).toMatchObject({
      value: { refunded: '1500', balance: String(before) },
    });
    expect((await cancel(bets[0]?.id)).json).toMatchObject({ code: 'BET_NOT_CANCELLABLE' });
    lotteries(({ games }) => Object.assign(games['hcm'] ?? {}, { cancel: false }));
    const kept = await placed([lineOf('hcm', numeros[0])]);
    expect((await cancel(kept.bets[0]?.id)).json).toMatchObject({ code: 'BET_NOT_CANCELLABLE' });
    expect(await balance()).toBe(before - 1500n);
  });

  it('plays a chase until it wins, and pays the rest of it back', async () => {
    const before = await balance();
    const chase = {
      draws: numeros.slice(1).map((numero) => ({ numero, multiple: 2 })),
      stopOnWin: true,
    };
    expect(await placed([{ ...lineOf('hcm', numeros[0]), betType: 'de' }], { chase })).toMatchObject({
      total: '700',
    });
    const [first] = (await gateway.client.value('lotteryGame', { query: { game: 'hcm' } })).draws;
    await goOn((first?.drawsAt ?? 0) - gateway.now().getTime() + 1);
    await draws.draw();
    await report(numeros[0], '07');
    expect((await mine({ count: '4' })).map(({ status, multiple }) => [status, multiple])).toEqual([
      ['CANCELLED', 2],
      ['CANCELLED', 2],
      ['CANCELLED', 2],
      ['WON', 1],
    ]);
    expect(await balance()).toBe(before - 100n + 8200n);
  });

  it('reverses and settles again when a result is corrected, and gives stakes back when a draw is void', async () => {
    const before = await balance();
    await placed([
      { ...lineOf('hcm', numeros[0]), betType: 'de' },
      { ...lineOf('hcm', numeros[0]), betType: 'de', selection: ['55'] },
    ]);
    await goOn(9 * 24 * hour);
    await draws.draw();
    await report(numeros[0], '07');
    await report(numeros[0], '55');
    await report(numeros[0], '55');
    expect(await balance()).toBe(before - 200n + 8200n);
    expect((await mine({ count: '2' })).map(({ status, payout }) => [status, payout])).toEqual([
      ['WON', '8200'],
      ['LOST', '0'],
    ]);
    const at = { brand: gateway.brand().brand, game: 'hcm', numero: numeros[0] ?? '' };
    await voidDraw({ ...draws, db: gateway.db }, { ...at, now: gateway.now() });
    for (const job of draws.waiting.splice(0)) await draws.settle(job);
    expect(await balance()).toBe(before);
    expect((await mine({ count: '2' })).map(({ status }) => status)).toEqual(['VOID', 'VOID']);
    expect(await sum()).toBe('0');
  });
});
