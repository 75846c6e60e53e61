import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { givePoints } from '#server/points/give.ts';
import { exclude } from '#server/protection/exclude.ts';
import { lockProtection } from '#server/protection/protection-status.ts';
import { databases } from '#server/testing/database.ts';
import { closeWindows } from './close-windows.ts';
import { sampleCampaign } from './testing/campaigns.ts';
import { promotionStage } from './testing/stage.ts';

const dayMs = 86_400_000;
const often = { limits: { member: 99 } };

describe.each(databases)('missions on %s', (kind) => {
  let gateway: TestGateway;
  const { campaigns, faults, member, moneyOf, play, stateOf, work } = promotionStage(() => gateway, 'Doer');
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.set({ constants: { sessionIdleMinutes: 10_080, sessionHours: 720 } });
  });
  afterAll(() => gateway.close());
  const close = () => closeWindows(gateway.db, gateway.brand(), gateway.now());
  const claim = (token: string, award: string) =>
    gateway.client.send('promotionClaim', { token, body: { award } });

  it('give what stakes of a day at some games reach, once a day, as soon as the member looks', async () => {
    campaigns(
      sampleCampaign('spins', {
        trigger: { on: 'stake', every: 'day', least: 5000, only: { vendors: ['spin'] } },
        how: 'claim',
        ...often,
      }),
    );
    const { token, memberId } = await member();
    const spin = { source: 'seamless', vassalage: 'SPIN', gameType: 'RNG', gameCode: 'CMT' } as const;
    await play(memberId, [2000n, 0n], spin);
    await play(memberId, [9000n, 0n]);
    await play(memberId, [9000n, 0n], { ...spin, vassalage: 'TABLE' });
    expect(await stateOf(token, 'spins')).toMatchObject({
      state: 'PROCESS',
      progress: { done: '2000', of: '5000', unit: 'stake' },
    });
    await play(memberId, [3000n, 100n], spin);
    expect(await stateOf(token, 'spins')).toMatchObject({ state: 'PROCESS', reason: 'WORKING' });
    await work();
    const { awards = [] } = (await stateOf(token, 'spins')) ?? {};
    await Promise.all([1, 2].map(() => claim(token, awards[0]?.id ?? '')));
    await play(memberId, [9000n, 0n], spin);
    expect(await stateOf(token, 'spins')).toMatchObject({ state: 'CLAIMED', reason: 'WINDOW' });
    await work();
    gateway.wait(dayMs);
    await Promise.all([close(), close()]);
    await work();
    expect(await moneyOf(memberId)).toBe(500n);
    // The next day begins anew, and is given at its end to who has not looked.
    await play(memberId, [5000n, 0n], spin);
    gateway.wait(dayMs);
    await close();
    await work();
    expect((await stateOf(token, 'spins'))?.awards).toMatchObject([{ state: 'OPEN' }, { state: 'CLAIMED' }]);
  });

  it('count rounds, the highest win, and tiers of a whole week', async () => {
    campaigns(
      sampleCampaign('five', { trigger: { on: 'rounds', every: 'day', least: 3 } }),
      sampleCampaign('big', {
        trigger: { on: 'win', every: 'day', least: 8000, only: { lotteries: ['hcm'] } },
      }),
      sampleCampaign('week', {
        trigger: { on: 'stake', every: 'week' },
        gives: {
          what: 'money',
          by: 'tiers',
          tiers: [
            { from: 1000, amount: 10 },
            { from: 3000, amount: 40 },
          ],
        },
      }),
    );
    const { token, memberId } = await member();
    await play(memberId, [1000n, 7999n]);
    await play(memberId, [1000n, 0n]);
    expect(await stateOf(token, 'five')).toMatchObject({ progress: { done: '2', of: '3', unit: 'rounds' } });
    expect(await stateOf(token, 'big')).toMatchObject({
      progress: { done: '7999', of: '8000', unit: 'win' },
    });
    expect(await stateOf(token, 'week')).toMatchObject({ progress: { done: '2000', of: '3000' } });
    await play(memberId, [1000n, 8000n]);
    await stateOf(token, 'five');
    await work();
    expect(await moneyOf(memberId)).toBe(1000n);
    gateway.wait(7 * dayMs);
    await close();
    await work();
    expect(await moneyOf(memberId)).toBe(1040n);
    expect(await stateOf(token, 'big')).toMatchObject({ state: 'ISSUED', awards: [{ amount: '500' }] });
  });

  it('give for days in a row, by the clocks of the brand, in one session or in many', async () => {
    campaigns(sampleCampaign('row', { trigger: { on: 'login', days: 3 }, ...often }));
    const { token, memberId } = await member();
    const body = { type: 'username', username: 'demo', password: demoPassword };
    const login = async () => (await gateway.client.value('sessionLogin', { body })).customerId;
    const demo = await login();
    const begun = await moneyOf(demo);
    const days = async () => {
      await work();
      // Looking is being here.
      await stateOf(token, 'row');
      await work();
      return (await stateOf(token, 'row'))?.progress;
    };
    expect(await days()).toEqual({ done: '1', of: '3', unit: 'days' });
    for (const done of ['2', undefined]) {
      gateway.wait(dayMs);
      // Twice a day is one day.
      await Promise.all([login(), login()]);
      expect((await days())?.done).toBe(done);
    }
    expect([await moneyOf(memberId), (await moneyOf(demo)) - begun]).toEqual([500n, 500n]);
    expect(await stateOf(token, 'row')).toMatchObject({ state: 'ISSUED', reason: 'WINDOW' });
    gateway.wait(dayMs);
    expect(await days()).toEqual({ done: '1', of: '3', unit: 'days' });
    // A day without the member begins anew.
    gateway.wait(2 * dayMs);
    expect(await days()).toEqual({ done: '1', of: '3', unit: 'days' });
    await work();
    expect(await moneyOf(memberId)).toBe(500n);
  });

  it('rank a day, and give each place its prize once when the day has ended', async () => {
    campaigns(
      sampleCampaign('race', {
        trigger: { on: 'rank', by: 'stake', every: 'day', places: 2, least: 1000 },
        gives: {
          what: 'money',
          by: 'tiers',
          tiers: [
            { from: 1, amount: 300 },
            { from: 2, amount: 100 },
          ],
        },
        how: 'claim',
        ...often,
      }),
    );
    const [late, early, third, small, away] = await Promise.all([1, 2, 3, 4, 5].map(member));
    if (!late || !early || !third || !small || !away) throw new Error('A member is missing.');
    const owner = { brand: 'alpha', memberId: away.memberId };
    await play(away.memberId, [9000n, 0n]);
    await play(late.memberId, [2000n, 0n]);
    gateway.wait(1000);
    await play(early.memberId, [5000n, 0n]);
    gateway.wait(1000);
    await play(late.memberId, [3000n, 0n]);
    // A round that the ranking does not count leaves the moment at which the amount was reached.
    await play(late.memberId, [0n, 0n]);
    await play(third.memberId, [1500n, 90_000n]);
    await play(small.memberId, [999n, 0n]);
    await gateway.db.transaction().execute(async (trx) => {
      await lockProtection(trx, owner, gateway.now());
      const until = new Date(gateway.now().getTime() + 9 * dayMs);
      await exclude(trx, owner, { kind: 'timeOut', until, now: gateway.now(), before: undefined });
    });
    const board = async ({ token }: { token: string }) =>
      (await gateway.client.value('leaderboards', { token })).boards[0];
    const { places = [], mine } = (await board(third)) ?? {};
    expect(places.map(({ amount, prize }) => [amount, prize])).toEqual([
      ['5000', '300'],
      ['5000', '100'],
    ]);
    expect(places[0]?.name).toBe('D•••••');
    expect(mine).toEqual({ place: 3, amount: '1500' });
    expect((await board(early))?.places.map((place) => place.mine)).toEqual([true, false]);
    expect((await board(small))?.mine).toBeUndefined();
    expect(await stateOf(early.token, 'race')).toMatchObject({ ranking: true, state: 'JOINED' });
    await close();
    gateway.wait(dayMs);
    await Promise.all([close(), close()]);
    await work();
    await close();
    await work();
    const counts = ({ token }: { token: string }) => gateway.client.value('rewardCounts', { token });
    expect(await Promise.all([early, late, third, small, away].map(counts))).toEqual([
      { missions: 1, rewards: 1 },
      { missions: 1, rewards: 1 },
      { missions: 0, rewards: 0 },
      { missions: 0, rewards: 0 },
      { missions: 0, rewards: 0 },
    ]);
    expect(await board(late)).toMatchObject({
      places: [],
      last: {
        places: [
          { place: 1, prize: '300' },
          { place: 2, prize: '100' },
        ],
      },
      awards: [{ amount: '100', state: 'OPEN' }],
    });
    const prize = (await board(early))?.awards[0]?.id ?? '';
    expect((await claim(third.token, prize)).json.code).toBe('PROMOTION_UNKNOWN');
    const all = () => gateway.client.value('rewardsClaim', { token: early.token });
    const both = await Promise.all([all(), all()]);
    expect(both.flatMap(({ claimed }) => claimed)).toMatchObject([{ promotion: 'race', amount: '300' }]);
    expect([await moneyOf(early.memberId), await moneyOf(late.memberId)]).toEqual([300n, 0n]);
  });

  it('give for a level once, and each week to who has it and has played', async () => {
    campaigns(
      sampleCampaign('up', { trigger: { on: 'level', level: 'gold' } }),
      sampleCampaign('pay', {
        trigger: { on: 'salary', level: 'gold', every: 'week', least: 1000 },
        gives: { what: 'money', by: 'fixed', amount: 40 },
        ...often,
      }),
    );
    gateway.publish((documents) => {
      documents['mall/main'] = {
        kind: 'mall',
        id: 'main',
        ratios: {},
        levels: {
          order: ['base', 'gold'],
          items: { base: { name: 'lane.hot', from: 0 }, gold: { name: 'lane.hot', from: 100 } },
        },
        items: { order: [], items: {} },
      };
    });
    const points = (memberId: string, sum: bigint, entry: string) =>
      gateway.db.transaction().execute((trx) =>
        givePoints(trx, {
          brand: 'alpha',
          memberId,
          key: entry,
          points: sum,
          remark: 'up',
          at: gateway.now(),
        }),
      );
    const [player, idle, low] = await Promise.all([1, 2, 3].map(member));
    if (!player || !idle || !low) throw new Error('A member is missing.');
    await points(player.memberId, 99n, 'first');
    expect(await stateOf(player.token, 'up')).toMatchObject({
      state: 'PROCESS',
      progress: { done: '99', of: '100', unit: 'points' },
    });
    await points(player.memberId, 1n, 'second');
    await points(idle.memberId, 500n, 'third');
    expect(await stateOf(player.token, 'up')).toMatchObject({ state: 'PROCESS', reason: 'WORKING' });
    await work();
    expect(await stateOf(player.token, 'up')).toMatchObject({ state: 'ISSUED', reason: 'LIMIT' });
    // A whole week, and another.
    for (const paid of [540n, 580n]) {
      gateway.wait(7 * dayMs);
      await play(player.memberId, [600n, 0n]);
      await play(player.memberId, [400n, 0n]);
      await play(low.memberId, [9000n, 0n]);
      gateway.wait(7 * dayMs);
      await Promise.all([close(), close()]);
      await work();
      expect(await moneyOf(player.memberId)).toBe(paid);
    }
    // Who has not looked has the level all the same, and no salary without play.
    expect([await moneyOf(idle.memberId), await moneyOf(low.memberId)]).toEqual([500n, 0n]);
  });

  it('are claimed together, each by itself: one that fails leaves the others', async () => {
    const trigger = { on: 'rounds', every: 'day' } as const;
    campaigns(
      sampleCampaign('money', { trigger, how: 'claim', shown: 'missions' }),
      sampleCampaign('leaves', { trigger, how: 'claim', gives: { what: 'points', by: 'fixed', amount: 7 } }),
    );
    const { token, memberId } = await member();
    await play(memberId, [100n, 0n]);
    const counts = () => gateway.client.value('rewardCounts', { token });
    await counts();
    await work();
    expect(await counts()).toEqual({ missions: 1, rewards: 2 });
    const { memberId: stranger, token: hers } = await member();
    const award = {
      brand: 'alpha',
      campaign: 'gone',
      cause: 'x',
      what: 'money' as const,
      currency: 'MMK',
      state: 'OPEN' as const,
      credited_at: null,
    };
    const { open } = await gateway.client.value('rewards', { token });
    await claim(token, open.find(({ promotion }) => promotion === 'money')?.id ?? '');
    // More than a balance holds besides what is in it; the first to be claimed.
    const broken = { ...award, amount: 2n ** 63n - 1n, made_at: new Date(0), id: 'broken' };
    await play(stranger, [100n, 0n]);
    await gateway.db
      .insertInto('promotion_awards')
      .values([
        { ...broken, member_id: memberId },
        { ...award, member_id: stranger, amount: 5n, made_at: gateway.now(), id: 'hers' },
      ])
      .execute();
    const done = await gateway.client.value('rewardsClaim', { token });
    expect(done.claimed).toMatchObject([{ promotion: 'leaves', state: 'CLAIMED', amount: '7' }]);
    expect(done.failed).toBe(1);
    await gateway.db.deleteFrom('promotion_awards').where('id', '=', 'broken').execute();
    expect(await gateway.client.value('rewards', { token })).toMatchObject({
      open: [],
      credited: [{ state: 'CLAIMED' }, { state: 'CLAIMED' }],
    });
    // What the brand has removed stays claimable, and goes by its id.
    expect((await gateway.client.value('rewards', { token: hers })).open).toMatchObject([
      { promotion: 'gone', title: 'gone' },
    ]);
    expect(await moneyOf(memberId)).toBe(500n);
    const { promotions } = await gateway.client.value('promotionStates', { token });
    expect(promotions.find(({ mission }) => mission)?.id).toBe('money');
  });

  it('leave the books whole, and nothing that failed', async () => {
    expect((await verifyLedger(gateway.db)).findings).toEqual([]);
    expect(faults).toEqual([]);
  });
});
