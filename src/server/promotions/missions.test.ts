import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { databases } from '#server/testing/database.ts';
import { closeWindows } from './close-windows.ts';
import { campaignOf } from './testing/campaigns.ts';
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
      campaignOf('spins', {
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
      campaignOf('five', { trigger: { on: 'rounds', every: 'day', least: 3 } }),
      campaignOf('big', { trigger: { on: 'win', every: 'day', least: 8000, only: { lotteries: ['hcm'] } } }),
      campaignOf('week', {
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
    campaigns(campaignOf('row', { trigger: { on: 'login', days: 3 }, ...often }));
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

  it('leave the books whole, and nothing that failed', async () => {
    expect((await verifyLedger(gateway.db)).findings).toEqual([]);
    expect(faults).toEqual([]);
  });
});
