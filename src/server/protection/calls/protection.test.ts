import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { recordBets } from '#server/bets/bets.ts';
import { settleBet } from '#server/bets/testing/settle-bet.ts';
import { mayBet } from '#server/bets/may-bet.ts';
import { hindranceOf } from '../hindrance.ts';
import { databases } from '#server/testing/database.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
type Protection = CallTypes['protection']['value'];

describe.each(databases)('player protection on %s', (kind) => {
  let gateway: TestGateway;
  let token = '';
  let memberId = '';
  let name = 0;

  const logIn = (username: string) =>
    gateway.client.value('sessionLogin', {
      body: { type: 'username', username, password: 'Otter-Cave-5678' },
    });
  const account = (): string => `player${name}`;
  const read = (): Promise<Protection> => gateway.client.value('protection', { token });
  const limitOf = async (which: 'deposit' | 'stake' | 'loss', period: 'day' | 'week' | 'month') =>
    (await read()).limits.find((limit) => limit.kind === which && limit.period === period);
  const set = (which: string, period: string, amount: string | null) =>
    gateway.client.value('protectionLimit', { token, body: { kind: which, period, amount } });
  const pending = (confirm: boolean) =>
    gateway.client.send('protectionPending', { token, body: { kind: 'deposit', period: 'day', confirm } });
  const again = async (): Promise<void> => {
    ({ token } = await logIn(account()));
  };
  const holder = () => ({ brand: 'alpha', memberId });
  const bet = async (stake: bigint, payout?: bigint, status: 'SETTLED' | 'VOID' = 'SETTLED') => {
    const [id = ''] = await recordBets(gateway.db, [
      {
        ...holder(),
        source: 'seamless',
        vassalage: 'LUMEN',
        gameType: 'RNG',
        gameCode: 'one',
        round: `round-${Math.random()}`,
        currency: 'MMK',
        stake,
        at: gateway.now(),
      },
    ]);
    if (payout === undefined) return;
    await settleBet(gateway.db, { ...holder(), id, version: 1, status, payout, at: gateway.now() });
  };
  const mayStake = (stake: bigint) =>
    gateway.db.transaction().execute((trx) => mayBet(trx, { ...holder(), now: gateway.now(), stake }));
  const mayPayIn = (amount: bigint) =>
    gateway.db
      .transaction()
      .execute((trx) => hindranceOf(trx, holder(), { kinds: ['deposit'], amount, now: gateway.now() }));

  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    gateway.wait(2 * hour);
    name += 1;
    const made = await gateway.client.value('memberRegister', {
      body: {
        username: account(),
        password: 'Otter-Cave-5678',
        verifyPwd: 'Otter-Cave-5678',
        registerMethod: 'WEB',
        login: true,
        termsAgreement: true,
      },
    });
    token = made.token;
    memberId = made.customerId;
  });
  afterEach(() =>
    gateway.publish((documents) => {
      delete documents['protection/main'];
      delete documents['form/realityCheck'];
      delete documents['rules/realityCheck'];
    }),
  );

  it('puts a first and a stricter limit in force at once', async () => {
    await set('deposit', 'day', '10000');
    expect(await limitOf('deposit', 'day')).toMatchObject({
      amount: '10000',
      used: '0',
      left: '10000',
      pending: null,
    });
    expect(await mayPayIn(10_001n)).toEqual({ why: 'LIMIT', kind: 'deposit', period: 'day', left: 10_000n });
    await set('deposit', 'day', '5000');
    expect(await mayPayIn(5000n)).toBeUndefined();
    expect(await mayPayIn(5001n)).toMatchObject({ left: 5000n });
    // A limit on deposits does not affect stakes.
    expect(await mayStake(1_000_000n)).toBeUndefined();
  });

  it('raises a limit only a day later, and only when it is confirmed again', async () => {
    await set('deposit', 'day', '5000');
    await set('deposit', 'day', '9000');
    expect(await limitOf('deposit', 'day')).toMatchObject({
      amount: '5000',
      pending: { amount: '9000', ready: false },
    });
    const early = await pending(true);
    expect([early.status, early.json.code]).toEqual([409, 'LIMIT_NOT_READY']);
    expect(await mayPayIn(6000n)).toMatchObject({ why: 'LIMIT' });
    gateway.wait(day + minute);
    await again();
    expect(await mayPayIn(6000n)).toMatchObject({ why: 'LIMIT' });
    expect((await limitOf('deposit', 'day'))?.pending?.ready).toBe(true);
    expect((await pending(true)).status).toBe(200);
    expect(await mayPayIn(6000n)).toBeUndefined();
    expect((await pending(true)).status).toBe(409);
  });

  it('drops a raise that is cancelled, made stricter meanwhile, or not confirmed in time', async () => {
    await set('deposit', 'day', '5000');
    await set('deposit', 'day', null);
    expect((await limitOf('deposit', 'day'))?.pending).toMatchObject({ amount: null });
    expect((await pending(false)).status).toBe(200);
    expect((await limitOf('deposit', 'day'))?.pending).toBeNull();
    await set('deposit', 'day', null);
    await set('deposit', 'day', '4000');
    expect(await limitOf('deposit', 'day')).toMatchObject({ amount: '4000', pending: null });
    await set('deposit', 'day', null);
    gateway.wait(5 * day);
    await again();
    expect((await limitOf('deposit', 'day'))?.pending).toBeNull();
    expect((await pending(true)).status).toBe(409);
    expect(await mayPayIn(4001n)).toMatchObject({ why: 'LIMIT' });
  });

  it('lifts a limit when that is confirmed, and has nothing to lift where none is', async () => {
    await set('deposit', 'day', null);
    expect((await limitOf('deposit', 'day'))?.pending).toBeNull();
    await set('deposit', 'day', '1');
    await set('deposit', 'day', null);
    gateway.wait(day);
    await again();
    expect((await pending(true)).status).toBe(200);
    expect((await limitOf('deposit', 'day'))?.amount).toBeNull();
    expect(await mayPayIn(1_000_000n)).toBeUndefined();
  });

  it('counts stakes and losses of the time that passed, without what was void', async () => {
    await set('stake', 'day', '1000');
    await set('loss', 'week', '500');
    await bet(400n, 300n);
    await bet(200n, 0n, 'VOID');
    const staked = await limitOf('stake', 'day');
    expect(staked).toMatchObject({ used: '400', left: '600' });
    // The oldest bet stops counting a day after it was placed.
    expect(Date.parse(staked?.freesAt ?? '') - gateway.now().getTime()).toSatisfy(
      (left: number) => left > 0 && left <= day,
    );
    expect(await limitOf('loss', 'week')).toMatchObject({ used: '100', left: '400' });
    expect(await mayStake(400n)).toBeUndefined();
    expect(await mayStake(401n)).toBe('LIMIT_REACHED');
    // A bet that is open counts as lost; one that wins makes room again, but not below nothing.
    await bet(400n);
    expect(await mayStake(1n)).toBe('LIMIT_REACHED');
    await bet(0n, 5000n);
    expect(await limitOf('loss', 'week')).toMatchObject({ used: '0', left: '500' });
    expect(await mayStake(200n)).toBeUndefined();
    expect(await mayStake(201n)).toBe('LIMIT_REACHED');
    gateway.wait(day + 1);
    expect(await mayStake(500n)).toBeUndefined();
  });

  it('lets one of two through that would pass a limit together', async () => {
    await set('stake', 'day', '1000');
    const one = async () =>
      gateway.db.transaction().execute(async (trx) => {
        const refused = await mayBet(trx, { ...holder(), now: gateway.now(), stake: 600n });
        if (refused) return refused;
        await recordBets(trx, [
          {
            ...holder(),
            source: 'lottery',
            vassalage: 'TCG_SEA',
            gameType: 'ELOTT',
            gameCode: 'VN',
            round: '1',
            currency: 'MMK',
            stake: 600n,
            at: gateway.now(),
          },
        ]);
        return 'placed';
      });
    const outcomes = await Promise.all([one(), one(), one()]);
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'LIMIT_REACHED')).toHaveLength(2);
  });

  it('ends every session by a time-out, lets in to look and to leave, and refuses the rest', async () => {
    const other = (await logIn(account())).token;
    const body = { kind: 'timeOut', hours: 24 };
    const { until } = await gateway.client.value('protectionExclude', { token, body });
    expect(until).toBe(new Date(gateway.now().getTime() + day).toISOString());
    for (const ended of [token, other]) {
      expect((await gateway.client.send('memberInfo', { token: ended })).json.code).toBe('SESSION_EXPIRED');
    }
    expect(await mayStake(1n)).toBe('PLAYER_BLOCKED');
    expect(await mayPayIn(1n)).toEqual({ why: 'EXCLUDED' });

    const back = await logIn(account());
    expect(back.exclusion).toEqual({ kind: 'timeOut', until });
    ({ token } = back);
    expect((await gateway.client.send('walletBalance', { token })).status).toBe(200);
    const refused = await gateway.client.send('memberNickname', { token, body: { nickname: 'Somebody' } });
    expect([refused.status, refused.json.code]).toEqual([403, 'EXCLUDED']);
    expect((await read()).exclusion).toEqual({ kind: 'timeOut', until });

    gateway.wait(day);
    const after = await logIn(account());
    expect(after.exclusion).toBeUndefined();
    expect(await mayStake(1n)).toBeUndefined();
  });

  it('excludes for good with the password only, and nothing shortens it', async () => {
    const wrong = await gateway.client.send('protectionExclude', {
      token,
      body: { kind: 'selfExclusion', months: null, password: demoPassword },
    });
    expect([wrong.status, wrong.json.code]).toEqual([422, 'INVALID_FIELDS']);
    const body = { kind: 'selfExclusion', months: null, password: 'Otter-Cave-5678' };
    expect(await gateway.client.value('protectionExclude', { token, body })).toEqual({
      kind: 'selfExclusion',
      until: null,
    });
    await again();
    const shorter = await gateway.client.value('protectionExclude', {
      token,
      body: { kind: 'timeOut', hours: 24 },
    });
    expect(shorter).toEqual({ kind: 'selfExclusion', until: null });
    gateway.wait(400 * day);
    expect((await logIn(account())).exclusion).toEqual({ kind: 'selfExclusion', until: null });
  });

  it('makes an exclusion longer on request', async () => {
    await gateway.client.value('protectionExclude', { token, body: { kind: 'timeOut', hours: 24 } });
    await again();
    const body = { kind: 'selfExclusion', months: 6, password: 'Otter-Cave-5678' };
    const { until } = await gateway.client.value('protectionExclude', { token, body });
    const months = new Date(gateway.now());
    months.setUTCMonth(months.getUTCMonth() + 6);
    expect(until).toBe(months.toISOString());
  });

  it('offers what the brand offers', async () => {
    gateway.publish((documents) => {
      documents['protection/main'] = {
        kind: 'protection',
        id: 'main',
        limits: { stake: false, loss: false },
        realityCheck: { minutes: [30], first: 30, mayTurnOff: true },
        permanentExclusion: false,
      };
    });
    const offered = await read();
    expect([...new Set(offered.limits.map(({ kind: which }) => which))]).toEqual(['deposit']);
    expect(offered.realityCheck).toEqual({ minutes: 30, choices: [30, 0] });
    const refusals = await Promise.all([
      gateway.client.send('protectionLimit', { token, body: { kind: 'stake', period: 'day', amount: '1' } }),
      gateway.client.send('protectionRealityCheck', { token, body: { minutes: 15 } }),
      gateway.client.send('protectionExclude', {
        token,
        body: { kind: 'selfExclusion', months: null, password: 'Otter-Cave-5678' },
      }),
    ]);
    expect(refusals.map(({ json }) => json.code)).toEqual(
      Array.from({ length: 3 }, () => 'PROTECTION_CHOICE'),
    );
  });

  it('checks the choice of reality checks by the form of the brand', async () => {
    gateway.publish((documents) => {
      const options = { order: ['15'], items: { 15: { label: 'few' } } };
      documents['form/realityCheck'] = {
        kind: 'form',
        id: 'realityCheck',
        rules: 'realityCheck',
        order: ['all'],
        groups: { all: { order: ['minutes'] } },
        fields: { minutes: { label: 'minutes', input: 'radio', options } },
        submit: { label: 'save', action: { do: 'setRealityCheck' } },
      };
      documents['rules/realityCheck'] = {
        kind: 'rules',
        id: 'realityCheck',
        fields: { minutes: { enabled: true, required: true } },
      };
    });
    const { json } = await gateway.client.send('protectionRealityCheck', { token, body: { minutes: 30 } });
    expect([json.code, json.value]).toEqual([
      'INVALID_FIELDS',
      { fields: [expect.objectContaining({ field: 'minutes', code: 'NOT_AN_OPTION' })] },
    ]);
    await gateway.client.value('protectionRealityCheck', { token, body: { minutes: 15 } });
    expect((await read()).realityCheck.minutes).toBe(15);
  });

  it('tells time and money of a session, and when to stop for a look', async () => {
    await bet(5000n, 0n);
    gateway.wait(1000);
    await again();
    await bet(300n, 450n);
    await bet(100n);
    gateway.wait(20 * minute);
    const check = await gateway.client.value('sessionCheck', { token });
    expect(check).toMatchObject({ wagered: '400', net: '50', minutes: 60 });
    expect(Date.parse(check.now) - Date.parse(check.startedAt)).toBe(20 * minute);
    expect(Date.parse(check.nextAt ?? '') - Date.parse(check.startedAt)).toBe(hour);
    await gateway.client.value('protectionRealityCheck', { token, body: { minutes: 15 } });
    const sooner = await gateway.client.value('sessionCheck', { token });
    expect(Date.parse(sooner.nextAt ?? '')).toBeLessThan(gateway.now().getTime());
    const { nextAt } = await gateway.client.value('sessionChecked', { token });
    expect(Date.parse(nextAt ?? '')).toBe(gateway.now().getTime() + 15 * minute);
  });

  it('keeps what was changed, in pages, and lets nobody touch it', async () => {
    for (let amount = 30; amount > 5; amount -= 1) await set('loss', 'month', String(amount));
    await gateway.client.value('protectionRealityCheck', { token, body: { minutes: 30 } });
    const first = await gateway.client.value('protectionHistory', { token });
    expect(first.changes[0]).toMatchObject({ change: 'realityCheck', from: '60', to: '30', kind: null });
    expect(first.changes[1]).toMatchObject({
      change: 'limitSet',
      kind: 'loss',
      period: 'month',
      from: '7',
      to: '6',
    });
    const older = await gateway.client.value('protectionHistory', {
      token,
      query: { before: first.next ?? '' },
    });
    expect(first.changes.length + older.changes.length).toBe(26);
    expect(older.next).toBeNull();
    expect(older.changes.at(-1)).toMatchObject({ from: null, to: '30' });
    await expect(
      gateway.db.updateTable('protection_changes').set({ change: 'timeOut' }).execute(),
    ).rejects.toThrow('only added to');
    await expect(gateway.db.deleteFrom('protection_changes').execute()).rejects.toThrow('only added to');
  });

  it('ends a session that only its page still uses', async () => {
    const ask = (idle: string) =>
      gateway.client.send('memberInfo', { token, headers: { 'x-idle-seconds': idle } });
    gateway.wait(20 * minute);
    expect((await ask('1200')).status).toBe(200);
    gateway.wait(11 * minute);
    expect((await ask('1860')).json.code).toBe('SESSION_EXPIRED');
  });
});
