import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LotteriesDocument } from '#contract/generated/documents.ts';
import { ssc } from '#play/lottery/ssc/ssc.ts';
import { databases } from '#server/testing/database.ts';
import { makeDraws } from '../make-draws.ts';
import { drawsOfTest } from '../testing/draws.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { lineOf, testKey } from '#server/gateway/testing/lottery.ts';

const file = join(import.meta.dirname, '../../../../configs/base/lotteries/main.json');
// Units and limits of a currency have a test of their own.
const { byCurrency, ...lotteries } = JSON.parse(readFileSync(file, 'utf8')) as LotteriesDocument;
const key = (): string => crypto.randomUUID();

describe.each(databases)('calls of lotteries on %s', (kind) => {
  let gateway: TestGateway;
  let token: string;
  const value: TestGateway['client']['value'] = (...given) => gateway.client.value(...given);

  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.publish((documents) => {
      documents['lotteries/main'] = lotteries;
    });
    await makeDraws({ db: gateway.db, key: testKey, sandbox: true }, gateway.brand(), gateway.now());
    await drawsOfTest(gateway).run();
    token = await login('demo');
  });
  afterAll(() => gateway.close());

  const login = async (username: string): Promise<string> =>
    (await value('sessionLogin', { body: { type: 'username', username, password: demoPassword } })).token;
  const codesOf = ({ gameMenus }: { gameMenus: { games: { code: string }[] }[] }): string[] =>
    gameMenus.flatMap(({ games }) => games.map(({ code }) => code));

  it('shows the groups of lotteries in the sequence of the brand, each with its open draw [API-26] [ENT-06] [OFF-07]', async () => {
    const menus = await value('lotteryMenus');
    expect(menus.gameMenus.map(({ gameGroupCode }) => gameGroupCode)).toEqual(lotteries.groupOrder);
    expect(menus.gameMenus[0]).toMatchObject({ labelName: expect.any(String) as string });
    const [first] = menus.gameMenus[0]?.games ?? [];
    expect(first).toMatchObject({ code: lotteries.groups['ssc']?.games[0], everySeconds: 60, family: 'ssc' });
    expect(first?.next?.closesAt).toBeGreaterThan(menus.now);
    const electronic = await value('lotteryMenus', { query: { accountType: 'Elott' } });
    expect(codesOf(electronic)).toEqual(lotteries.groups['elott']?.games);
  });

  it('offers electronic lotteries with fixed odds, and others with prize groups and units [OFF-09] [CON-01]', async () => {
    const fixed = await value('lotteryGame', { query: { game: 'tick-seven' } });
    expect(fixed.game).toMatchObject({ prizeMode: 'Elott', accountType: 'Elott' });
    expect(fixed.prizeGroups).toBeUndefined();
    const grouped = await value('lotteryGame', { query: { game: 'minute-star' } });
    expect(grouped.game.prizeMode).toBe('Lott');
    expect(grouped.prizeGroups).toEqual({ lowest: 1800, highest: 1900, step: 10 });
    expect(grouped.units).toEqual(['200', '20', '2']);
    const direct = grouped.betTypes.find(({ id }) => id === 'five-direct');
    // 100,000 ÷ 1 × 1900 ÷ 2000, which is 190,000 for a note of 2 units.
    expect(direct?.levels).toEqual([{ level: 'win', odds: '95000' }]);
    const vietnam = await value('lotteryGame', { query: { game: 'mien-bac' } });
    expect(vietnam.game.prizeMode).toBe('SEA');
    expect(vietnam.units).toBeUndefined();
    expect(vietnam.betTypes.find(({ id }) => id === 'lo2')).toMatchObject({
      cost: 22,
      levels: [{ level: 'win', odds: '78' }],
    });
  });

  it('lists Vietnamese lotteries by region and prize mode, an alias as what it stands for [API-27] [OFF-08] [CON-01]', async () => {
    const stations = Object.entries(lotteries.games).filter(([, { region }]) => region !== undefined);
    const fixed = await value('lotteryVnMenus', { query: { prizeMode: 'SEA' } });
    expect(codesOf(fixed).toSorted()).toEqual(stations.map(([code]) => code).toSorted());
    expect(codesOf(await value('lotteryVnMenus', { query: { prizeMode: 'Lott' } }))).toEqual([]);
    expect(codesOf(await value('lotteryVnMenus', { query: { prizeMode: 'ZY' } }))).toEqual([]);
    gateway.publish((documents) => {
      documents['lotteries/main'] = { ...lotteries, aliases: { ZY: 'SEA' } };
    });
    expect(codesOf(await value('lotteryVnMenus', { query: { prizeMode: 'ZY' } }))).toHaveLength(
      stations.length,
    );
  });

  it('remembers which Vietnamese lotteries a member bet on, for that member alone [API-28]', async () => {
    expect((await value('lotteryVnRecent', { token })).games).toEqual([]);
    const { draws } = await value('lotteryGame', { query: { game: 'ho-chi-minh' } });
    const body = { lines: [lineOf('ho-chi-minh', draws[0]?.numero)] };
    await value('lotteryBet', { token, idempotencyKey: key(), body });
    expect((await value('lotteryVnRecent', { token })).games.map(({ code }) => code)).toEqual([
      'ho-chi-minh',
    ]);
    expect((await value('lotteryVnRecent', { token: await login('demoagent') })).games).toEqual([]);
  });

  it('counts popular numbers: 20 first, 100 in the full list [API-29] [CON-02]', async () => {
    const { numbers, draws } = await value('lotteryPopular');
    expect(numbers).toHaveLength(20);
    expect(draws).toBeGreaterThan(10);
    expect(numbers.map(({ times }) => times)).toEqual(
      numbers.map(({ times }) => times).toSorted((a, b) => b - a),
    );
    const full = (await value('lotteryPopular', { query: { count: '100' } })).numbers;
    expect(new Set(full.map(({ number }) => number)).size).toBe(100);
    expect(full.reduce((sum, { times }) => sum + times, 0)).toBe(27 * draws);
  });

  it('shows the results of a day and region, a column for each station [API-30]', async () => {
    const south = await value('lotteryVnResults', { query: { region: 'south' } });
    expect(south.draws.length).toBeGreaterThanOrEqual(3);
    for (const { result } of south.draws) expect(Object.values(result?.prizes ?? {}).flat()).toHaveLength(18);
    const before = await value('lotteryVnResults', {
      query: { region: 'south', date: south.previous ?? '' },
    });
    expect(before).toMatchObject({ date: south.previous, next: south.date });
    expect((await value('lotteryVnResults', { query: { region: 'north' } })).draws).toHaveLength(1);
  });

  it('pages through the results of a game, each with the seed that its hash had promised [API-31]', async () => {
    const first = await value('lotteryResults', { query: { game: 'race-ten', count: '5' } });
    const second = await value('lotteryResults', {
      query: { game: 'race-ten', count: '5', before: first.before ?? '' },
    });
    const numeros = [...first.draws, ...second.draws].map(({ numero }) => numero);
    expect(new Set(numeros).size).toBe(10);
    expect(numeros).toEqual(numeros.toSorted().reverse());
    for (const { seed = '', seedHash, result } of first.draws) {
      const digest = await crypto.subtle.digest('SHA-256', Buffer.from(seed, 'hex'));
      expect(Buffer.from(digest).toString('hex')).toBe(seedHash);
      expect(result?.balls?.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  it('brings a result to light step by step, and its seed with the last one', async () => {
    const draws = drawsOfTest(gateway);
    const open = await value('lotteryGame', { query: { game: 'minute-star' } });
    const next = open.draws[0];
    gateway.wait((next?.drawsAt ?? 0) - gateway.now().getTime());
    await draws.run();
    const known: number[] = [];
    for (let second = 0; second <= 4; second += 1) {
      const [last] = (await value('lotteryResults', { query: { game: 'minute-star', count: '1' } })).draws;
      expect(last?.numero).toBe(next?.numero);
      expect(last?.seed === undefined).toBe(second < 4);
      known.push(last?.result?.balls?.length ?? 0);
      gateway.wait(1000);
    }
    expect(known).toEqual([0, 1, 2, 3, 5]);
  });

  it('hints at the least bet and lines that the brand chose [CON-13]', async () => {
    gateway.publish((documents) => {
      documents['lotteries/main'] = { ...lotteries, hints: { minimumBet: '1', lines: 25 } };
    });
    const { hints } = await value('lotteryGame', { query: { game: 'minute-star' } });
    expect(hints).toEqual({ minimumBet: '100', lines: 25 });
  });

  it('offers the units and takes the limits of the currency', async () => {
    gateway.publish((documents) => {
      documents['lotteries/main'] = { ...lotteries, ...(byCurrency && { byCurrency }) };
    });
    const { units, limits, hints } = await value('lotteryGame', { query: { game: 'minute-star' } });
    expect(units).toEqual(['10000', '50000', '100000']);
    expect(limits).toMatchObject({ minimumStake: '10000', maximumBet: '200000000' });
    expect(hints).toEqual({ minimumBet: '10000' });
    gateway.publish((documents) => {
      documents['lotteries/main'] = lotteries;
    });
  });

  it('takes a lower prize group for a rebate of what is given up', async () => {
    token = await login('demo');
    const { draws: open } = await value('lotteryGame', { query: { game: 'five-star' } });
    const line = {
      ...lineOf('five-star', open[0]?.numero),
      betType: 'five-direct',
      selection: ssc.betTypes.get('five-direct')?.quickPick(() => 7) as Record<string, string[]>,
      unit: '200',
      multiple: 10,
      group: 1800,
    };
    const body = { lines: [line] };
    const { total, balance } = await value('lotteryBet', { token, idempotencyKey: key(), body });
    expect(total).toBe('2000');
    const [bet] = (await value('lotteryBets', { token, query: { game: 'five-star' } })).bets;
    expect(bet).toMatchObject({ group: 1800, odds: [{ level: 'win', odds: '90000' }], status: 'OPEN' });
    gateway.wait((open[0]?.drawsAt ?? 0) - gateway.now().getTime() + 60_000);
    await drawsOfTest(gateway).run();
    token = await login('demo');
    const [settled] = (await value('lotteryBets', { token, query: { game: 'five-star' } })).bets;
    // (1900 − 1800) ÷ 2000 of 2,000.
    expect(settled).toMatchObject({ status: 'LOST', rebate: '100', payout: '0' });
    expect((await value('walletBalance', { token })).sumBalance).toBe(String(BigInt(balance) + 100n));
  });
});
