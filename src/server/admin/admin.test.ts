import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { adminPassword, startApp, type TestApp } from '#server/testing/app.ts';
import { databases, mainDatabase } from '#server/testing/database.ts';
import { callAdmin, sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';

const { shop } = smallPacks();
const menu = { ...shop?.['menu/main'], items: { home: { icon: 'gift' } } };
const roles = ['viewer', 'editor', 'publisher', 'admin'] as const;
const password = 'a long enough one';

type Case = [
  string,
  method: string,
  path: string,
  body: unknown,
  least: (typeof roles)[number],
  headers?: Record<string, string>,
];
const calls: Case[] = [
  ['lists documents', 'GET', '/packs/shop/documents', undefined, 'viewer'],
  ['reads a document', 'GET', '/packs/shop/documents/menu/main', undefined, 'viewer'],
  ['exports', 'GET', '/packs/shop/export', undefined, 'viewer'],
  ['reads versions', 'GET', '/packs/shop/versions', undefined, 'viewer'],
  ['reads the audit log', 'GET', '/audit?pack=shop', undefined, 'viewer'],
  [
    'saves a draft',
    'PUT',
    '/packs/shop/drafts/menu/main',
    { document: menu },
    'editor',
    { 'if-match': '"0"' },
  ],
  ['validates', 'POST', '/packs/shop/validate', undefined, 'viewer'],
  ['previews', 'POST', '/packs/shop/preview', {}, 'viewer'],
  ['discards drafts', 'DELETE', '/packs/shop/drafts', undefined, 'editor'],
  ['publishes', 'POST', '/packs/shop/publish', {}, 'publisher'],
  ['rolls back', 'POST', '/packs/shop/rollback', { version: 99 }, 'publisher'],
  ['pushes', 'POST', '/packs/shop/push', { base: 99, changes: { 'menu/main': '{}' } }, 'publisher'],
  ['sets delivery', 'PUT', '/packs/shop/delivery', {}, 'publisher'],
];

describe('roles', () => {
  let server: TestApp;
  const operators = new Map<string, OperatorClient>();
  beforeAll(async () => {
    server = await startApp();
    const admin = await server.as('admin');
    for (const role of roles) {
      await admin.call('POST', '/accounts', { username: `shop-${role}`, password, roles: { shop: role } });
      operators.set(role, await server.as(`shop-${role}`, password));
    }
  });
  afterAll(() => server.close());

  const asRole = (role: string): OperatorClient => {
    const operator = operators.get(role);
    if (!operator) throw new Error(`No operator is ${role}.`);
    return operator;
  };

  describe.each(calls)('a call that %s', (_name, method, path, body, least, headers) => {
    it.each(roles)('is judged for a %s', async (role) => {
      const answer = await asRole(role).call(method, path, body, headers);
      const allowed = roles.indexOf(role) >= roles.indexOf(least);
      expect({ ...answer.body, allowed: answer.status < 500 && answer.status !== 403 }).toMatchObject(
        allowed ? { allowed } : { allowed, code: 'FORBIDDEN', pack: 'shop' },
      );
    });
  });

  it('count for the pack they were given on only', async () => {
    const admin = asRole('admin');
    expect((await admin.call('GET', '/packs/ground/documents')).status).toBe(403);
    expect((await admin.call('GET', '/packs')).body['packs']).toMatchObject([{ pack: 'shop' }]);
    expect(
      (await admin.call('POST', '/accounts', { username: 'x', password, roles: { '*': 'admin' } })).status,
    ).toBe(403);
  });

  it('end with the session when an account is disabled, and never leave nobody in charge', async () => {
    const admin = await server.as('admin');
    expect((await admin.call('PATCH', '/accounts/shop-viewer', { disabled: true })).status).toBe(204);
    expect((await asRole('viewer').call('GET', '/session')).body['code']).toBe('NOT_SIGNED_IN');
    await expect(server.as('shop-viewer', password)).rejects.toThrow('WRONG_CREDENTIALS');
    expect((await admin.call('PATCH', '/accounts/admin', { roles: { '*': 'viewer' } })).body['code']).toBe(
      'LAST_ADMIN',
    );
    expect((await admin.call('GET', '/session')).body['roles']).toEqual({ '*': 'admin' });
  });
});

describe('a session', () => {
  let server: TestApp;
  let now = new Date('2026-03-01T08:00:00Z');
  beforeAll(async () => {
    server = await startApp(mainDatabase, { clock: () => now });
  });
  afterAll(() => server.close());

  it('is a cookie that scripts and other sites do not get, stored hashed', async () => {
    const { headers, body } = await callAdmin(server.url, 'POST', '/session', {
      body: { username: 'admin', password: adminPassword },
    });
    const cookie = headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^livery_operator=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(body).toMatchObject({ account: 'admin', roles: { '*': 'admin' } });
    const token = /=([\w-]+)/.exec(cookie)?.[1] ?? '';
    const rows = await server.database.db.selectFrom('operator_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const [account] = await server.database.db.selectFrom('operator_accounts').selectAll().execute();
    expect(account?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('is locked to this host where https is on', async () => {
    const proxied = await startApp(mainDatabase, { trustProxy: 1 });
    const { headers } = await callAdmin(proxied.url, 'POST', '/session', {
      body: { username: 'admin', password: adminPassword },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-livery_operator=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await proxied.close();
  });

  it('writes only with its CSRF token, and never for a page of another site', async () => {
    const admin = await server.as('admin');
    for (const token of ['', 'x'.repeat(43), 'é']) {
      const headers = { 'x-csrf-token': encodeURIComponent(token) };
      const { status, body } = await admin.call('POST', '/packs/shop/publish', {}, headers);
      expect([status, body['code']]).toEqual([403, 'CSRF']);
    }
    const foreign = await admin.call('POST', '/packs/shop/validate', undefined, {
      origin: 'https://evil.example',
    });
    expect([foreign.status, foreign.body['code']]).toEqual([403, 'WRONG_ORIGIN']);
    const own = await admin.call('POST', '/packs/shop/validate', undefined, { origin: server.url });
    expect(own.status).toBe(200);
  });

  it('ends when it is signed out, when it is idle and when its password changes', async () => {
    const [left, idle, changed] = [
      await server.as('admin'),
      await server.as('admin'),
      await server.as('admin'),
    ];
    expect((await left.call('DELETE', '/session')).status).toBe(204);
    expect((await left.call('GET', '/session')).body['code']).toBe('NOT_SIGNED_IN');

    now = new Date(now.getTime() + 119 * 60_000);
    expect((await idle.call('GET', '/session')).status).toBe(200);
    now = new Date(now.getTime() + 119 * 60_000);
    expect((await idle.call('GET', '/session')).status).toBe(200);
    expect((await changed.call('GET', '/session')).status).toBe(401);

    const next = 'another long enough one';
    expect((await idle.call('PUT', '/session/password', { current: 'wrong', next })).status).toBe(401);
    expect((await idle.call('PUT', '/session/password', { current: adminPassword, next })).status).toBe(200);
    expect((await idle.call('GET', '/session')).status).toBe(401);
    await (
      await server.as('admin', next)
    ).call('PUT', '/session/password', { current: next, next: adminPassword });
  });

  it('refuses what is too large, too deep or misnamed with a code and a way out', async () => {
    const admin = await server.as('admin');
    const deep = Array.from({ length: 100 }).reduce<unknown>((value) => ({ a: value }), 1);
    const cases: [unknown, string, string][] = [
      [{ document: deep }, '/packs/shop/drafts/menu/main', 'TOO_DEEP'],
      [{ document: { a: 'x'.repeat(600_000) } }, '/packs/shop/drafts/menu/main', 'DOCUMENT_TOO_LARGE'],
      [{ document: { a: 'x'.repeat(1_100_000) } }, '/packs/shop/drafts/menu/main', 'BODY_TOO_LARGE'],
      [{ document: 'text' }, '/packs/shop/drafts/menu/main', 'INVALID_REQUEST'],
      [{ document: {} }, '/packs/shop/drafts/nothing/main', 'INVALID_REQUEST'],
      [{ document: {} }, '/packs/shop/drafts/menu/..%2f..%2fx', 'INVALID_REQUEST'],
      [{ document: {} }, '/packs/unknown/drafts/menu/main', 'UNKNOWN_PACK'],
    ];
    for (const [body, path, code] of cases) {
      const answer = await admin.call('PUT', path, body, { 'if-match': '"0"' });
      expect(answer.body).toMatchObject({ code, message: expect.any(String), fix: expect.any(String) });
    }
    const proto = await fetch(`${server.url}/config/v1/admin/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"username":"a","password":"b","__proto__":{}}',
    });
    expect(proto.status).toBe(400);
  });
});

describe.each(databases)('failed logins on %s', (kind) => {
  it('are held back by account and by address, with the time to wait', async () => {
    let now = new Date('2026-03-01T08:00:00Z');
    const server = await startApp(kind, { clock: () => now });
    const attempt = async (username: string, tried: string): Promise<unknown[]> => {
      const { status, body, headers } = await callAdmin(server.url, 'POST', '/session', {
        body: { username, password: tried },
      });
      return [status, body['code'], headers.get('retry-after')];
    };
    // All at once: counting comes before looking.
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('admin', 'wrong')));
    expect(answers.filter(([status]) => status === 401)).toHaveLength(8);
    expect(answers.filter(([status]) => status === 429)).toHaveLength(4);
    expect(await attempt('admin', adminPassword)).toEqual([429, 'TOO_MANY_LOGINS', '900']);
    for (let count = 0; count < 20; count += 1) await attempt(`nobody${count}`, 'wrong');
    expect(await attempt('somebody', 'wrong')).toEqual([429, 'TOO_MANY_LOGINS', '900']);
    now = new Date(now.getTime() + 15 * 60_000);
    expect((await attempt('admin', adminPassword))[0]).toBe(200);
    await server.close();
  });
});

describe('a document of a pack', () => {
  it('is told with its layers, its draft and where every value comes from', async () => {
    const server = await startApp();
    const admin = await server.as('admin');
    await sendDraft(admin, 'shop', 'menu/main', menu);
    const { body } = await admin.call('GET', '/packs/shop/documents/menu/main');
    expect(body).toMatchObject({
      own: true,
      published: { items: { home: { icon: 'star' } } },
      draft: { items: { home: { icon: 'gift' } } },
      merged: { order: ['home', 'account'], items: { home: { icon: 'gift', label: 'menu.home' } } },
      parent: { items: { home: { icon: 'home' } } },
      provenance: { '/items/home/icon': 'shop', '/items/home/label': 'ground' },
    });
    const list = (await admin.call('GET', '/packs/shop/documents')).body['documents'] as unknown as {
      kind: string;
    }[];
    expect(list).toContainEqual({
      kind: 'menu',
      id: 'main',
      own: true,
      draft: body['revision'],
      author: 'admin',
    });
    expect(list).toContainEqual({ kind: 'theme', id: 'main', own: false, draft: null, author: null });
    expect((await admin.call('GET', '/packs/shop/documents/menu/none')).body['code']).toBe(
      'UNKNOWN_DOCUMENT',
    );
    await server.close();
  });
});
