import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '#server/testing/database.ts';
import { openEvents } from '#server/testing/event-stream.ts';
import { loginPayer, payerPassword } from '#server/gateway/testing/payer.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

type Body = { to: 'upline' } | { to: 'downline'; account: string };

describe.each(databases)('transfers between members on %s', (kind) => {
  let gateway: TestGateway;
  let keys = 0;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    gateway = await startGateway(kind);
    for (const username of ['demo', 'demoagent', 'demosub', 'demoteam3']) {
      const { token } = await loginPayer(gateway, username);
      tokens.set(username, token);
    }
  });
  afterAll(() => gateway.close());

  const token = (who: string): string => tokens.get(who) ?? '';
  const send = (who: string, body: Body, amount: string, given: { key?: string; password?: string } = {}) =>
    gateway.client.send('transferUpline', {
      token: token(who),
      idempotencyKey: given.key ?? `transfer-${(keys += 1)}`,
      body: { ...body, amount, paymentPassword: given.password ?? payerPassword },
    });
  const balance = async (who: string) =>
    BigInt((await gateway.client.value('walletBalance', { token: token(who) })).sumBalance);

  it('go to the upline once, whatever is sent again, and stand in both records [MEM-05] [ROL-04]', async () => {
    const [mine, theirs] = [await balance('demo'), await balance('demoagent')];
    const first = await send('demo', { to: 'upline' }, '2500', { key: 'upline-key-1' });
    expect(first.json.value).toMatchObject({
      account: 'demoagent',
      amount: '2500',
      balance: String(mine - 2500n),
    });
    const again = await send('demo', { to: 'upline' }, '2500', { key: 'upline-key-1' });
    expect(again.json).toEqual(first.json);
    expect((await send('demo', { to: 'upline' }, '2600', { key: 'upline-key-1' })).json.code).toBe(
      'DUPLICATE_TRANSACTION',
    );
    expect([await balance('demo'), await balance('demoagent')]).toEqual([mine - 2500n, theirs + 2500n]);
    const record = async (who: string) =>
      (
        await gateway.client.value('accountRecord', { token: token(who), query: { type: 'upline' } })
      ).rows.map(({ kind, amount, details }) => [kind, amount, details]);
    expect(await record('demo')).toEqual([
      ['upline.out.upline', '-2500', [{ name: 'counterpart', value: 'demoagent' }]],
    ]);
    expect(await record('demoagent')).toEqual([
      ['upline.in.downline', '2500', [{ name: 'counterpart', value: 'demo' }]],
    ]);
  });

  it('go from an agent to a direct downline whose name was confirmed, and to nobody else [ROL-04]', async () => {
    const name = (who: string, account: string) =>
      gateway.client.send('transferUplineName', { token: token(who), query: { account } });
    expect((await name('demoagent', ' DEMO ')).json.value).toEqual({
      account: 'demo',
      nickname: 'DemoMember',
    });
    // One level too deep, its own upline, itself, nobody.
    for (const account of ['demoteam3', 'demoagent', 'demoguest', 'nobody']) {
      expect((await name('demoagent', account)).json.value.fields).toEqual([
        { field: 'account', code: 'WRONG', params: {} },
      ]);
      expect((await send('demoagent', { to: 'downline', account }, '500')).json.code).toBe('INVALID_FIELDS');
    }
    expect((await name('demo', 'demoagent')).json.code).toBe('NOT_AN_AGENT');
    const before = await balance('demosub');
    expect((await send('demoagent', { to: 'downline', account: 'demosub' }, '500')).status).toBe(200);
    expect(await balance('demosub')).toBe(before + 500n);
    const kinds = async (who: string) =>
      (
        await gateway.client.value('accountRecord', { token: token(who), query: { type: 'upline' } })
      ).rows.map(({ kind: called }) => called);
    expect((await kinds('demoagent'))[0]).toBe('upline.out.downline');
    expect(await kinds('demosub')).toEqual(['upline.in.upline']);
    // A member has no downlines to transfer to.
    expect((await send('demo', { to: 'downline', account: 'demosub' }, '500')).json.code).toBe(
      'INVALID_FIELDS',
    );
  });

  it('keep to the bounds of one and of a day, and to what there is', async () => {
    expect((await send('demosub', { to: 'upline' }, '99')).json.value.fields[0].code).toBe('TOO_SMALL');
    expect((await send('demosub', { to: 'upline' }, '50001')).json.value.fields[0].code).toBe('TOO_LARGE');
    expect((await send('demosub', { to: 'upline' }, '40000')).status).toBe(200);
    expect((await send('demosub', { to: 'upline' }, '20001')).json.code).toBe('TRANSFER_DAY_LIMIT');
    const state = await gateway.client.value('transferUplineState', { token: token('demosub') });
    expect(state).toMatchObject({ left: { count: 2, sum: '20000' }, toDownline: true, min: '100' });
    expect((await send('demosub', { to: 'upline' }, '20000')).status).toBe(200);
    gateway.wait(24 * 60 * 60_000);
    for (const who of ['demosub', 'demoteam3']) {
      const { token } = await gateway.client.value('sessionLogin', {
        body: { type: 'username', username: who, password: demoPassword },
      });
      tokens.set(who, token);
    }
    expect((await send('demosub', { to: 'upline' }, '20001')).status).toBe(200);
    gateway.publish((documents) => {
      Object.assign((documents['cashier/main'] as { transfers: object }).transfers, {
        upline: { min: 1, max: 900_000_000_000 },
      });
    });
    expect((await send('demoteam3', { to: 'upline' }, '900000000000')).json.code).toBe(
      'INSUFFICIENT_BALANCE',
    );
  });

  it('need the payment password, which is never in what is kept of them', async () => {
    const before = await balance('demoteam3');
    const refused = await send('demoteam3', { to: 'upline' }, '700', {
      password: '000000',
      key: 'try-again-1',
    });
    expect(refused.json.value.fields).toEqual([{ field: 'paymentPassword', code: 'WRONG', params: {} }]);
    expect(await balance('demoteam3')).toBe(before);
    expect((await send('demoteam3', { to: 'upline' }, '700', { key: 'try-again-1' })).status).toBe(200);
    const kept = await gateway.db.selectFrom('ledger_operations').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(payerPassword);
  });

  it('are told to both pages', async () => {
    const events = await openEvents(`${gateway.origin}/wps/member/events`, {
      'x-gateway-version': '3',
      'x-module-id': 'portal',
      authorization: `Bearer ${token('demosub')}`,
    });
    await events.next(({ event }) => event === 'open');
    expect((await send('demoteam3', { to: 'upline' }, '800')).status).toBe(200);
    expect((await events.next()).event).toBe('balance');
    events.close();
  });
});
