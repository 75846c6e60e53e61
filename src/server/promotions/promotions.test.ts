import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { pointBalance } from '#server/points/balance.ts';
import { exclude } from '#server/protection/exclude.ts';
import { lockProtection } from '#server/protection/protection-status.ts';
import { databases } from '#server/testing/database.ts';
import { decideApplication, type ApplicationDecision } from './applications.ts';
import { closeWindows } from './close-windows.ts';
import { sampleCampaign } from './testing/campaigns.ts';
import { makeDeposit } from './testing/make-deposit.ts';
import { promotionStage } from './testing/stage.ts';
import { workEvents } from './work-events.ts';

const dayMs = 86_400_000;

describe.each(databases)('promotions on %s', (kind) => {
  let gateway: TestGateway;
  const { campaigns, faults, member, moneyOf, play, stateOf, work } = promotionStage(() => gateway);
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());

  const deposit = (memberId: string, amount: bigint, methodId?: string) =>
    makeDeposit(gateway, { memberId, amount, methodId });
  const pay = async (memberId: string, amount: bigint, methodId?: string) => {
    await (
      await deposit(memberId, amount, methodId)
    )();
    await work();
  };
  const decide = (id: string, decision: ApplicationDecision) =>
    gateway.db.transaction().execute((trx) =>
      decideApplication(trx, {
        brand: gateway.brand(),
        id,
        by: 'op-one',
        now: gateway.now(),
        random: gateway.random,
        decision,
      }),
    );

  it('give the share of a first deposit once, even if it is approved twice [OFF-13]', async () => {
    campaigns(
      sampleCampaign('first', {
        trigger: { on: 'deposit', nth: 1, least: 1000 },
        gives: { what: 'money', by: 'share', percent: 50, max: 20_000 },
      }),
    );
    const { token, memberId } = await member();
    expect(await stateOf(token, 'first')).toMatchObject({ state: 'JOINED', next: 'deposit', awards: [] });
    const credit = await deposit(memberId, 30_000n);
    expect([await credit(), await credit()]).toEqual([true, false]);
    expect(await stateOf(token, 'first')).toMatchObject({ state: 'PROCESS', reason: 'WORKING' });
    await Promise.all([work(), work()]);
    await work();
    expect(await moneyOf(memberId)).toBe(45_000n);
    const { rows } = await gateway.client.value('accountRecord', { token, query: { type: 'bonus' } });
    expect(rows).toMatchObject([{ kind: 'bonus', amount: '15000' }]);
    expect(await stateOf(token, 'first')).toMatchObject({
      state: 'ISSUED',
      awards: [{ what: 'money', amount: '15000', state: 'ISSUED' }],
    });
    // The second deposit is none that it is for.
    await pay(memberId, 30_000n);
    expect(await moneyOf(memberId)).toBe(75_000n);
  });

  it('tell the fewest steps after which they are for the member, and nothing more once these are done', async () => {
    const verified = { var: 'audience.mobileVerified' };
    campaigns(
      sampleCampaign('mobile', { audience: verified }),
      sampleCampaign('either', {
        audience: {
          or: [
            { and: [verified, { var: 'audience.emailVerified' }] },
            { '>=': [{ var: 'audience.deposits' }, 1] },
          ],
        },
      }),
      sampleCampaign('country', {
        audience: { and: [verified, { '==': [{ var: 'audience.country' }, 'XX'] }] },
      }),
    );
    const { token, memberId } = await member();
    const has = async () => {
      const { mobile } = await gateway.db
        .selectFrom('members')
        .select('mobile')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      return mobile !== null;
    };
    const missing = async (id: string) => {
      const { reason, missing } = (await stateOf(token, id)) ?? {};
      return [reason, missing];
    };
    expect(await missing('mobile')).toEqual(['AUDIENCE', [(await has()) ? 'verifyMobile' : 'addMobile']]);
    expect(await missing('either')).toEqual(['AUDIENCE', ['deposit']]);
    expect(await missing('country')).toEqual(['AUDIENCE', undefined]);
    await gateway.db
      .updateTable('members')
      .set({ mobile_verified_at: gateway.now() })
      .where('id', '=', memberId)
      .execute();
    expect(await missing('mobile')).toEqual([undefined, undefined]);
  });

  it('wait for who claims them, once, and for nobody else [API-47]', async () => {
    campaigns(sampleCampaign('claimed', { how: 'claim' }));
    const { token, memberId } = await member();
    const other = await member();
    await pay(memberId, 10_000n);
    const state = await stateOf(token, 'claimed');
    expect(state).toMatchObject({ state: 'CLAIM', step: 'claim', awards: [{ state: 'OPEN' }] });
    const award = state?.awards[0]?.id ?? '';
    const claim = (by: string) => gateway.client.send('promotionClaim', { token: by, body: { award } });
    const stranger = await claim(other.token);
    expect([stranger.status, stranger.json.code]).toEqual([404, 'PROMOTION_UNKNOWN']);
    const [one, two] = await Promise.all([claim(token), claim(token)]);
    expect([one?.json.value, two?.json.value]).toMatchObject([
      { id: award, amount: '500', state: 'CLAIMED', paymentAccount: 'main' },
      { id: award, state: 'CLAIMED' },
    ]);
    expect([await moneyOf(memberId), await moneyOf(other.memberId)]).toEqual([10_500n, 0n]);
    expect(await stateOf(token, 'claimed')).toMatchObject({ state: 'CLAIMED', reason: 'LIMIT' });
  });

  it('come with a registration, and with what a member joined before', async () => {
    campaigns(
      sampleCampaign('welcome', { trigger: { on: 'registration' } }),
      sampleCampaign('club', { join: true, limits: { member: 5 } }),
    );
    const { token, memberId } = await member();
    await pay(memberId, 10_000n);
    expect(await moneyOf(memberId)).toBe(10_500n);
    expect(await stateOf(token, 'club')).toMatchObject({ state: 'JOIN', step: 'join' });
    const join = (promotion: string) => gateway.client.send('promotionJoin', { token, body: { promotion } });
    const joined = (await join('club')).json.value;
    gateway.wait(1000);
    expect((await join('club')).json.value).toEqual(joined);
    expect((await join('welcome')).json).toMatchObject({ code: 'PROMOTION_NOT_OFFERED' });
    expect((await join('nothing')).json).toMatchObject({ code: 'PROMOTION_UNKNOWN' });
    await pay(memberId, 10_000n);
    expect(await moneyOf(memberId)).toBe(21_000n);
    expect(await stateOf(token, 'club')).toMatchObject({ state: 'JOINED', awards: [{ amount: '500' }] });
  });

  it('are taken by one campaign of a group alone', async () => {
    campaigns(
      sampleCampaign('one', { join: true, group: 'pair', limits: { member: 9 } }),
      sampleCampaign('two', { join: true, group: 'pair', limits: { member: 9 } }),
    );
    const { token, memberId } = await member();
    const join = (promotion: string) => gateway.client.send('promotionJoin', { token, body: { promotion } });
    const both = await Promise.all([join('one'), join('two')]);
    expect(both.filter(({ json }) => json.success)).toHaveLength(1);
    await pay(memberId, 10_000n);
    expect(await moneyOf(memberId)).toBe(10_500n);
    const states = [await stateOf(token, 'one'), await stateOf(token, 'two')];
    expect(states.map((each) => each?.reason).filter(Boolean)).toEqual(['GROUP']);
  });

  it('never give more than the budget to many at once', async () => {
    campaigns(
      sampleCampaign('code', {
        trigger: { on: 'code', code: 'LEAF-2026' },
        gives: { what: 'money', by: 'fixed', amount: 300 },
        budget: 2300,
      }),
    );
    const many = await Promise.all(Array.from({ length: 12 }, member));
    const enter = (token: string, code: string) =>
      gateway.client.send('promotionCode', { token, body: { code } });
    const entered = await Promise.all(
      many.flatMap(({ token }) => [enter(token, 'leaf-2026'), enter(token, ' LEAF-2026 ')]),
    );
    const takers = entered.filter(({ json }) => json.success);
    // 7 × 300 fit into 2,300; each taker sent it twice and got one.
    expect(takers).toHaveLength(14);
    const sums = await Promise.all(many.map(({ memberId }) => moneyOf(memberId)));
    expect(sums.filter((sum) => sum === 300n)).toHaveLength(7);
    expect(sums.reduce((all, sum) => all + sum, 0n)).toBe(2100n);
    const late = entered.find(({ json }) => !json.success);
    expect(late?.json).toMatchObject({ code: 'PROMOTION_NOT_OFFERED', value: { reason: 'BUDGET' } });
    const { token } = await member();
    expect((await enter(token, 'LEAF-2025')).json.code).toBe('PROMOTION_CODE_UNKNOWN');
    gateway.set({ constants: { promotionCodesPerHour: 1 } });
    expect((await enter(token, 'LEAF-2026')).json.code).toBe('TOO_MANY_REQUESTS');
    gateway.set({ constants: { promotionCodesPerHour: 20 } });
  });

  it('go to one device as often as it may have them, whoever claims at once', async () => {
    campaigns(
      sampleCampaign('household', {
        trigger: { on: 'code', code: 'KIN-2026' },
        gives: { what: 'money', by: 'fixed', amount: 300 },
        limits: { device: 2 },
      }),
    );
    const many = await Promise.all(Array.from({ length: 5 }, member));
    const alone = await member();
    const seen = { brand: gateway.brand().brand, first_seen_at: gateway.now(), last_seen_at: gateway.now() };
    await gateway.db
      .insertInto('member_devices')
      .values(many.map(({ memberId }) => ({ ...seen, member_id: memberId, device: 'of the kin' })))
      .execute();
    const enter = (token: string) =>
      gateway.client.send('promotionCode', { token, body: { code: 'KIN-2026' } });
    const entered = await Promise.all(many.map(({ token }) => enter(token)));
    expect(entered.filter(({ json }) => json.success)).toHaveLength(2);
    const late = entered.find(({ json }) => !json.success);
    expect(late?.json).toMatchObject({ code: 'PROMOTION_NOT_OFFERED', value: { reason: 'ONE_DEVICE' } });
    const sums = await Promise.all(many.map(({ memberId }) => moneyOf(memberId)));
    expect(sums.reduce((all, sum) => all + sum, 0n)).toBe(600n);
    expect((await enter(alone.token)).json.success).toBe(true);
  });

  it('give points of the mall', async () => {
    campaigns(sampleCampaign('leaves', { gives: { what: 'points', by: 'fixed', amount: 70 } }));
    const { token, memberId } = await member();
    await pay(memberId, 10_000n);
    expect((await pointBalance(gateway.db, { brand: 'alpha', memberId })).points).toBe(70n);
    const { entries } = await gateway.client.value('pointEntries', { token, query: { type: 'promotion' } });
    expect(entries).toMatchObject([{ points: '70', remark: 'ရေပန်းစား' }]);
  });

  it('look at deposits, days since the registration and verified contacts of a member', async () => {
    const facts = (fact: string, operator: string, value: unknown) => ({
      audience: { [operator]: [{ var: `audience.${fact}` }, value] },
      limits: { member: 9 },
    });
    campaigns(
      sampleCampaign('regulars', facts('deposits', '>=', 2)),
      sampleCampaign('savers', facts('depositSum', '>=', 5_000)),
      sampleCampaign('fresh', facts('daysRegistered', '<=', 1)),
      sampleCampaign('verified', facts('mobileVerified', '==', true)),
    );
    const { memberId } = await member();
    const given = async () => {
      const rows = await gateway.db
        .selectFrom('promotion_awards')
        .select('campaign')
        .where('member_id', '=', memberId)
        .execute();
      return rows.map(({ campaign }) => campaign).sort();
    };
    await pay(memberId, 2_000n);
    expect(await given()).toEqual(['fresh']);
    gateway.wait(2 * dayMs);
    await pay(memberId, 2_000n);
    expect(await given()).toEqual(['fresh', 'regulars']);
    await gateway.db
      .updateTable('members')
      .set({ mobile: '+959123456789', mobile_verified_at: gateway.now() })
      .where('id', '=', memberId)
      .execute();
    await pay(memberId, 2_000n);
    expect(await given()).toEqual(['fresh', 'regulars', 'regulars', 'savers', 'verified']);
  });

  it('are decided by an operator after an application with a remark and pictures', async () => {
    campaigns(
      sampleCampaign('asked', { trigger: { on: 'application' }, limits: { member: 2 }, budget: 500 }),
    );
    const { token, memberId } = await member();
    const other = await member();
    const apply = (by: string, remark = 'Round 42 of Saturday.') =>
      gateway.client.send('promotionApply', { token: by, body: { promotion: 'asked', remark } });
    const long = await apply(token, 'a'.repeat(141));
    expect(long.status).toBe(400);
    const { id } = (await apply(token)).json.value;
    expect((await apply(token)).json.value.id).toBe(id);
    const canvas = createCanvas(64, 96);
    canvas.getContext('2d').fillRect(0, 0, 64, 96);
    const picture = canvas.toBuffer('image/png');
    const send = (by: string, body: Buffer) =>
      gateway.client.send('promotionPicture', { token: by, query: { id }, body });
    expect((await send(other.token, picture)).json.code).toBe('PROMOTION_UNKNOWN');
    expect((await send(token, Buffer.from('GIF89a'))).json.success).toBe(false);
    for (const pictures of [1, 2, 3]) {
      const sent = await send(token, picture);
      expect([sent.json.code, sent.json.value]).toEqual([undefined, { pictures }]);
    }
    expect((await send(token, picture)).json.code).toBe('TOO_MANY_PROOFS');
    expect(await stateOf(token, 'asked')).toMatchObject({
      state: 'APPLYING',
      application: { remark: 'Round 42 of Saturday.', pictures: 3 },
    });
    expect(await decide(id, { do: 'reject', reason: 'The bet is not settled.' })).toMatchObject({ ok: true });
    expect(await decide(id, { do: 'approve' })).toMatchObject({ why: 'DECIDED' });
    expect(await stateOf(token, 'asked')).toMatchObject({
      state: 'REJECTED',
      step: 'apply',
      application: { reason: 'The bet is not settled.' },
    });
    gateway.wait(1000);
    const again = (await apply(token)).json.value.id;
    const rival = (await apply(other.token)).json.value.id;
    const decided = await Promise.all([again, again, rival].map((each) => decide(each, { do: 'approve' })));
    // The budget is one reward.
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await moneyOf(memberId)) + (await moneyOf(other.memberId))).toBe(500n);
    const waits = (await stateOf(token, 'asked'))?.state === 'ISSUED' ? other.token : token;
    expect(await stateOf(waits, 'asked')).toMatchObject({ state: 'APPLYING' });
  });

  it('return a share of what a day cost, once for the window', async () => {
    campaigns(
      sampleCampaign('back', {
        trigger: { on: 'loss', every: 'day', least: 1000 },
        gives: { what: 'money', by: 'share', percent: 10 },
        how: 'claim',
        limits: { member: 9 },
      }),
    );
    const loser = await member();
    const winner = await member();
    await play(loser.memberId, [3000n, 500n]);
    await play(winner.memberId, [3000n, 9000n]);
    expect(await stateOf(loser.token, 'back')).toMatchObject({
      state: 'PROCESS',
      progress: { done: '2500', of: '1000', unit: 'money' },
    });
    expect(await stateOf(winner.token, 'back')).toMatchObject({ state: 'JOINED' });
    const close = () => closeWindows(gateway.db, gateway.brand(), gateway.now());
    await close();
    await work();
    expect(await stateOf(loser.token, 'back')).toMatchObject({ state: 'PROCESS', awards: [] });
    gateway.wait(dayMs);
    await Promise.all([close(), close()]);
    await work();
    await close();
    await work();
    const { token } = await member();
    expect(await stateOf(token, 'back')).toMatchObject({ awards: [] });
    const [award] = await gateway.db
      .selectFrom('promotion_awards')
      .selectAll()
      .where('campaign', '=', 'back')
      .execute();
    expect(award).toMatchObject({ member_id: loser.memberId, amount: '250', state: 'OPEN' });
  });

  it('go to nobody who is excluded from play', async () => {
    campaigns(
      sampleCampaign('open', { how: 'claim', limits: { member: 9 } }),
      sampleCampaign('club', { join: true }),
      sampleCampaign('leaf', { trigger: { on: 'code', code: 'LEAF' } }),
      sampleCampaign('asked', { trigger: { on: 'application' } }),
    );
    const { token, memberId } = await member();
    await pay(memberId, 10_000n);
    const award = (await stateOf(token, 'open'))?.awards[0]?.id ?? '';
    const credit = await deposit(memberId, 10_000n);
    const until = new Date(gateway.now().getTime() + dayMs);
    const owner = { brand: 'alpha', memberId };
    await gateway.db.transaction().execute(async (trx) => {
      await lockProtection(trx, owner, gateway.now());
      await exclude(trx, owner, { kind: 'timeOut', until, now: gateway.now(), before: undefined });
    });
    await credit();
    await work();
    const count = await gateway.db
      .selectFrom('promotion_awards')
      .select('id')
      .where('member_id', '=', memberId)
      .execute();
    expect(count).toHaveLength(1);
    for (const call of [
      gateway.client.send('promotionStates', { token }),
      gateway.client.send('promotionClaim', { token, body: { award } }),
      gateway.client.send('promotionJoin', { token, body: { promotion: 'club' } }),
      gateway.client.send('promotionApply', { token, body: { promotion: 'asked', remark: 'Round 42.' } }),
      gateway.client.send('promotionCode', { token, body: { code: 'LEAF' } }),
    ])
      expect((await call).json.code).toBe('EXCLUDED');
    expect(await moneyOf(memberId)).toBe(20_000n);
  });

  it('are tried again after a fault, in the order of a member, while those of others go on', async () => {
    campaigns(sampleCampaign('again'));
    const unlucky = await member();
    const other = await member();
    await (
      await deposit(unlucky.memberId, 10_000n)
    )();
    await work();
    campaigns(sampleCampaign('after', { limits: { member: 9 } }));
    // A stored award with the id of the next one: the transaction of the first event fails as a whole.
    const clash = 'A'.repeat(22);
    await gateway.db
      .insertInto('promotion_awards')
      .values({
        brand: 'alpha',
        member_id: 'nobody',
        campaign: 'after',
        cause: 'x',
        id: clash,
        what: 'money',
        amount: 1n,
        currency: 'MMK',
        state: 'OPEN',
        made_at: gateway.now(),
        credited_at: null,
      })
      .execute();
    await (
      await deposit(unlucky.memberId, 10_000n)
    )();
    const told: unknown[] = [];
    const services = {
      db: gateway.db,
      brands: { live: async () => gateway.brand() },
      balanceHints: { balanceMoved: () => undefined },
      report: (fault: unknown) => told.push(fault),
    };
    const { signal } = new AbortController();
    await workEvents({ ...services, random: (size) => new Uint8Array(size) }, gateway.now(), signal);
    expect(told).toHaveLength(1);
    expect(await moneyOf(unlucky.memberId)).toBe(20_500n);
    await pay(other.memberId, 10_000n);
    expect([await moneyOf(unlucky.memberId), await moneyOf(other.memberId)]).toEqual([20_500n, 10_500n]);
    gateway.wait(5000);
    await work();
    expect(await moneyOf(unlucky.memberId)).toBe(21_000n);
    await gateway.db.deleteFrom('promotion_awards').where('id', '=', clash).execute();
  });

  it('leave the books whole, and no event behind', async () => {
    expect((await verifyLedger(gateway.db)).findings).toEqual([]);
    await work();
    const open = await gateway.db
      .selectFrom('promotion_events')
      .select('id')
      .where('done_at', 'is', null)
      .execute();
    expect([faults, open]).toEqual([[], []]);
    const { sum } = await gateway.db
      .selectFrom('promotion_budgets')
      .select(({ fn }) => fn.sum<string>('spent').as('sum'))
      .executeTakeFirstOrThrow();
    const awards = await gateway.db.selectFrom('promotion_awards').select('amount').execute();
    expect(awards.reduce((all, { amount }) => all + BigInt(amount), 0n)).toBe(BigInt(sum));
  });
});
