import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Roles } from '#contract/operator-roles.ts';
import { adminPassword, startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import { callAdmin, type OperatorAnswer, type OperatorClient } from '#server/testing/operator-client.ts';

const own = 'an umbrella for two';

describe.each(databases)('signing in on %s', (kind) => {
  let server: TestApp;
  let root: OperatorClient;
  let now = new Date('2026-03-01T08:00:00Z');
  const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1000));
  beforeAll(async () => {
    server = await startApp(kind, { clock: () => now });
    root = await server.as('admin');
  });
  afterAll(() => server.close());

  const tried = (username: string, password: string, code?: string): Promise<OperatorAnswer> =>
    callAdmin(server.url, 'POST', '/session', {
      body: { username, password, ...(code === undefined ? {} : { code }) },
    });
  const codeOf = ({ status, body }: OperatorAnswer): unknown => (status < 300 ? 'done' : body['code']);
  const made = async (username: string, more: object = {}): Promise<string> => {
    const roles: Roles = { shop: 'editor' };
    const { body } = await root.call('POST', '/accounts', { username, roles, ...more });
    return String(body['password']);
  };
  const codeFor = (secret: unknown): string =>
    new TOTP({ secret: String(secret) }).generate({ timestamp: now.getTime() });

  /** An account with an authenticator in use; the secret and recovery codes. */
  async function protectedAccount(username: string) {
    await root.call('POST', '/accounts', { username, password: own, roles: { shop: 'editor' } });
    const client = await server.as(username, own);
    const { body } = await client.call('POST', '/session/totp', { password: own });
    const confirmed = await client.call('PUT', '/session/totp', { code: codeFor(body['secret']) });
    later(60);
    return {
      client,
      secret: body['secret'],
      recovery: confirmed.body['recoveryCodes'] as unknown as string[],
    };
  }

  it('with a password that was made opens nothing but the setting of another, and only for a week', async () => {
    const first = await made('newcomer');
    expect(first).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const client = await server.as('newcomer', first);
    expect((await client.call('GET', '/session')).body['duty']).toBe('password');
    expect(codeOf(await client.call('GET', '/packs'))).toBe('PASSWORD_CHANGE_NEEDED');
    const change = (next: string): Promise<OperatorAnswer> =>
      client.call('PUT', '/session/password', { current: first, next });
    expect(codeOf(await change('newcomer-2026'))).toBe('WEAK_PASSWORD');
    expect(codeOf(await change('Password123456'))).toBe('WEAK_PASSWORD');
    expect(codeOf(await change(first))).toBe('WEAK_PASSWORD');
    expect(codeOf(await change('short'))).toBe('INVALID_REQUEST');
    const changed = await change(own);
    expect(changed.body).toMatchObject({ account: 'newcomer' });
    expect(changed.body['duty']).toBeUndefined();
    // The session goes on under another token.
    const cookie = changed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).not.toBe(client.cookie);
    expect((await callAdmin(server.url, 'GET', '/packs', { headers: { cookie } })).status).toBe(200);
    expect(codeOf(await tried('newcomer', first))).toBe('WRONG_CREDENTIALS');

    const late = await made('latecomer');
    later(7 * 24 * 3600);
    expect(codeOf(await tried('latecomer', late))).toBe('PASSWORD_EXPIRED');
    root = await server.as('admin');
    const again = await root.call('PATCH', '/accounts/latecomer', { newPassword: true });
    expect(codeOf(await tried('latecomer', String(again.body['password'])))).toBe('done');
    expect(codeOf(await tried('latecomer', late))).toBe('WRONG_CREDENTIALS');
  });

  it('asks for a code of the authenticator, and takes each once', async () => {
    const { secret } = await protectedAccount('careful');
    expect(codeOf(await tried('careful', own))).toBe('CODE_NEEDED');
    expect(codeOf(await tried('careful', 'wrong', codeFor(secret)))).toBe('WRONG_CREDENTIALS');
    const code = codeFor(secret);
    expect(codeOf(await tried('careful', own, code.replace(/(...)/, '$1 ')))).toBe('done');
    expect(codeOf(await tried('careful', own, code))).toBe('WRONG_CODE');
    later(30);
    const both = await Promise.all([0, 1].map(() => tried('careful', own, codeFor(secret))));
    expect(both.map(codeOf).sort()).toEqual(['WRONG_CODE', 'done']);
    // A code of before the newest that was taken is as good as used.
    expect(codeOf(await tried('careful', own, code))).toBe('WRONG_CODE');
    later(-30);
    expect(codeOf(await tried('careful', own, codeFor(secret)))).toBe('WRONG_CODE');
    later(60);
    const rows = await server.database.db.selectFrom('operator_totp').select('secret').execute();
    expect(JSON.stringify(rows)).not.toContain(String(secret));
  });

  it('takes each recovery code once, and new ones put an end to the old', async () => {
    const { client, recovery } = await protectedAccount('forgetful');
    expect(recovery).toHaveLength(10);
    const [first = '', second = ''] = recovery;
    expect(codeOf(await tried('forgetful', own, first.toUpperCase()))).toBe('done');
    expect(codeOf(await tried('forgetful', own, first))).toBe('WRONG_CODE');
    expect((await client.call('GET', '/session/places')).body['recoveryCodes']).toBe(9);
    expect(codeOf(await client.call('POST', '/session/totp/recovery-codes', { password: 'wrong' }))).toBe(
      'WRONG_CREDENTIALS',
    );
    const fresh = await client.call('POST', '/session/totp/recovery-codes', { password: own });
    expect(codeOf(await tried('forgetful', own, second))).toBe('WRONG_CODE');
    expect(codeOf(await tried('forgetful', own, String(fresh.body['recoveryCodes']?.[0])))).toBe('done');
  });

  it('holds back guesses at codes, right ones too, for an hour', async () => {
    const { secret } = await protectedAccount('besieged');
    for (let count = 0; count < 10; count += 1) {
      // From another quarter of an hour's count of passwords, which is stricter.
      await server.database.db.deleteFrom('counters').where('subject', 'like', 'operator-login:%').execute();
      expect(codeOf(await tried('besieged', own, '000000'))).toBe('WRONG_CODE');
    }
    await server.database.db.deleteFrom('counters').where('subject', 'like', 'operator-login:%').execute();
    expect(codeOf(await tried('besieged', own, codeFor(secret)))).toBe('TOO_MANY_LOGINS');
    later(3600);
    root = await server.as('admin');
    expect(codeOf(await tried('besieged', own, codeFor(secret)))).toBe('done');
  });

  it('needs an authenticator first where an admin asks for one', async () => {
    const first = await made('required', { totpRequired: true });
    const client = await server.as('required', first);
    const changed = await client.call('PUT', '/session/password', { current: first, next: own });
    expect(changed.body).toMatchObject({ duty: 'totp', totpRequired: true });
    const session = await server.as('required', own);
    expect(codeOf(await session.call('GET', '/packs'))).toBe('TOTP_NEEDED');
    const { body } = await session.call('POST', '/session/totp', { password: own });
    expect(String(body['address'])).toMatch(/^otpauth:\/\/totp\/Livery:required\?/);
    expect(codeOf(await session.call('PUT', '/session/totp', { code: '000000' }))).toBe('WRONG_CODE');
    expect(codeOf(await session.call('PUT', '/session/totp', { code: codeFor(body['secret']) }))).toBe(
      'done',
    );
    expect(codeOf(await session.call('GET', '/packs'))).toBe('done');
    expect(codeOf(await session.call('POST', '/session/totp', { password: own }))).toBe('TOTP_IN_USE');
    expect(codeOf(await session.call('POST', '/session/totp/end', { password: own }))).toBe('TOTP_NEEDED');
  });

  it('without the authenticator is possible again once an admin has reset it', async () => {
    const { client } = await protectedAccount('bereft');
    expect((await root.call('PATCH', '/accounts/bereft', { resetTotp: true })).status).toBe(204);
    expect(codeOf(await client.call('GET', '/session'))).toBe('NOT_SIGNED_IN');
    expect(codeOf(await tried('bereft', own))).toBe('done');
  });

  it('in several places shows them, and ends one or all others', async () => {
    await root.call('POST', '/accounts', { username: 'busy', password: own, roles: { shop: 'viewer' } });
    const [here, there, elsewhere] = [
      await server.as('busy', own),
      await server.as('busy', own),
      await server.as('busy', own),
    ];
    const placesOf = async (): Promise<{ id: string; current: boolean; address: string }[]> =>
      (await here.call('GET', '/session/places')).body['places'] as never;
    const places = await placesOf();
    expect(places).toHaveLength(3);
    expect(places.filter(({ current }) => current)).toHaveLength(1);
    const other = places.find(({ current }) => !current);
    await here.call('DELETE', `/session/places/${other?.id ?? ''}`);
    expect(await placesOf()).toHaveLength(2);
    // Nobody ends a session of somebody else.
    const foreign = (await root.call('GET', '/session/places')).body['places'] as unknown as { id: string }[];
    await here.call('DELETE', `/session/places/${foreign[0]?.id ?? ''}`);
    expect((await root.call('GET', '/session')).status).toBe(200);
    await here.call('DELETE', '/session/places');
    expect(await placesOf()).toHaveLength(1);
    const left = await Promise.all([there, elsewhere].map((client) => client.call('GET', '/session')));
    expect(left.map(({ status }) => status)).toEqual([401, 401]);
    expect((await root.call('PATCH', '/accounts/busy', { signOut: true })).status).toBe(204);
    expect((await here.call('GET', '/session')).status).toBe(401);
  });

  it('asks every operator for an authenticator where the server is set so', async () => {
    const strict = await startApp(kind, { requireTotp: true });
    const admin = await strict.as('admin', adminPassword);
    expect((await admin.call('GET', '/session')).body['duty']).toBe('totp');
    expect(codeOf(await admin.call('GET', '/accounts'))).toBe('TOTP_NEEDED');
    await strict.close();
  });
});
