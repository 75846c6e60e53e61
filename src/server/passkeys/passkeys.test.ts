import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databases } from '#server/testing/database.ts';
import type { GatewayAnswer } from '#server/gateway/testing/client.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { Authenticator } from './testing/authenticator.ts';

describe.each(databases)('passkeys on %s', (kind) => {
  let gateway: TestGateway;
  let origin: string;
  beforeAll(async () => {
    gateway = await startGateway(kind);
    ({ origin } = gateway);
  });
  afterAll(() => gateway.close());

  const login = async (username: string): Promise<string> =>
    (
      await gateway.client.value('sessionLogin', {
        body: { type: 'username', username, password: demoPassword },
      })
    ).token;
  const begin = async (token: string, body: object = {}) =>
    (await gateway.client.value('passkeyBegin', { token, body })).options as Record<string, unknown>;
  const challenge = async () =>
    (await gateway.client.value('passkeyChallenge')).options as Record<string, unknown>;
  const add = (token: string, credential: object): Promise<GatewayAnswer> =>
    gateway.client.send('passkeyAdd', { token, body: { credential } });
  const loginBy = (credential: object, headers: Record<string, string> = {}): Promise<GatewayAnswer> =>
    gateway.client.send('sessionLogin', { headers, body: { type: 'passkey', credential } });
  /** A member with a passkey. */
  const withPasskey = async (username: string) => {
    const token = await login(username);
    const authenticator = new Authenticator();
    const added = await add(token, authenticator.create(await begin(token), { origin }));
    expect(added.status).toBe(200);
    return { token, authenticator, passkey: added.json.value.passkeys.at(-1) };
  };
  const refused = [401, 'PASSKEY_REFUSED'];
  const codeOf = ({ status, json }: GatewayAnswer): unknown[] => [status, json.code];

  it('are a way in without a name or a password, at any address', async () => {
    gateway.set({ flags: { verifyUnregisteredIp: true } });
    const { authenticator } = await withPasskey('demo');
    const answer = await loginBy(authenticator.get(await challenge(), { origin }), {
      'x-forwarded-for': '203.0.113.77',
    });
    gateway.set({ flags: { verifyUnregisteredIp: false } });
    expect([answer.status, answer.json.value?.account, answer.json.value?.passwordDue]).toEqual([
      200,
      'demo',
      false,
    ]);
  });

  it('are not accepted for a used, another or an expired challenge', async () => {
    const { authenticator, token } = await withPasskey('demoteam1');
    const options = await challenge();
    expect((await loginBy(authenticator.get(options, { origin }))).status).toBe(200);
    expect(codeOf(await loginBy(authenticator.get(options, { origin })))).toEqual(refused);
    const invented = { ...options, challenge: 'A'.repeat(43) };
    expect(codeOf(await loginBy(authenticator.get(invented, { origin })))).toEqual(refused);
    // One to add a passkey with is not one to log in with, nor another member's.
    const adding = await begin(token);
    expect(
      codeOf(await loginBy(authenticator.get({ ...options, ...adding, rpId: '127.0.0.1' }, { origin }))),
    ).toEqual(refused);
    const other = await login('demoteam2');
    const another = new Authenticator();
    expect(codeOf(await add(other, another.create(await begin(token), { origin })))).toEqual(refused);
    const late = await challenge();
    gateway.wait(6 * 60_000);
    expect(codeOf(await loginBy(authenticator.get(late, { origin })))).toEqual(refused);
  });

  it('are not accepted from another site, another host, or without the owner verified', async () => {
    const { authenticator, token } = await withPasskey('demoteam2');
    for (const given of [
      { origin: 'https://elsewhere.example' },
      { origin, host: 'elsewhere.example' },
      { origin, verified: false },
    ]) {
      expect(codeOf(await loginBy(authenticator.get(await challenge(), given)))).toEqual(refused);
      const made = new Authenticator().create(await begin(token), given);
      expect(codeOf(await add(token, made))).toEqual(refused);
    }
    gateway.wait(60_000);
    const stranger = new Authenticator();
    stranger.create(await begin(token), { origin });
    expect(codeOf(await loginBy(stranger.get(await challenge(), { origin })))).toEqual(refused);
  });

  it('are not accepted once a copy has counted on', async () => {
    gateway.wait(60_000);
    const { authenticator } = await withPasskey('demoteam3');
    expect((await loginBy(authenticator.get(await challenge(), { origin }))).status).toBe(200);
    authenticator.counter -= 1;
    expect(codeOf(await loginBy(authenticator.get(await challenge(), { origin })))).toEqual(refused);
  });

  it('are of one brand and its host', async () => {
    gateway.wait(60_000);
    const { authenticator } = await withPasskey('demoteam4');
    const { options } = await gateway.client.value('passkeyChallenge', { headers: { host: 'beta.example' } });
    const answer = authenticator.get(options as Record<string, unknown>, { origin: 'https://beta.example' });
    expect(codeOf(await loginBy(answer, { host: 'beta.example' }))).toEqual(refused);
  });

  it('are added after a fresh login, later with the password; and are said to the member', async () => {
    gateway.wait(60_000);
    const token = await login('demo');
    gateway.wait(11 * 60_000);
    const bare = await gateway.client.send('passkeyBegin', { token, body: {} });
    expect(bare.json.value.fields).toEqual([{ field: 'password', code: 'REQUIRED', params: {} }]);
    const wrong = await gateway.client.send('passkeyBegin', { token, body: { password: 'wrong' } });
    expect(wrong.json.value.fields).toMatchObject([{ field: 'password', code: 'WRONG' }]);
    const options = await begin(token, { password: demoPassword });
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await add(token, new Authenticator().create(options, { origin }))).status).toBe(200);
    expect((await gateway.message('demo@example.com')).text).toContain('mail.changed.passkeyAdded');
  });

  it('are listed, named and removed by their member alone, with the password', async () => {
    gateway.wait(60_000);
    const { token, authenticator, passkey } = await withPasskey('demo');
    expect(passkey).toMatchObject({ host: '127.0.0.1', synced: false, usedAt: null });
    const other = await login('demoteam1');
    await gateway.client.value('passkeyRename', { token: other, body: { id: passkey.id, name: 'Mine' } });
    const own = { id: passkey.id, password: demoPassword };
    await gateway.client.value('passkeyRemove', { token: other, body: own });
    const named = await gateway.client.value('passkeyRename', {
      token,
      body: { id: passkey.id, name: ' Phone ' },
    });
    expect(named.passkeys.find(({ id }) => id === passkey.id)?.name).toBe('Phone');
    const wrong = await gateway.client.send('passkeyRemove', { token, body: { ...own, password: 'wrong' } });
    expect(wrong.json.value.fields).toMatchObject([{ field: 'password', code: 'WRONG' }]);
    const left = await gateway.client.value('passkeyRemove', { token, body: own });
    expect(left.passkeys.map(({ id }) => id)).not.toContain(passkey.id);
    expect(codeOf(await loginBy(authenticator.get(await challenge(), { origin })))).toEqual(refused);
  });

  it('go when the password was set without the old one, and stay when it was given', async () => {
    gateway.wait(60_000);
    const username = 'demoteam3';
    const { authenticator, token } = await withPasskey(username);
    const change = {
      oldPassword: demoPassword,
      newPassword: 'Own-Secret-8',
      confirmNewPassword: 'Own-Secret-8',
    };
    expect((await gateway.client.send('memberPassword', { token, body: change })).status).toBe(200);
    expect((await loginBy(authenticator.get(await challenge(), { origin }))).status).toBe(200);

    const number = { mobileNum: '0977333061', countryDialingCode: '95' };
    const { id } = await gateway.db
      .updateTable('members')
      .set({ mobile: '+95977333061' })
      .where('account', '=', username)
      .returning('id')
      .executeTakeFirstOrThrow();
    gateway.set({ flags: { CHNGPASSVERIF3: true } });
    await gateway.client.value('smsNoLogin', { body: number });
    const code = /\b\d{6}\b/u.exec((await gateway.message('+95977333061')).text)?.[0] ?? '';
    const reset = { ...number, verificationCode: code, newPassword: 'Other-Secret-9' };
    await gateway.client.value('memberPasswordVerification', { body: reset });
    gateway.set({ flags: { CHNGPASSVERIF3: false } });
    expect(codeOf(await loginBy(authenticator.get(await challenge(), { origin })))).toEqual(refused);
    const kept = gateway.db.selectFrom('member_passkeys').select('id').where('member_id', '=', id);
    expect(await kept.execute()).toEqual([]);
    await vi.waitFor(
      async () => {
        const told = (await gateway.sent()).map(({ text }) => text);
        expect(told.filter((text) => text.includes('mail.changed.passkeysDropped'))).toHaveLength(1);
      },
      { timeout: 30_000 },
    );
  });

  it('are neither added nor a way in while the brand has switched them off, and are there again after that', async () => {
    gateway.wait(60_000);
    const { authenticator, token } = await withPasskey('demoteam2');
    const options = await challenge();
    gateway.set({ flags: { passkeys: false } });
    const off = [403, 'PASSKEYS_OFF'];
    expect(codeOf(await loginBy(authenticator.get(options, { origin })))).toEqual(off);
    expect(codeOf(await gateway.client.send('passkeyChallenge'))).toEqual(off);
    expect(codeOf(await gateway.client.send('passkeyBegin', { token, body: {} }))).toEqual(off);
    gateway.set({ flags: { passkeys: true } });
    expect((await loginBy(authenticator.get(options, { origin }))).status).toBe(200);
  });

  it('are tried so often a minute from one address, and no more', async () => {
    gateway.wait(60_000);
    const { authenticator } = await withPasskey('demo');
    const spent = authenticator.get(await challenge(), { origin });
    await loginBy(spent);
    gateway.wait(60_000);
    gateway.set({ constants: { providerTriesPerMinute: 2 } });
    const logins = [];
    for (let time = 0; time < 3; time += 1) logins.push((await loginBy(spent)).status);
    const challenges = [];
    for (let time = 0; time < 21; time += 1)
      challenges.push((await gateway.client.send('passkeyChallenge')).status);
    gateway.set({ constants: { providerTriesPerMinute: 60 } });
    expect(logins).toEqual([401, 401, 429]);
    expect([challenges.slice(0, -1).every((status) => status === 200), challenges.at(-1)]).toEqual([
      true,
      429,
    ]);
  });
});
