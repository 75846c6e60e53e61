import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '#server/passkeys/testing/authenticator.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { callAdmin, type OperatorAnswer, type OperatorClient } from '#server/testing/operator-client.ts';

const own = 'an umbrella for two';

describe('passkeys of operators', () => {
  let server: TestApp;
  let now = new Date('2026-03-01T08:00:00Z');
  let made = 0;
  beforeAll(async () => {
    server = await startApp(undefined, { clock: () => now });
  });
  afterAll(() => server.close());

  const codeOf = ({ status, body }: OperatorAnswer): unknown => (status < 300 ? 'done' : body['code']);
  const account = async (): Promise<{ name: string; client: OperatorClient }> => {
    const name = `keyed${(made += 1)}`;
    const root = await server.as('admin');
    await root.call('POST', '/accounts', { username: name, password: own, roles: { shop: 'editor' } });
    return { name, client: await server.as(name, own) };
  };
  const begin = async (client: OperatorClient, password = own): Promise<OperatorAnswer> =>
    client.call('POST', '/session/passkeys/begin', { password });
  const make = async (client: OperatorClient, authenticator: Authenticator, origin = server.url) => {
    const { body } = await begin(client);
    const credential = authenticator.create(body['options'] as never, { origin });
    return client.call('POST', '/session/passkeys', { credential });
  };
  const proof = async (authenticator: Authenticator, given: { origin?: string; verified?: boolean } = {}) => {
    const { body } = await callAdmin(server.url, 'POST', '/session/passkey/options');
    return authenticator.get(body['options'] as never, { origin: server.url, ...given });
  };
  const signIn = (credential: object): Promise<OperatorAnswer> =>
    callAdmin(server.url, 'POST', '/session/passkey', { body: { credential } });

  it('open the account, without a name or a password', async () => {
    const { name, client } = await account();
    const authenticator = new Authenticator();
    expect(codeOf(await make(client, authenticator))).toBe('done');
    const signed = await signIn(await proof(authenticator));
    expect(signed.body).toMatchObject({ account: name, roles: { shop: 'editor' } });
    const { passkeys } = (await client.call('GET', '/session/passkeys')).body as unknown as {
      passkeys: { usedAt: string | null }[];
    };
    expect(passkeys.map(({ usedAt }) => usedAt)).toEqual([now.toISOString()]);
  });

  it('are added after the password, for a challenge of that account, at this host, by a verified owner', async () => {
    const { client } = await account();
    const other = await account();
    expect(codeOf(await begin(client, 'wrong'))).toBe('WRONG_CREDENTIALS');
    const options = (await begin(client)).body['options'] as never;
    const add = (who: OperatorClient, credential: object): Promise<OperatorAnswer> =>
      who.call('POST', '/session/passkeys', { credential });
    const unsure = { origin: server.url, verified: false };
    expect(codeOf(await add(client, new Authenticator().create(options, unsure)))).toBe('PASSKEY_REFUSED');
    const strange = new Authenticator().create((await begin(client)).body['options'] as never, {
      origin: 'https://elsewhere.example',
    });
    expect(codeOf(await add(client, strange))).toBe('PASSKEY_REFUSED');
    const mine = new Authenticator().create((await begin(client)).body['options'] as never, {
      origin: server.url,
    });
    expect(codeOf(await add(other.client, mine))).toBe('PASSKEY_REFUSED');
    expect(codeOf(await add(client, mine))).toBe('done');
    expect(codeOf(await add(client, mine))).toBe('PASSKEY_REFUSED');
  });

  it('answer a challenge once, in time, with a verified owner, and a counter that goes on', async () => {
    const { client } = await account();
    const authenticator = new Authenticator();
    await make(client, authenticator);
    const once = await proof(authenticator);
    expect(codeOf(await signIn(once))).toBe('done');
    expect(codeOf(await signIn(once))).toBe('PASSKEY_REFUSED');
    expect(codeOf(await signIn(await proof(authenticator, { verified: false })))).toBe('PASSKEY_REFUSED');
    expect(codeOf(await signIn(await proof(authenticator, { origin: 'https://elsewhere.example' })))).toBe(
      'PASSKEY_REFUSED',
    );
    const late = await proof(authenticator);
    now = new Date(now.getTime() + 5 * 60_000);
    expect(codeOf(await signIn(late))).toBe('PASSKEY_REFUSED');
    authenticator.counter = 0;
    expect(codeOf(await signIn(await proof(authenticator)))).toBe('PASSKEY_REFUSED');
  });

  it('open nothing once they are removed, the account is disabled, or an admin gives it a new password', async () => {
    const root = await server.as('admin');
    const removed = await account();
    const authenticator = new Authenticator();
    const { body } = await make(removed.client, authenticator);
    const [{ id = '' } = {}] = body['passkeys'] as unknown as { id?: string }[];
    const { client: stranger } = await account();
    await stranger.call('DELETE', `/session/passkeys/${id}`);
    expect(codeOf(await signIn(await proof(authenticator)))).toBe('done');
    await removed.client.call('DELETE', `/session/passkeys/${id}`);
    expect(codeOf(await signIn(await proof(authenticator)))).toBe('PASSKEY_REFUSED');

    for (const [edit, after] of [
      [{ disabled: true }, { disabled: false }],
      [{ newPassword: true }, {}],
    ] as const) {
      const { name, client } = await account();
      const key = new Authenticator();
      await make(client, key);
      await root.call('PATCH', `/accounts/${name}`, edit);
      expect(codeOf(await signIn(await proof(key)))).toBe('PASSKEY_REFUSED');
      await root.call('PATCH', `/accounts/${name}`, after);
    }
  });
});
