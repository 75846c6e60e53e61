import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandDocument, LobbyDocument } from '#contract/generated/documents.ts';
import type { AnyDocument } from '#engine/packs.ts';
import { recordBets, type NewBet } from '#server/bets/bets.ts';
import { settleBet } from '#server/bets/testing/settle-bet.ts';
import type { BetStatus } from '#server/bets/tables.ts';
import { house, memberPurse, type HousePurse } from '#server/ledger/accounts.ts';
import type { TransactionKind } from '#server/ledger/kinds.ts';
import { post } from '#server/ledger/post.ts';
import { databases } from '#server/testing/database.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const baseDocument = (name: string): AnyDocument => {
  const file = join(import.meta.dirname, '../../../configs/base', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as AnyDocument;
};

describe.each(databases)('records on %s', (kind) => {
  let gateway: TestGateway;
  let token: string;
  let memberId: string;
  let keys = 0;
  const currency = 'USD';

  const book = (owner: string, kind: TransactionKind, amount: bigint, at: string, purse: HousePurse) =>
    post(gateway.db, {
      brand: 'alpha',
      memberId: owner,
      kind,
      key: `test-${(keys += 1)}`,
      currency,
      at: new Date(at),
      details: {
        method: 'bank',
        secret: 'hidden',
        ...(kind === 'bet' ? { vendor: 'SPIN', game: 'CMT' } : { game: '=1+1' }),
      },
      postings: [
        { account: memberPurse(owner), amount },
        { account: house(purse), amount: -amount },
      ],
    });
  const bet = async (given: Partial<NewBet> & { status?: BetStatus; payout?: bigint; settled?: string }) => {
    const { status = 'OPEN', payout = 0n, settled, ...rest } = given;
    const [id = ''] = await recordBets(gateway.db, [
      {
        brand: 'alpha',
        memberId,
        source: 'seamless',
        vassalage: 'SPIN',
        gameType: 'RNG',
        gameCode: 'COM',
        round: `round-${(keys += 1)}`,
        currency,
        stake: 100n,
        at: new Date('2026-02-28T12:00:00Z'),
        details: { betType: 'spin', serverSeed: 'hidden', odds: 1.5 },
        ...rest,
      },
    ]);
    if (status !== 'OPEN') {
      const at = new Date(settled ?? '2026-02-28T12:00:05Z');
      await settleBet(gateway.db, { brand: 'alpha', memberId, id, version: 1, status, payout, at });
    }
    return id;
  };

  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.publish((documents) => {
      documents['lotteries/main'] = baseDocument('lotteries/main');
      documents['texts/en'] = baseDocument('texts/en');
      const { games } = documents['lobby/main'] as LobbyDocument;
      if (games?.['comet']) games['comet'].names = { 'zh-CN': '彗星转轮' };
      Object.assign(documents['brand/main'] as BrandDocument, {
        timeZone: 'Asia/Yangon',
        currency,
        currencyDigits: 2,
      });
    });
    ({ token, customerId: memberId } = await gateway.client.value('sessionLogin', {
      body: { type: 'username', username: 'demoteam2', password: demoPassword },
    }));
    // 17:30 UTC is midnight in Yangon.
    await book(memberId, 'deposit', 1000n, '2026-02-20T17:29:59Z', 'deposits');
    await book(memberId, 'deposit', 2000n, '2026-02-20T17:30:00Z', 'deposits');
    await book(memberId, 'bonus', 300n, '2026-02-25T10:00:00Z', 'bonus');
    await book(memberId, 'bet', -500n, '2026-02-26T10:00:00Z', 'vendor:SPIN');
    await book(memberId, 'win', 700n, '2026-02-26T17:31:00Z', 'vendor:SPIN');
  });
  afterAll(() => gateway.close());

  describe('the account record', () => {
    const read = (query: Record<string, string> = {}) =>
      gateway.client.value('accountRecord', { token, query });

    it("has what was booked on the brand's days, the newest first, with the balance after each", async () => {
      const { rows, total, sums, from, to } = await read({ from: '2026-02-21', to: '2026-02-27' });
      expect([from, to, total]).toEqual(['2026-02-21', '2026-02-27', 4]);
      expect(rows.map(({ type, amount, balance }) => [type, amount, balance])).toEqual([
        ['win', '700', '3500'],
        ['bet', '-500', '2800'],
        ['bonus', '300', '3300'],
        ['deposit', '2000', '3000'],
      ]);
      expect(sums).toEqual({ in: '3000', out: '-500' });
      expect(rows[1]?.details).toContainEqual({ name: 'game', value: 'Comet Reels' });
      expect(rows[3]?.details).toContainEqual({ name: 'method', value: 'bank' });
      expect(JSON.stringify(rows)).not.toContain('hidden');
    });

    it('shows one type, a page at a time, and goes on where a page began whatever comes in', async () => {
      const window = { from: '2026-02-20', to: '2026-03-01' };
      const deposits = await read({ ...window, type: 'deposit' });
      expect([deposits.total, deposits.sums.in]).toEqual([2, '3000']);
      expect((await read({ ...window, type: 'rebate' })).rows).toEqual([]);
      const first = await read({ ...window, size: '2' });
      const second = await read({ ...window, size: '2', page: '2' });
      expect([...first.rows, ...second.rows].map(({ seq }) => seq)).toEqual(['5', '4', '3', '2']);
      const rest = await read({ ...window, before: '3' });
      expect(rest.rows.map(({ seq }) => seq)).toEqual(['2', '1']);
    });

    it('refuses days that there are not, that end before they begin, and too many of them', async () => {
      for (const query of [
        { from: '2026-02-30', to: '2026-03-01' },
        { from: '2026-03-02', to: '2026-03-01' },
        { from: '2020-01-01', to: '2026-03-01' },
      ]) {
        const { status, json } = await gateway.client.send('accountRecord', { token, query });
        expect([status, json.code]).toEqual([400, 'INVALID_QUERY']);
      }
    });

    it('shows nothing of another member', async () => {
      const other = await gateway.client.value('sessionLogin', {
        body: { type: 'username', username: 'demoteam3', password: demoPassword },
      });
      const { rows } = await gateway.client.value('accountRecord', {
        token: other.token,
        query: { from: '2026-02-20', to: '2026-02-28' },
      });
      expect(rows).toEqual([]);
    });
  });

  describe('bets', () => {
    beforeAll(async () => {
      await bet({ gameCode: 'CMT', status: 'SETTLED', payout: 250n, settled: '2026-02-27T17:29:59Z' });
      await bet({ status: 'SETTLED', stake: 400n, settled: '2026-02-27T17:30:00Z' });
      await bet({ status: 'CANCELLED', stake: 900n });
      await bet({ stake: 60n });
      await bet({
        vassalage: 'LOTT',
        gameType: 'LOTT',
        gameCode: 'minute-star',
        source: 'lottery',
        details: {
          betType: 'dragon-tiger-1v2',
          selection: { side: ['dragon', 'tie'] },
          unit: '20',
          multiple: 1,
          notes: 2,
          most: '200000000',
        },
        stake: 50n,
        status: 'SETTLED',
        payout: 0n,
        settled: '2026-02-28T10:00:00Z',
      });
    });
    const window = { from: '2026-02-22', to: '2026-02-28' };

    it('are listed with their sums, by vendor, game type and state', async () => {
      const read = (query: Record<string, string> = {}) =>
        gateway.client.value('bettingRecord', { token, query: { ...window, ...query } });
      const all = await read();
      expect([all.total, all.sums]).toEqual([
        5,
        { stake: '1510', open: '60', validBet: '550', payout: '250', net: '-300' },
      ]);
      expect(all.days).toEqual([{ day: '2026-02-28', net: '-300' }]);
      for (const code of ['CMT', 'minute-star'])
        expect(all.bets.find(({ gameCode }) => gameCode === code)?.image).toMatch(/^\/assets\/alpha\//u);
      expect(all.vendors.map(({ vassalage }) => vassalage)).toEqual(['LOTT', 'SPIN']);
      expect(all.bets[1]?.details).toEqual([
        { name: 'betType', value: 'spin' },
        { name: 'odds', value: '1.5' },
      ]);
      expect(JSON.stringify(all)).not.toContain('hidden');
      expect((await read({ status: 'OPEN' })).bets.map(({ stake, settledAt }) => [stake, settledAt])).toEqual(
        [['60', null]],
      );
      expect((await read({ gameType: 'LOTT' })).total).toBe(1);
      expect((await read({ vassalage: 'SPIN', size: '3', page: '2' })).bets).toHaveLength(1);
    });

    it('of a lottery say the digits in the sequence of their places, whatever sequence the database keeps', async () => {
      const selection = {
        'ten-thousands': ['4'],
        thousands: ['5'],
        hundreds: ['8'],
        tens: ['1'],
        units: ['3', '7'],
      };
      await bet({
        vassalage: 'LOTT',
        gameType: 'LOTT',
        gameCode: 'minute-star',
        source: 'lottery',
        details: { betType: 'five-direct', selection },
        at: new Date('2026-02-10T05:00:00Z'),
      });
      const { bets } = await gateway.client.value('bettingRecord', {
        token,
        query: { from: '2026-02-10', to: '2026-02-10' },
      });
      expect(bets.map(({ details }) => details.find(({ name }) => name === 'selection')?.value)).toEqual([
        '4 | 5 | 8 | 1 | 3 7',
      ]);
    });

    it('of a lottery stand beside the numbers of their draw, and what won is marked', async () => {
      const at = new Date('2026-02-12T05:00:00Z');
      await gateway.db
        .insertInto('lottery_draws')
        .values({
          brand: 'alpha',
          game: 'minute-star',
          numero: '20260212-0001',
          family: 'ssc',
          own: true,
          opens_at: at,
          closes_at: at,
          draws_at: at,
          revealed_at: at,
          status: 'SETTLED',
          due_at: null,
          result: JSON.stringify({ balls: [4, 5, 8, 1, 7] }),
          seed_hash: 'ab',
          seed: null,
        })
        .execute();
      const selection = {
        'ten-thousands': ['4'],
        thousands: ['5'],
        hundreds: ['8'],
        tens: ['1'],
        units: ['3', '7'],
      };
      const lotteryBet = {
        vassalage: 'LOTT',
        gameType: 'LOTT',
        gameCode: 'minute-star',
        source: 'lottery',
      } as const;
      for (const details of [
        { betType: 'five-direct', selection },
        { betType: 'dragon-tiger-1v2', selection: { side: ['dragon', 'tie'] } },
      ])
        await bet({
          ...lotteryBet,
          round: '20260212-0001',
          details,
          status: 'SETTLED',
          at,
          settled: '2026-02-12T05:01:00Z',
        });
      await bet({
        ...lotteryBet,
        round: '20260212-0002',
        details: { betType: 'five-direct', selection },
        at,
      });
      const { bets } = await gateway.client.value('bettingRecord', {
        token,
        query: { from: '2026-02-12', to: '2026-02-12' },
      });
      const [open, lost, won] = bets.map(({ lottery }) => lottery);
      const marked = (numbers: typeof won) =>
        numbers?.chosen.map((row) => row.map(({ text, hit }) => (hit ? `${text}!` : text)).join(' '));
      expect(won?.result).toEqual({ balls: [4, 5, 8, 1, 7] });
      expect(marked(won)).toEqual(['4!', '5!', '8!', '1!', '3 7!']);
      expect(marked(lost)).toEqual(['Dragon Tie']);
      expect(open).toMatchObject({ family: 'ssc', everySeconds: 60 });
      expect(open).not.toHaveProperty('result');
    });

    it('go by the name of their game in the language of the reader', async () => {
      await bet({ gameCode: 'CMT', at: new Date('2026-02-11T05:00:00Z') });
      const nameIn = async (language: string) => {
        const query = { from: '2026-02-11', to: '2026-02-11' };
        const { bets } = await gateway.client.value('bettingRecord', { token, query, language });
        return bets[0]?.game;
      };
      expect(await nameIn('zh-CN')).toBe('彗星转轮');
      expect(await nameIn('en')).toBe('Comet Reels');
    });

    it('of a lottery say what was played in words, and the stake of a note as money', async () => {
      const { bets, vendors } = await gateway.client.value('bettingRecord', {
        token,
        query: { ...window, gameType: 'LOTT' },
      });
      expect(bets[0]).toMatchObject({ game: 'Minute Star', vendor: 'Lottery' });
      expect(bets[0]?.details).toEqual([
        { name: 'betType', value: 'Dragon – tiger · 1 v 2' },
        { name: 'selection', value: 'Dragon Tie' },
        { name: 'unit', value: '0.2' },
        { name: 'multiple', value: '1' },
        { name: 'notes', value: '2' },
      ]);
      expect(vendors.find(({ vassalage }) => vassalage === 'LOTT')?.name).toBe('Lottery');
    });

    it('make the loss, bets − wins − rebates − promotions, by day and by game type', async () => {
      const { total, days, gameTypes } = await gateway.client.value('profitRecord', { token, query: window });
      expect(total).toEqual({
        bets: '550',
        wins: '250',
        rebates: '0',
        promotions: '300',
        netLoss: '0',
      });
      expect(days).toHaveLength(7);
      expect(days.filter(({ netLoss }) => netLoss !== '0').map(({ day, netLoss }) => [day, netLoss])).toEqual(
        [
          ['2026-02-25', '-300'],
          ['2026-02-27', '-150'],
          ['2026-02-28', '450'],
        ],
      );
      expect(gameTypes).toEqual([
        { gameType: 'LOTT', bets: '50', wins: '0', netLoss: '50' },
        { gameType: 'RNG', bets: '500', wins: '250', netLoss: '250' },
      ]);
    });
  });

  it('are for real accounts', async () => {
    const demo = await gateway.client.value('sessionLogin', {
      body: { type: 'username', username: 'demo', password: demoPassword },
    });
    await gateway.db
      .updateTable('members')
      .set({ type: 4 })
      .where('brand', '=', 'alpha')
      .where('id', '=', demo.customerId)
      .execute();
    for (const call of ['accountRecord', 'bettingRecord', 'profitRecord'] as const) {
      const { status, json } = await gateway.client.send(call, { token: demo.token });
      expect([status, json.code]).toEqual([403, 'REAL_ACCOUNT_REQUIRED']);
    }
  });
});
