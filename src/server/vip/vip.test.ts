import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MallDocument } from '#contract/generated/documents.ts';
import { withdrawalQueue } from '#server/cashier/admin/queue.ts';
import { cashierOf } from '#server/cashier/document.ts';
import { addWithdrawal } from '#server/cashier/testing/add-withdrawal.ts';
import { withdrawalTerms } from '#server/cashier/withdrawal-terms.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { givePoints } from '#server/points/give.ts';
import { closeWindows } from '#server/promotions/close-windows.ts';
import { sampleCampaign } from '#server/promotions/testing/campaigns.ts';
import { promotionStage } from '#server/promotions/testing/stage.ts';
import { exclude } from '#server/protection/exclude.ts';
import { lockProtection } from '#server/protection/protection-status.ts';
import { databases } from '#server/testing/database.ts';

const dayMs = 86_400_000;

/** Levels of tests: silver and gold have to be kept, gold has terms of its own. */
const levels = (given: Partial<MallDocument['levels']> = {}): MallDocument => ({
  kind: 'mall',
  id: 'main',
  ratios: {},
  levels: {
    order: ['base', 'silver', 'gold'],
    items: {
      base: { name: 'lane.hot', from: 0 },
      silver: { name: 'lane.hot', from: 1000, keep: 300 },
      gold: {
        name: 'lane.empty',
        from: 5000,
        keep: 800,
        withdrawals: { first: true, max: 900_000_000, perDay: { count: 9 } },
        host: { name: 'Ma Thiri', contact: 'https://chat.alpha.example/gold' },
      },
    },
    ...given,
  },
  items: { order: [], items: {} },
});

describe.each(databases)('levels on %s', (kind) => {
  let gateway: TestGateway;
  const { campaigns, faults, member, moneyOf, play, stateOf, work } = promotionStage(() => gateway, 'Level');
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.set({ constants: { sessionIdleMinutes: 100_000, sessionHours: 8760 } });
  });
  afterAll(() => gateway.close());

  const mall = (given?: Partial<MallDocument['levels']>) =>
    gateway.publish((documents) => {
      documents['mall/main'] = levels(given);
    });
  const status = (token: string) => gateway.client.value('vipStatus', { token });
  const close = () => closeWindows(gateway.db, gateway.brand(), gateway.now());
  let keys = 0;
  const earn = (memberId: string, points: bigint) =>
    gateway.db.transaction().execute((trx) =>
      givePoints(trx, {
        brand: 'alpha',
        memberId,
        key: `earned-${(keys += 1)}`,
        points,
        remark: 'test',
        at: gateway.now(),
      }),
    );
  /** Passes to a day of the month after the one that runs. */
  const nextMonth = (day: number) => {
    const now = gateway.now();
    const then = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day, 12));
    gateway.wait(then.getTime() - now.getTime());
  };

  it('rise by points, are kept by so much a month, and fall by one with a word before', async () => {
    mall();
    campaigns(
      sampleCampaign('up', { trigger: { on: 'level', level: 'gold' } }),
      sampleCampaign('weekly', { trigger: { on: 'salary', level: 'silver', every: 'week', least: 500 } }),
      sampleCampaign('for_gold', {
        trigger: { on: 'registration' },
        audience: { '==': [{ var: 'member.level' }, 'gold'] },
      }),
    );
    nextMonth(10);
    const [{ token, memberId }, away, idle] = await Promise.all([member(), member(), member()]);
    await work();
    expect(await status(token)).toMatchObject({ level: 'base', next: 'silver', measured: '0', history: [] });
    await earn(memberId, 999n);
    expect((await status(token)).level).toBe('base');
    // Two levels at once, and twice the same look.
    await earn(memberId, 4001n);
    await Promise.all([status(token), status(token)]);
    const risen = await status(token);
    expect(risen).toMatchObject({
      level: 'gold',
      measured: '5000',
      keep: { done: '5000', of: '800', free: true },
      host: { name: 'Ma Thiri' },
      history: [{ why: 'REACHED' }],
    });
    expect(risen.next).toBeUndefined();
    expect(risen.levels.map(({ id, perks, keep }) => [id, perks.map((perk) => perk.id), keep])).toEqual([
      ['base', [], undefined],
      ['silver', ['weekly'], '300'],
      ['gold', ['up', 'weekly'], '800'],
    ]);
    expect(risen.levels[1]?.perks[0]?.reward).toEqual({ what: 'money', amount: '500' });
    await stateOf(token, 'up');
    await work();
    await work();
    expect(await moneyOf(memberId)).toBe(500n);
    expect((await stateOf(token, 'for_gold'))?.reason).not.toBe('AUDIENCE');
    expect((await stateOf(away.token, 'for_gold'))?.reason).toBe('AUDIENCE');
    expect((await gateway.client.value('memberInfo', { token })).level).toBe('gold');
    await earn(away.memberId, 5000n);
    await earn(idle.memberId, 1200n);
    // The month in which it was reached never takes it.
    nextMonth(1);
    await Promise.all([close(), close()]);
    await close();
    expect((await status(token)).level).toBe('gold');
    // Who has not looked has the level all the same.
    expect((await status(idle.token)).history).toMatchObject([{ why: 'REACHED' }]);
    const owner = { brand: 'alpha', memberId: away.memberId };
    await status(away.token);
    await gateway.db.transaction().execute(async (trx) => {
      await lockProtection(trx, owner, gateway.now());
      const until = new Date(gateway.now().getTime() + 3 * dayMs);
      await exclude(trx, owner, { kind: 'timeOut', until, now: gateway.now(), before: undefined });
    });
    await earn(memberId, 799n);
    expect((await status(token)).keep).toMatchObject({ done: '799', of: '800', free: false });
    nextMonth(2);
    await Promise.all([close(), close()]);
    await close();
    const fallen = await status(token);
    expect(fallen).toMatchObject({ level: 'silver', next: 'gold', measured: '0' });
    expect(fallen.history.map(({ why }) => why)).toEqual(['FELL', 'REACHED']);
    expect(fallen.host).toBeUndefined();
    // Who was on a break has not had to play for it.
    expect((await gateway.client.value('memberInfo', { token: away.token })).level).toBe('gold');
    // What is earned since leads up again, and gives nothing twice.
    await earn(memberId, 5000n);
    expect((await status(token)).level).toBe('gold');
    await stateOf(token, 'up');
    await work();
    expect(await moneyOf(memberId)).toBe(500n);
  });

  it('fall a month at a time, down to the lowest', async () => {
    mall();
    campaigns();
    nextMonth(3);
    const { token, memberId } = await member();
    await earn(memberId, 6000n);
    await status(token);
    const seen: (string | undefined)[] = [];
    for (let month = 0; month < 6; month += 1) {
      nextMonth(1);
      await close();
      seen.push((await status(token)).level);
    }
    expect(seen).toEqual(['gold', 'silver', 'base', 'base', 'base', 'base']);
  });

  it('rise by valid stakes of the last days', async () => {
    mall({ by: 'stake', days: 7 });
    campaigns();
    nextMonth(5);
    const { token, memberId } = await member();
    await play(memberId, [600n, 0n]);
    await earn(memberId, 9000n);
    expect(await status(token)).toMatchObject({ by: 'stake', days: 7, level: 'base', measured: '600' });
    gateway.wait(7 * dayMs);
    await play(memberId, [900n, 0n]);
    expect(await status(token)).toMatchObject({ level: 'base', measured: '900' });
    await play(memberId, [100n, 200n]);
    expect(await status(token)).toMatchObject({ level: 'silver', measured: '1000' });
  });

  it('bring withdrawals to the front of the queue, with bounds of their own', async () => {
    mall();
    const [plain, gold] = await Promise.all([member(), member()]);
    await earn(gold.memberId, 5000n);
    const terms = (memberId: string) =>
      withdrawalTerms(gateway.db, gateway.brand(), { memberId, now: gateway.now() });
    expect(await terms(gold.memberId)).toMatchObject({
      max: 900_000_000,
      perDay: { count: 9 },
      first: 'gold',
    });
    expect((await terms(plain.memberId)).first).toBeUndefined();
    expect((await gateway.client.value('cashierOptions', { token: gold.token })).withdrawal).toMatchObject({
      max: '900000000',
      leftToday: 9,
    });
    const withdraw = async (memberId: string) => {
      gateway.wait(1000);
      const amount = BigInt(cashierOf(gateway.brand()).withdrawal.min);
      const postings = [
        { account: memberPurse(memberId), amount },
        { account: house('adjustments'), amount: -amount },
      ];
      const at = gateway.now();
      const movement = {
        brand: 'alpha',
        memberId,
        kind: 'adjustment',
        key: memberId,
        currency: 'MMK',
        at,
      } as const;
      await post(gateway.db, { ...movement, postings });
      return addWithdrawal(gateway.db, { brand: gateway.brand(), memberId, amount, now: at });
    };
    const before = await withdraw(plain.memberId);
    const after = await withdraw(gold.memberId);
    const { withdrawals } = await withdrawalQueue(gateway, gateway.brand(), { view: 'open', page: 0 });
    const found = withdrawals.filter(({ id }) => id === before || id === after);
    expect(found.map(({ id, firstFor }) => [id, firstFor !== null])).toEqual([
      [after, true],
      [before, false],
    ]);
  });

  it('leave nothing that failed', () => expect(faults).toEqual([]));
});
