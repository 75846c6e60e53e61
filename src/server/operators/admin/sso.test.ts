import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { callAdmin, type OperatorAnswer } from '#server/testing/operator-client.ts';
import { startIdentityProvider } from '#server/providers/testing/identity-provider.ts';
import type { Listening } from '#server/providers/testing/listen.ts';
import { comeBackFromSso, ssoOf } from '../testing/sso.ts';

describe('single sign-on of operators', () => {
  const pages: string[] = [];
  let company: Listening;
  let server: TestApp;
  const roles = {
    desk: { shop: 'viewer' },
    translators: { shop: { texts: 'editor' }, ground: 'viewer' },
  } as const;
  beforeAll(async () => {
    company = await startIdentityProvider(pages);
    server = await startApp(undefined, { sso: ssoOf(company.origin, roles) });
    pages.push(`${server.url}/operator/sso`);
  });
  afterAll(async () => {
    await server.close();
    await company.close();
  });

  const finish = (body: object, cookie: string): Promise<OperatorAnswer> =>
    callAdmin(server.url, 'POST', '/session/sso', { body, headers: { cookie } });
  const signIn = async (subject = 'g-100'): Promise<OperatorAnswer> => {
    const { body, cookie } = await comeBackFromSso(server.url, subject);
    return finish(body, cookie);
  };
  const codeOf = ({ status, body }: OperatorAnswer): unknown => (status < 300 ? 'done' : body['code']);

  it('is offered beside passwords, and makes an account with the roles of all groups', async () => {
    expect((await callAdmin(server.url, 'GET', '/session/ways')).body).toEqual({
      passwords: true,
      sso: 'Company',
    });
    const signed = await signIn();
    expect(signed.body).toMatchObject({
      account: 'thida@example.com',
      roles: { shop: { '*': 'viewer', texts: 'editor' }, ground: 'viewer' },
      sso: true,
      totpRequired: false,
    });
    const cookie = signed.headers.getSetCookie().find((line) => line.startsWith('livery_operator=')) ?? '';
    expect(cookie).toMatch(/HttpOnly/iu);
    const packs = await callAdmin(server.url, 'GET', '/packs', {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(packs.status).toBe(200);
    expect((await signIn()).body['account']).toBe('thida@example.com');
    const people = await server.database.db.selectFrom('operator_identities').selectAll().execute();
    expect(people).toHaveLength(1);
  });

  it('opens nothing to who has no group with a role, and says so in the activity log', async () => {
    expect(codeOf(await signIn('g-200'))).toBe('SSO_NO_ROLE');
    const log = await server.database.db
      .selectFrom('config_audit')
      .select(['account', 'details'])
      .where('action', '=', 'session.refused')
      .execute();
    expect(log).toContainEqual({
      account: 'aung@example.com',
      details: expect.objectContaining({ code: 'SSO_NO_ROLE' }) as unknown,
    });
  });

  it('takes an answer once, in the browser that asked, and no other', async () => {
    const mine = await comeBackFromSso(server.url, 'g-100');
    const other = await comeBackFromSso(server.url, 'g-100');
    expect(codeOf(await finish(mine.body, ''))).toBe('SSO_STATE');
    expect(codeOf(await finish(mine.body, other.cookie))).toBe('SSO_STATE');
    expect(codeOf(await finish({ ...mine.body, code: 'a code of nobody' }, mine.cookie))).toBe('SSO_REFUSED');
    expect(codeOf(await finish(mine.body, mine.cookie))).toBe('done');
    expect(codeOf(await finish(mine.body, mine.cookie))).toBe('SSO_REFUSED');
  });

  it('takes over no account with a password, and its own has none', async () => {
    const root = await server.as('admin');
    await server.database.db
      .deleteFrom('operator_accounts')
      .where('username', '=', 'thida@example.com')
      .execute();
    const body = { username: 'thida@example.com', password: 'an umbrella for two', roles: { '*': 'admin' } };
    await root.call('POST', '/accounts', body);
    expect(codeOf(await signIn())).toBe('SSO_NAME_TAKEN');
    await server.database.db
      .deleteFrom('operator_accounts')
      .where('username', '=', 'thida@example.com')
      .execute();
    expect(codeOf(await signIn())).toBe('done');
    for (const password of ['', 'an umbrella for two']) {
      const tried = await callAdmin(server.url, 'POST', '/session', {
        body: { username: body.username, password },
      });
      expect(codeOf(tried)).toBe('WRONG_CREDENTIALS');
    }
  });

  it('leaves roles and sign-in of its accounts to the company; an admin may disable them', async () => {
    expect(codeOf(await signIn())).toBe('done');
    const root = await server.as('admin');
    const edit = (body: object): Promise<OperatorAnswer> =>
      root.call('PATCH', '/accounts/thida@example.com', body);
    expect((await root.call('GET', '/accounts/thida@example.com')).body['sso']).toBe(true);
    for (const body of [{ roles: { '*': 'admin' } }, { newPassword: true }, { totpRequired: true }])
      expect(codeOf(await edit(body))).toBe('ACCOUNT_OF_SSO');
    expect(codeOf(await edit({ disabled: true }))).toBe('done');
    expect(codeOf(await signIn())).toBe('SSO_NO_ROLE');
    expect(codeOf(await edit({ disabled: false }))).toBe('done');
    expect(codeOf(await signIn())).toBe('done');
  });

  it('may be the only way in, and says when the provider is away', async () => {
    const away = await startApp(undefined, {
      database: server.database,
      sso: ssoOf('http://127.0.0.1:9', roles, false),
    });
    try {
      const body = { username: 'admin', password: 'correct horse battery' };
      expect(codeOf(await callAdmin(away.url, 'POST', '/session', { body }))).toBe('PASSWORDS_OFF');
      expect(codeOf(await callAdmin(away.url, 'POST', '/session/sso/begin', { body: {} }))).toBe(
        'SSO_UNAVAILABLE',
      );
    } finally {
      await away.close();
    }
  });
});
