import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LobbyDocument } from '#contract/generated/documents.ts';
import { workFreeRounds } from '#server/free-rounds/work-free-rounds.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { sampleCampaign } from '#server/promotions/testing/campaigns.ts';
import { promotionStage } from '#server/promotions/testing/stage.ts';
import { databases } from '#server/testing/database.ts';
import { createVendors } from '#server/vendors/connection.ts';
import { testVendor } from '#server/vendors/testing/vendor.ts';
import { secret, startHouse, type House } from './testing/house.ts';

const code = 'LUMEN-001';
const dayMs = 86_400_000;
const freeRounds = { game: 'lotus', stake: 10_000, days: 7, maxWin: 25_000 } as const;

describe.each(databases)('free rounds on %s', (kind) => {
  let house: House;
  let lumen: ReturnType<typeof testVendor>;
  const { campaigns, faults, member, moneyOf, work, breakOf } = promotionStage(() => house.gateway, 'Freed');
  beforeAll(async () => {
    house = await startHouse(kind);
    const { gateway } = house;
    lumen = testVendor({ origin: gateway.origin, secret, brand: 'alpha', vendor: 'LUMEN', now: gateway.now });
    gateway.publish((documents) => {
      const lobby = documents['lobby/main'] as LobbyDocument;
      lobby.games = { lotus: { name: 'Lotus', code, vendor: 'lumen', image: 'games/lotus.svg' } };
      lobby.vendorOrder = Object.keys(lobby.vendors ?? {});
    });
    gateway.set({ constants: { sessionIdleMinutes: 100_000, sessionHours: 8760 } });
  });
  afterAll(() => house.close());

  /** What the jobs of the platform do: the vendor is told, and what is over ends. */
  const look = (vendor = house.origin) =>
    workFreeRounds(
      {
        db: house.gateway.db,
        random: house.gateway.random,
        brands: { live: async () => house.gateway.brand() },
        vendors: createVendors({
          settings: {},
          sandbox: { address: () => vendor, secretOf: async () => secret },
        }),
        balanceHints: { balanceMoved: () => undefined },
        report: (fault) => faults.push(fault),
      },
      house.gateway.now(),
    );
  /** A member who was given rounds by registering, and the game it opened. */
  async function given(rounds: number, gives: Partial<Parameters<typeof sampleCampaign>[1]> = {}) {
    const campaign = sampleCampaign('spins', {
      trigger: { on: 'registration' },
      gives: { what: 'freeRounds', freeRounds, by: 'fixed', amount: rounds },
      budget: 1000,
      ...gives,
    });
    campaigns(campaign);
    const { token, memberId } = await member();
    await work();
    await look();
    const { account } = await house.gateway.client.value('memberInfo', { token });
    const game = await house.launch('LUMEN', code, { account: account.toLowerCase() });
    const mine = async () =>
      (await house.gateway.client.value('freeRounds', { token })).freeRounds.find(
        ({ rounds: all }) => all > 0,
      );
    const id = (await mine())?.id ?? '';
    let bets = 0;
    /** A vendor's own words, for what the sandbox never does. */
    const say = async (operation: string, round: string, body: object) => {
      const common = { transaction: `t-${memberId}-${(bets += 1)}`, player: game.player, round };
      return (await lumen.ask(operation, { ...common, game: code, ...body })).json;
    };
    return {
      token,
      memberId,
      game,
      id,
      mine,
      /** Plays one as the page does. */
      async spin(of = id) {
        const { fair } = await game.ask('hello');
        return game.ask('play', { nonce: fair?.nonce, bet: { amount: '1' }, clientSeed: 'seed', free: of });
      },
      bet: (round: string, body: object = {}) =>
        say('bet', round, { session: game.session, amount: '0', freeRounds: id, ...body }),
      win: (round: string, amount: string, body: object = {}) =>
        say('win', round, { amount, kind: 'freeround', closes: true, ...body }),
    };
  }

  it('are played without a stake in the game, and what they win is money at once', async () => {
    const { memberId, game, id, mine, spin } = await given(3);
    expect(await mine()).toMatchObject({ game: { id: 'lotus' }, ready: true, rounds: 3, left: 3, won: '0' });
    expect((await game.ask('hello'))['free']).toMatchObject({ id, left: 3, stake: '10000' });
    let won = 0n;
    for (const left of [2, 1, 0]) {
      const { ok, round, balance, free } = await spin();
      expect([ok, round?.stake, round?.free]).toEqual([true, '10000', true]);
      won += BigInt(round?.payout ?? '0');
      const paid = won > 25_000n ? 25_000n : won;
      expect([await moneyOf(memberId), balance]).toEqual([paid, String(paid)]);
      expect((free as { left: number } | null)?.left ?? 0).toBe(left);
    }
    expect(await mine()).toBeUndefined();
    expect(await spin()).toMatchObject({ ok: false, code: 'NO_FREE_ROUNDS' });
    const { bets } = await house.gateway.db
      .selectFrom('bets')
      .select(({ fn }) => [fn.sum<string>('stake').as('stake'), fn.countAll<string>().as('bets')])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(bets).toBe('3');
  });

  it('are the member’s alone, never more than given, and none for who may not play', async () => {
    const one = await given(2);
    const other = await given(2);
    expect(await other.spin(one.id)).toMatchObject({ ok: false, code: 'NO_FREE_ROUNDS' });
    expect(await other.bet('r-1', { freeRounds: one.id })).toMatchObject({ code: 'NO_FREE_ROUNDS' });
    expect(await other.bet('r-1', { amount: '100' })).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await other.bet('r-1', { game: 'LUMEN-002' })).toMatchObject({ code: 'NO_FREE_ROUNDS' });
    expect(await other.win('r-1', '5000', { kind: 'win' })).toMatchObject({ code: 'BET_DOES_NOT_EXIST' });
    // A round whose stake is asked for, and never paid for, is given back.
    house.setAway(true);
    expect(await one.spin()).toMatchObject({ ok: false, code: 'PLATFORM_AWAY' });
    house.setAway(false);
    house.gateway.wait(120_000);
    await house.sweep();
    expect(await one.mine()).toMatchObject({ left: 2 });
    const race = await Promise.all(['a', 'b', 'c', 'd'].map((round) => one.bet(round)));
    expect(race.map((answer) => answer.code).sort()).toEqual([
      'NO_FREE_ROUNDS',
      'NO_FREE_ROUNDS',
      'OK',
      'OK',
    ]);
    await breakOf(other.memberId);
    expect(await other.spin()).toMatchObject({ ok: false, code: 'PLAYER_BLOCKED' });
    expect(await moneyOf(other.memberId)).toBe(0n);
  });

  it('win up to their bound, and what has to be wagered is one bonus once they are over', async () => {
    const gives = {
      what: 'freeRounds',
      freeRounds,
      by: 'fixed',
      amount: 3,
      wagering: { times: 2, days: 7 },
    } as const;
    const { token, memberId, bet, win, mine } = await given(3, { gives });
    const bonuses = async () => (await house.gateway.client.value('bonusDetails', { token })).bonuses;
    for (const [round, amount] of [
      ['w-1', '20000'],
      ['w-2', '20000'],
    ] as const) {
      expect(await bet(round)).toMatchObject({ code: 'OK' });
      expect(await win(round, amount)).toMatchObject({ code: 'OK', balance: '0' });
      expect(await win(round, amount)).toMatchObject({ code: 'ROUND_CLOSED' });
    }
    expect(await mine()).toMatchObject({ left: 1, won: '25000' });
    await look();
    expect(await bonuses()).toEqual([]);
    expect(await bet('w-3')).toMatchObject({ code: 'OK' });
    expect(await win('w-3', '0')).toMatchObject({ code: 'OK' });
    await Promise.all([look(), look()]);
    expect(await bonuses()).toMatchObject([{ state: 'ACTIVE', amount: '25000', target: '50000' }]);
    expect(await moneyOf(memberId)).toBe(0n);
  });

  it('end with their time; the rest is not played, and what was won is given', async () => {
    const gives = {
      what: 'freeRounds',
      freeRounds,
      by: 'fixed',
      amount: 5,
      wagering: { times: 2, days: 7 },
    } as const;
    const { token, mine, bet, win, spin } = await given(5, { gives });
    expect(await bet('late')).toMatchObject({ code: 'OK' });
    house.gateway.wait(7 * dayMs);
    expect(await mine()).toBeUndefined();
    expect(await spin()).toMatchObject({ ok: false });
    expect(await bet('gone')).not.toMatchObject({ code: 'OK' });
    // A vendor that was away tells it a day later at most.
    expect(await win('late', '700')).toMatchObject({ code: 'OK' });
    house.gateway.wait(dayMs);
    await look();
    const { bonuses } = await house.gateway.client.value('bonusDetails', { token });
    expect(bonuses).toMatchObject([{ amount: '700' }]);
  });

  it('are offered again to a vendor that did not take them, and the log says so', async () => {
    campaigns(
      sampleCampaign('patient', {
        trigger: { on: 'registration' },
        gives: { what: 'freeRounds', freeRounds, by: 'fixed', amount: 3 },
        budget: 1000,
      }),
    );
    const { memberId } = await member();
    await work();
    await look('http://127.0.0.1:1');
    const state = async () =>
      (
        await house.gateway.db
          .selectFrom('free_rounds')
          .select('state')
          .where('member_id', '=', memberId)
          .execute()
      ).map((row) => row.state);
    expect(await state()).toEqual(['NEW']);
    expect(faults.splice(0).map(String)).toEqual([
      expect.stringContaining('LUMEN of alpha has not taken free rounds of LUMEN-001 (UNREACHABLE)'),
    ]);
    house.gateway.wait(5_000);
    await look();
    expect(await state()).toEqual(['GIVEN']);
  });

  it('leave the books whole, and nothing that failed', async () => {
    expect((await verifyLedger(house.gateway.db)).findings).toEqual([]);
    expect(faults).toEqual([]);
  });
});
