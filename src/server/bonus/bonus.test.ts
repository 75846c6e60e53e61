import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LobbyDocument } from '#contract/generated/documents.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { addTestDraws, lineOf } from '#server/gateway/testing/lottery.ts';
import { addBankAccount, payerPassword, registerPayer } from '#server/gateway/testing/payer.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { reportResult, voidDraw } from '#server/lottery/report-result.ts';
import { drawsOfTest, southWith } from '#server/lottery/testing/draws.ts';
import { sampleCampaign, setCampaigns } from '#server/promotions/testing/campaigns.ts';
import { workEvents } from '#server/promotions/work-events.ts';
import { addPromotionEvent } from '#server/promotions/events.ts';
import { exclude } from '#server/protection/exclude.ts';
import { lockProtection } from '#server/protection/protection-status.ts';
import { databases } from '#server/testing/database.ts';
import { beginLaunch } from '#server/vendors/launch-sessions.ts';
import { testVendor } from '#server/vendors/testing/vendor.ts';
import { workBonuses } from './start.ts';
import { giveBonus } from './testing/give-bonus.ts';

const secret = 'a secret of the tests';
const dayMs = 86_400_000;
const key = (): string => randomBytes(12).toString('base64url');

describe.each(databases)('bonus money on %s', (kind) => {
  let gateway: TestGateway;
  let vendor: ReturnType<typeof testVendor>;
  let draws: ReturnType<typeof drawsOfTest>;
  let names = 0;
  beforeAll(async () => {
    gateway = await startGateway(kind, {
      vendorSettings: { ALPHA__LUMEN: { url: 'http://127.0.0.1:9', secret } },
    });
    const { origin, now } = gateway;
    vendor = testVendor({ origin, secret, brand: 'alpha', vendor: 'LUMEN', now });
    draws = drawsOfTest(gateway);
    gateway.publish((documents) => {
      (documents['lobby/main'] as LobbyDocument).vendors = {
        lumen: {
          name: 'Lumen',
          gameType: 'RNG',
          accountTypeId: 1,
          vassalage: 'LUMEN',
          image: 'vendors/lumen.svg',
        },
      };
    });
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(dayMs);
    gateway.set({
      constants: { passwordExpiryDays: 0, sessionHours: 24 * 30, sessionIdleMinutes: 60 * 24 * 30 },
    });
  });

  /** A member with money of its own, and its game at a vendor. */
  const player = async (money = 0n) => {
    const token = await registerPayer(gateway, `Wager${(names += 1)}`);
    const { id: memberId } = await gateway.client.value('memberInfo', { token });
    const at = gateway.now();
    if (money > 0n)
      await post(gateway.db, {
        brand: 'alpha',
        memberId,
        kind: 'adjustment',
        key: 'gift',
        currency: 'MMK',
        at,
        postings: [
          { account: memberPurse(memberId), amount: money },
          { account: house('adjustments'), amount: -money },
        ],
      });
    const launch = {
      brand: gateway.brand(),
      memberId,
      sessionHash: 'x',
      vassalage: 'LUMEN',
      game: 'g1',
      trial: false,
    };
    const { session, player: id } = await beginLaunch(gateway.db, {
      ...launch,
      now: at,
      random: gateway.random,
    });
    const ask = async (operation: string, body: object) =>
      (await vendor.ask(operation, { player: id, transaction: key(), ...body })).json as {
        code: string;
        balance: string;
        transaction: string;
      };
    const balance = async () => {
      const { sumBalance, bonusBalance = '0' } = await gateway.client.value('walletBalance', { token });
      return [sumBalance, bonusBalance];
    };
    const details = () => gateway.client.value('bonusDetails', { token, query: {} });
    return {
      token,
      memberId,
      balance,
      details,
      bonus: async () => (await details()).bonuses[0],
      bet: (round: string, amount: string) => ask('bet', { session, round, game: 'g1', amount }),
      win: (round: string, amount: string) =>
        ask('win', { round, game: 'g1', amount, kind: 'win', closes: true }),
      rollback: (round: string, bet: string) => ask('rollback', { round, bet }),
      give: (amount: bigint, more: Partial<Parameters<typeof giveBonus>[1]> = {}) =>
        giveBonus(gateway.db, { memberId, amount, now: gateway.now(), ...more }),
    };
  };
  const round = (): string => `r${key()}`;
  const work = () =>
    workBonuses(
      { db: gateway.db, balanceHints: { balanceMoved: () => undefined }, report: () => undefined },
      gateway.now(),
    );
  const workPromotions = () =>
    workEvents(
      {
        db: gateway.db,
        random: gateway.random,
        brands: { live: async () => gateway.brand() },
        balanceHints: { balanceMoved: () => undefined },
        report: (fault) => {
          throw fault;
        },
      },
      gateway.now(),
      new AbortController().signal,
    );
  const sound = async () => expect((await verifyLedger(gateway.db)).findings).toEqual([]);

  it('is claimed, staked after money, shared by wins, counted by games, and becomes money within the cap', async () => {
    gateway.publish((documents) =>
      setCampaigns(documents, [
        sampleCampaign('welcome', {
          trigger: { on: 'registration' },
          gives: {
            what: 'bonus',
            by: 'fixed',
            amount: 600,
            wagering: {
              times: 2,
              days: 3,
              maxWin: 900,
              contributions: { otherwise: 0, categories: { RNG: 100 }, games: { other: 10 } },
            },
          },
          how: 'claim',
        }),
      ]),
    );
    const { token, memberId, balance, bet, win, details, bonus } = await player(200n);
    await gateway.db
      .transaction()
      .execute((trx) =>
        addPromotionEvent(trx, { brand: 'alpha', memberId, kind: 'registration', at: gateway.now() }),
      );
    await workPromotions();
    const state = async () =>
      (await gateway.client.value('promotionStates', { token })).promotions.find(
        ({ id }) => id === 'welcome',
      );
    const award = (await state())?.awards[0]?.id ?? '';
    expect(await balance()).toEqual(['200', '0']);
    await gateway.client.value('promotionClaim', { token, body: { award } });
    await gateway.client.value('promotionClaim', { token, body: { award } });
    expect(await balance()).toEqual(['800', '600']);
    expect(await gateway.client.value('walletTransferState', { token })).toMatchObject({
      main: '200',
      bonus: '600',
    });
    expect(await state()).toMatchObject({
      state: 'PROCESS',
      reason: 'WAGERING',
      progress: { done: '0', of: '1200', unit: 'wagering' },
      awards: [{ what: 'bonus', amount: '600', bonus: { state: 'ACTIVE', target: '1200' } }],
    });

    // 200 of money and 200 of the bonus: a win is shared by halves.
    const [first, second] = [round(), round()];
    expect(await bet(first, '400')).toMatchObject({ code: 'OK', balance: '400' });
    expect(await win(first, '1001')).toMatchObject({ code: 'OK', balance: '1401' });
    expect(await balance()).toEqual(['1401', '900']);
    expect(await state()).toMatchObject({ progress: { done: '400', of: '1200' } });
    // 501 of money and 299 of the bonus, lost: the target is reached.
    gateway.wait(1000);
    expect(await bet(second, '800')).toMatchObject({ code: 'OK', balance: '601' });
    expect(await win(second, '0')).toMatchObject({ code: 'OK', balance: '601' });
    expect(await balance()).toEqual(['601', '0']);
    expect(await bonus()).toMatchObject({
      state: 'CONVERTED',
      wagered: '1200',
      target: '1200',
      converted: '601',
    });
    expect(await state()).toMatchObject({ state: 'CLAIMED', awards: [{ bonus: { state: 'CONVERTED' } }] });
    expect((await details()).steps.map(({ kind: what, amount }) => [what, amount])).toEqual([
      ['bonus.convert', '-601'],
      ['wager', '800'],
      ['bet', '-299'],
      ['wager', '400'],
      ['win', '500'],
      ['bet', '-200'],
      ['bonus.grant', '600'],
    ]);
    await sound();
  });

  it('keeps to the largest stake, the cap and what goes back of a sticky one, and counts the games by their percent', async () => {
    const { balance, bet, win, bonus, details, give } = await player(500n);
    await give(1000n, {
      target: 100n,
      terms: {
        maxStake: 300,
        maxWin: 150,
        sticky: true,
        spends: 'bonusFirst',
        contributions: { vendors: { LUMEN: 50 } },
      },
    });
    const [small, large, over] = [round(), round(), round()];
    // Beyond the largest stake money pays alone, and nothing counts; without enough of it there is no bet.
    expect(await bet(over, '501')).toMatchObject({ code: 'BONUS_STAKE_LIMIT' });
    expect(await bet(large, '400')).toMatchObject({ code: 'OK', balance: '1100' });
    await win(large, '0');
    expect(await bonus()).toMatchObject({ state: 'ACTIVE', wagered: '0' });
    expect(await balance()).toEqual(['1100', '1000']);
    expect((await details()).steps[0]).toMatchObject({ kind: 'wager.above', amount: '400' });
    // The stakes of a round count together.
    await bet(small, '100');
    expect(await bet(small, '201')).toMatchObject({ code: 'BONUS_STAKE_LIMIT' });
    expect(await balance()).toEqual(['1000', '900']);
    await win(small, '400');
    expect(await bonus()).toMatchObject({ state: 'ACTIVE', wagered: '50' });
    const last = round();
    await bet(last, '100');
    await win(last, '100');
    // 1,300 of the bonus: 1,000 go back, and of 300 only 150 become money.
    expect(await bonus()).toMatchObject({ state: 'CONVERTED', wagered: '100', converted: '150' });
    expect(await balance()).toEqual(['250', '0']);
    await sound();
  });

  it('gives rolled back bets and void draws back to where they came from, and counts a corrected draw anew', async () => {
    const { token, balance, bet, rollback, bonus, give } = await player(1000n);
    await give(20_000n, { target: 90_000n, terms: { days: 30 } });
    const first = round();
    const { transaction } = await bet(first, '3000');
    expect(await balance()).toEqual(['18000', '18000']);
    await rollback(first, transaction);
    expect(await balance()).toEqual(['21000', '20000']);
    expect(await bonus()).toMatchObject({ state: 'ACTIVE', wagered: '0' });

    const [numero = '', other = ''] = await addTestDraws(gateway, 'hcm', 2);
    const slip = async (draw: string) => {
      const line = { ...lineOf('hcm', draw), unit: '200' };
      const body = { lines: [line] };
      return BigInt((await gateway.client.value('lotteryBet', { token, idempotencyKey: key(), body })).total);
    };
    const settle = async () => {
      for (const job of draws.waiting.splice(0)) await draws.settle(job);
    };
    const { db, now } = gateway;
    const draw = { brand: 'alpha', game: 'hcm' };
    const stake = await slip(other);
    expect(stake).toBeGreaterThan(1000n);
    const left = String(21_000n - stake);
    expect(await balance()).toEqual([left, left]);
    await voidDraw({ ...draws, db }, { ...draw, numero: other, now: now() });
    await settle();
    expect(await balance()).toEqual(['21000', '20000']);

    const result = async (ending: string) => {
      const told = { source: 'desk', result: southWith(ending), confirmed: true, now: now() };
      await reportResult({ ...draws, db }, { ...draw, numero, ...told });
      await settle();
    };
    await slip(numero);
    gateway.wait(7 * dayMs);
    await draws.draw();
    await result('07');
    const [won = '0'] = await balance();
    expect(BigInt(won)).toBeGreaterThan(21_000n);
    expect(await bonus()).toMatchObject({ state: 'ACTIVE', wagered: String(stake) });
    await result('99');
    expect(await balance()).toEqual([left, left]);
    expect(await bonus()).toMatchObject({ state: 'ACTIVE', wagered: String(stake) });
    await sound();
  });

  it('ends with its time, begins after the one before, and is nobody’s who is excluded', async () => {
    const { token, memberId, balance, bet, win, details, give } = await player();
    await give(9000n, { terms: { days: 1 } });
    gateway.wait(1000);
    await give(200n, { terms: { days: 30 } });
    expect(await balance()).toEqual(['9000', '9000']);
    const open = round();
    await bet(open, '40');
    gateway.wait(dayMs);
    // Before any look: its time is over.
    const [numero = ''] = await addTestDraws(gateway, 'hcm', 1);
    const late = await gateway.client.send('lotteryBet', {
      token,
      idempotencyKey: key(),
      body: { lines: [lineOf('hcm', numero)] },
    });
    expect(late.json.code).toBe('INSUFFICIENT_BALANCE');
    await work();
    expect((await details()).bonuses.map(({ state, amount }) => [state, amount])).toEqual([
      ['ACTIVE', '200'],
      ['EXPIRED', '9000'],
    ]);
    // What it had at stake is the house's.
    await win(open, '90');
    expect(await balance()).toEqual(['200', '200']);
    // Of an excluded member none begins, and the one that waits begins after the break.
    const until = new Date(gateway.now().getTime() + dayMs);
    await gateway.db.transaction().execute(async (trx) => {
      const owner = { brand: 'alpha', memberId };
      await lockProtection(trx, owner, gateway.now());
      await exclude(trx, owner, { kind: 'timeOut', until, now: gateway.now(), before: undefined });
    });
    await give(300n);
    const active = (await details()).bonuses.find(({ state }) => state === 'ACTIVE');
    await gateway.client.value('bonusForfeit', { token, body: { bonus: active?.id ?? '' } });
    await work();
    expect(await balance()).toEqual(['0', '0']);
    gateway.wait(dayMs);
    await work();
    expect(await balance()).toEqual(['300', '300']);
    await sound();
  });

  it('is given up by a withdrawal only if its member says so, and by a wish', async () => {
    const { token, balance, details, give } = await player(50_000n);
    await give(700n);
    gateway.wait(1000);
    await give(300n);
    const account = await addBankAccount(gateway, token, '8800112345');
    const options = () => gateway.client.value('cashierOptions', { token });
    expect(await options()).toMatchObject({ balance: '50000', withdrawal: { bonus: '1000' } });
    const ask = (more: object = {}, idempotencyKey = key()) =>
      gateway.client.send('withdrawalCreate', {
        token,
        idempotencyKey,
        body: { account, amount: '20000', paymentPassword: payerPassword, ...more },
      });
    const refused = await ask();
    expect([refused.status, refused.json.code, refused.json.value]).toMatchObject([
      409,
      'BONUS_FORFEIT',
      { bonus: '1000', currency: 'MMK' },
    ]);
    expect(await balance()).toEqual(['50700', '700']);
    const agreed = key();
    expect((await ask({ forfeitBonus: true }, agreed)).status).toBe(200);
    expect((await ask({ forfeitBonus: true }, agreed)).status).toBe(200);
    expect(await balance()).toEqual(['30000', '0']);
    expect((await details()).bonuses.map(({ state }) => state)).toEqual(['FORFEITED', 'FORFEITED']);
    expect((await options()).withdrawal.bonus).toBeUndefined();
    expect((await ask()).status).toBe(200);

    const id = await give(900n);
    const stranger = await player();
    const give_up = (by: string) => gateway.client.send('bonusForfeit', { token: by, body: { bonus: id } });
    expect((await give_up(stranger.token)).json.code).toBe('PROMOTION_UNKNOWN');
    const both = await Promise.all([give_up(token), give_up(token)]);
    expect(both.map(({ json }) => json.value)).toEqual([{ state: 'FORFEITED' }, { state: 'FORFEITED' }]);
    expect(await balance()).toEqual(['10000', '0']);
    await sound();
  });
});
