import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBalanceHints } from '#server/ledger/balance-hints.ts';
import { reportResult } from '../report-result.ts';
import { drawsOfTest, southWith } from '../testing/draws.ts';
import { databases } from '#server/testing/database.ts';
import { openEvents } from '#server/testing/event-stream.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { addTestDraws, lineOf } from '#server/gateway/testing/lottery.ts';

const hour = 3_600_000;

describe.each(databases)('wins of draws on %s', (kind) => {
  let gateway: TestGateway;
  let draws: ReturnType<typeof drawsOfTest>;
  const value: TestGateway['client']['value'] = (...given) => gateway.client.value(...given);
  beforeAll(async () => {
    gateway = await startGateway(kind);
    const hints = createBalanceHints(gateway.db, (fault) => {
      throw fault;
    });
    draws = drawsOfTest(gateway, (...moved) => hints.balanceMoved(...moved));
    await addTestDraws(gateway, 'hcm', 4);
  });
  afterAll(() => gateway.close());

  const login = async (username = 'demo'): Promise<string> =>
    (await value('sessionLogin', { body: { type: 'username', username, password: demoPassword } })).token;
  const winsOf = async (token: string) => (await value('lotteryWins', { token })).wins;

  /** Places lines of one number each on the next open draw, and lets the time come at which it is drawn. */
  const play = async (...numbers: string[]): Promise<{ game: string; numero: string }> => {
    const { draws: open } = await value('lotteryGame', { query: { game: 'hcm' } });
    const [next] = open;
    const lines = numbers.map((number) => ({ ...lineOf('hcm', next?.numero), selection: [number] }));
    const token = await login();
    await value('lotteryBet', { token, idempotencyKey: crypto.randomUUID(), body: { lines } });
    gateway.wait((next?.drawsAt ?? 0) - gateway.now().getTime() + hour);
    await draws.draw();
    return { game: 'hcm', numero: next?.numero ?? '' };
  };
  const settle = async (draw: { game: string; numero: string }, ending: string): Promise<void> => {
    const report = { ...draw, source: 'desk', result: southWith(ending), confirmed: true };
    const told = await reportResult(
      { ...draws, db: gateway.db },
      { ...report, brand: gateway.brand().brand, now: gateway.now() },
    );
    expect(told).toMatchObject({ ok: true });
    for (const job of draws.waiting.splice(0)) await draws.settle(job);
  };

  it('are told to the open pages of the winner, and are one of all bets on the draw until they were shown', async () => {
    const draw = await play('07', '07', '33');
    const token = await login();
    const events = await openEvents(`${gateway.origin}/wps/member/events`, {
      'x-gateway-version': '3',
      'x-module-id': 'portal',
      authorization: `Bearer ${token}`,
    });
    await events.next(({ event }) => event === 'open');
    expect(await winsOf(token)).toEqual([]);
    await settle(draw, '07');
    await events.next(({ event }) => event === 'balance');
    await events.next(({ event }) => event === 'wins');
    events.close();

    const won = (await value('lotteryBets', { token })).bets.filter(({ status }) => status === 'WON');
    expect(won).toHaveLength(2);
    const payout = won.reduce((sum, bet) => sum + BigInt(bet.payout), 0n);
    const stake = (await value('lotteryBets', { token })).bets.reduce(
      (sum, bet) => sum + BigInt(bet.stake),
      0n,
    );
    const wins = await winsOf(token);
    expect(wins).toMatchObject([
      { ...draw, gameType: 'LOTT', bets: 2, payout: String(payout), stake: String(stake) },
    ]);

    // Another member's confirmation changes nothing for this one.
    const other = await login('demoteam1');
    expect(await winsOf(other)).toEqual([]);
    await value('lotteryWinsSeen', { token: other, body: { draws: [draw] } });
    expect(await winsOf(token)).toEqual(wins);
    for (let times = 0; times < 2; times += 1)
      await value('lotteryWinsSeen', { token, body: { draws: [draw] } });
    expect(await winsOf(await login())).toEqual([]);
  });

  it('say of a draw that was lost that it paid nothing, to open pages too, until it was shown', async () => {
    const draw = await play('11', '12');
    const token = await login();
    const events = await openEvents(`${gateway.origin}/wps/member/events`, {
      'x-gateway-version': '3',
      'x-module-id': 'portal',
      authorization: `Bearer ${token}`,
    });
    await events.next(({ event }) => event === 'open');
    await settle(draw, '07');
    await events.next(({ event }) => event === 'wins');
    events.close();
    expect(await winsOf(token)).toMatchObject([{ ...draw, bets: 0, payout: '0' }]);
    await value('lotteryWinsSeen', { token, body: { draws: [draw] } });
    expect(await winsOf(token)).toEqual([]);
    // A corrected result that pays is news, although the draw was told as lost.
    await settle(draw, '11');
    expect(await winsOf(token)).toMatchObject([{ ...draw, bets: 1 }]);
    await value('lotteryWinsSeen', { token, body: { draws: [draw] } });
    expect(await winsOf(token)).toEqual([]);
  });

  it('of a corrected result are told when it is the correction that pays, and for the hours of the brand', async () => {
    const draw = await play('11');
    await settle(draw, '07');
    await settle(draw, '11');
    expect(await winsOf(await login())).toMatchObject([{ ...draw, bets: 1 }]);
    gateway.wait(25 * hour);
    expect(await winsOf(await login())).toEqual([]);
    gateway.set({ constants: { winNoticeHours: 48 } });
    expect(await winsOf(await login())).toMatchObject([draw]);
  });
});
