import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Roles } from '#contract/operator-roles.ts';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import { sendDraft, type OperatorAnswer, type OperatorClient } from '#server/testing/operator-client.ts';

const password = 'a long enough one';
const { shop } = smallPacks();
const texts = { ...shop?.['texts/en'], texts: { 'menu.home': 'House' } };
const menu = { ...shop?.['menu/main'], items: { home: { icon: 'gift' } } };
const draftOf = (key: string, document: unknown) =>
  ['PUT', `/packs/shop/drafts/${key}`, { document }, { 'if-match': '"0"' }] as const;

describe.each(databases)('accounts and their roles on %s', (kind) => {
  let server: TestApp;
  let root: OperatorClient;
  beforeAll(async () => {
    server = await startApp(kind);
    root = await server.as('admin');
  });
  afterAll(() => server.close());

  /** A new account with these roles, signed in. */
  async function someone(username: string, roles: Roles): Promise<OperatorClient> {
    const { status, body } = await root.call('POST', '/accounts', { username, password, roles });
    if (status !== 204) throw new Error(`${username} was answered ${status} ${JSON.stringify(body)}`);
    return server.as(username, password);
  }
  const codeOf = ({ status, body }: OperatorAnswer): unknown => (status < 300 ? 'done' : body['code']);
  const rolesOf = async (username: string): Promise<unknown> => {
    const { body } = await root.call('GET', `/accounts?search=${username}`);
    return (body['accounts'] as unknown as { username: string; roles: Roles }[]).find(
      (account) => account.username === username,
    )?.roles;
  };

  it('by kind of document open the pack to look, and let save, discard and publish only that kind', async () => {
    const writer = await someone('writer', { shop: { texts: 'publisher' } });
    expect((await writer.call('GET', '/session')).body['roles']).toEqual({ shop: { texts: 'publisher' } });
    for (const [method, path] of [
      ['GET', '/packs/shop/contents'],
      ['POST', '/packs/shop/validate'],
      ['GET', '/packs/shop/versions'],
    ] as const) {
      expect(codeOf(await writer.call(method, path))).toBe('done');
    }
    expect(codeOf(await writer.call('POST', '/packs/shop/preview', {}))).toBe('done');

    expect((await writer.call(...draftOf('menu/main', menu))).body).toMatchObject({
      code: 'FORBIDDEN',
      needed: 'editor',
      documents: ['menu/main'],
    });
    expect(codeOf(await writer.call(...draftOf('texts/en', texts)))).toBe('done');
    await sendDraft(root, 'shop', 'menu/main', menu);
    expect(codeOf(await writer.call('DELETE', '/packs/shop/drafts/menu/main'))).toBe('FORBIDDEN');
    expect((await writer.call('POST', '/packs/shop/publish', {})).body).toMatchObject({
      code: 'FORBIDDEN',
      needed: 'publisher',
      documents: ['menu/main'],
    });
    const push = { base: 1, changes: { 'menu/main': '{}', 'texts/en': '{}' }, publish: false };
    expect((await writer.call('POST', '/packs/shop/push', push)).body['documents']).toEqual(['menu/main']);

    // Discarding all discards one's own kinds; the others' drafts stay.
    expect(codeOf(await writer.call('DELETE', '/packs/shop/drafts'))).toBe('done');
    const { documents } = (await root.call('GET', '/packs/shop/documents')).body as unknown as {
      documents: { kind: string; draft: number | null }[];
    };
    expect(documents.filter(({ draft }) => draft !== null).map((document) => document.kind)).toEqual([
      'menu',
    ]);

    await root.call('DELETE', '/packs/shop/drafts');
    await writer.call(...draftOf('texts/en', texts));
    expect(codeOf(await writer.call('POST', '/packs/shop/publish', {}))).toBe('done');
    expect(codeOf(await writer.call('POST', '/packs/shop/rollback', { version: 1 }))).toBe('done');
    await sendDraft(root, 'shop', 'menu/main', menu);
    expect(codeOf(await root.call('POST', '/packs/shop/publish', {}))).toBe('done');
    expect((await writer.call('POST', '/packs/shop/rollback', { version: 1 })).body['documents']).toEqual([
      'menu/main',
    ]);
    expect(codeOf(await writer.call('PUT', '/packs/shop/delivery', { rollout: 10 }))).toBe('FORBIDDEN');
  });

  it('of all packs count in each of them, by kind too', async () => {
    const everywhere = await someone('everywhere', { '*': { texts: 'editor' }, ground: { menu: 'editor' } });
    expect(codeOf(await everywhere.call(...draftOf('texts/en', texts)))).toBe('done');
    expect(codeOf(await everywhere.call(...draftOf('menu/main', menu)))).toBe('FORBIDDEN');
    await root.call('DELETE', '/packs/shop/drafts');
  });

  describe('an admin of one pack', () => {
    let owner: OperatorClient;
    beforeAll(async () => {
      owner = await someone('owner', { shop: 'admin', ground: 'viewer' });
      await someone('peer', { shop: 'editor' });
      await someone('roamer', { shop: 'editor', ground: 'publisher' });
      await someone('stranger', { ground: 'viewer' });
      await someone('reader', { '*': 'viewer' });
    });

    it('adds accounts and gives roles on it, by kind too', async () => {
      expect(
        codeOf(
          await owner.call('POST', '/accounts', {
            username: 'mine',
            password,
            roles: { shop: { texts: 'editor' } },
          }),
        ),
      ).toBe('done');
      expect(codeOf(await owner.call('PATCH', '/accounts/mine', { roles: { shop: 'publisher' } }))).toBe(
        'done',
      );
      expect(await rolesOf('mine')).toEqual({ shop: 'publisher' });
      // Someone known elsewhere is let in, and keeps what others gave.
      expect(codeOf(await owner.call('PATCH', '/accounts/stranger', { roles: { shop: 'viewer' } }))).toBe(
        'done',
      );
      expect(await rolesOf('stranger')).toEqual({ ground: 'viewer', shop: 'viewer' });
      expect(codeOf(await owner.call('PATCH', '/accounts/stranger', { roles: {} }))).toBe('done');
      expect(await rolesOf('stranger')).toEqual({ ground: 'viewer' });
    });

    it('sees who reaches it, and of their roles no others', async () => {
      const { accounts } = (await owner.call('GET', '/accounts')).body as unknown as {
        accounts: { username: string; roles: Roles; governed: boolean }[];
      };
      expect(accounts.map(({ username }) => username)).not.toContain('stranger');
      expect(accounts).toContainEqual(
        expect.objectContaining({ username: 'roamer', roles: { shop: 'editor' }, governed: false }),
      );
      expect(accounts).toContainEqual(expect.objectContaining({ username: 'peer', governed: true }));
      expect(accounts).toContainEqual(
        expect.objectContaining({ username: 'reader', roles: { '*': 'viewer' }, governed: false }),
      );
    });

    it('learns nothing of the sessions and the authenticator of whom it does not govern', async () => {
      const { body } = await owner.call('GET', '/accounts/admin');
      expect(Object.keys(body).sort()).toEqual(['createdAt', 'disabled', 'governed', 'roles', 'username']);
    });

    const attempts: [string, method: string, path: string, body: unknown, code: string][] = [
      [
        'an account with a role on another pack',
        'POST',
        '/accounts',
        { roles: { ground: 'viewer' } },
        'FORBIDDEN',
      ],
      [
        'an account with a role on both',
        'POST',
        '/accounts',
        { roles: { shop: 'editor', ground: 'viewer' } },
        'FORBIDDEN',
      ],
      ['an account of all packs', 'POST', '/accounts', { roles: { '*': 'viewer' } }, 'FORBIDDEN'],
      [
        'an account of a kind in all packs',
        'POST',
        '/accounts',
        { roles: { '*': { texts: 'editor' } } },
        'FORBIDDEN',
      ],
      ['an account without roles', 'POST', '/accounts', { roles: {} }, 'NO_ROLES'],
      ['an admin of a kind', 'POST', '/accounts', { roles: { shop: { texts: 'admin' } } }, 'INVALID_REQUEST'],
      [
        'a role on a prototype',
        'POST',
        '/accounts',
        JSON.parse('{"roles":{"__proto__":"admin"}}'),
        'INVALID_REQUEST',
      ],
      [
        'a kind there is not',
        'POST',
        '/accounts',
        { roles: { shop: { nothing: 'editor' } } },
        'INVALID_REQUEST',
      ],
      [
        'more for itself',
        'PATCH',
        '/accounts/owner',
        { roles: { shop: 'admin', '*': 'admin' } },
        'FORBIDDEN',
      ],
      ['its other role raised', 'PATCH', '/accounts/owner', { roles: { ground: 'admin' } }, 'FORBIDDEN'],
      [
        'a peer in another pack',
        'PATCH',
        '/accounts/peer',
        { roles: { shop: 'editor', ground: 'admin' } },
        'FORBIDDEN',
      ],
      ['the first admin’s password', 'PATCH', '/accounts/admin', { password }, 'FORBIDDEN'],
      ['a new password for the first admin', 'PATCH', '/accounts/admin', { newPassword: true }, 'FORBIDDEN'],
      ['the first admin out', 'PATCH', '/accounts/admin', { disabled: true }, 'FORBIDDEN'],
      ['the first admin signed out', 'PATCH', '/accounts/admin', { signOut: true }, 'FORBIDDEN'],
      ['the first admin’s authenticator off', 'PATCH', '/accounts/admin', { resetTotp: true }, 'FORBIDDEN'],
      [
        'the password of someone with roles elsewhere',
        'PATCH',
        '/accounts/roamer',
        { password },
        'FORBIDDEN',
      ],
      [
        'a role and a password in one',
        'PATCH',
        '/accounts/roamer',
        { password, roles: { shop: 'viewer' } },
        'FORBIDDEN',
      ],
      ['someone with roles elsewhere disabled', 'PATCH', '/accounts/roamer', { disabled: true }, 'FORBIDDEN'],
      [
        'the authenticator of someone elsewhere off',
        'PATCH',
        '/accounts/stranger',
        { totpRequired: false },
        'FORBIDDEN',
      ],
      ['a reader of all packs signed out', 'PATCH', '/accounts/reader', { signOut: true }, 'FORBIDDEN'],
      ['the log of a pack that is not its own', 'GET', '/audit?pack=ground2', undefined, 'FORBIDDEN'],
    ];
    it.each(attempts)('does not get %s', async (what, method, path, body, code) => {
      const username = `try-${attempts.findIndex(([name]) => name === what)}`;
      const before = await rolesOf('owner');
      const sent = method === 'POST' ? { username, password, ...(body as object) } : body;
      expect(codeOf(await owner.call(method, path, sent))).toBe(code);
      expect(await rolesOf('owner')).toEqual(before);
      expect(await rolesOf(username)).toBeUndefined();
      expect((await root.call('GET', '/session')).body['roles']).toEqual({ '*': 'admin' });
    });

    it('may be anybody’s peer, but who is not admin manages nobody', async () => {
      const peer = await server.as('peer', password);
      for (const [method, path, body] of [
        ['GET', '/accounts', undefined],
        ['POST', '/accounts', { username: 'x', password, roles: { shop: 'viewer' } }],
        ['PATCH', '/accounts/peer', { roles: { shop: 'admin' } }],
      ] as const) {
        expect(codeOf(await peer.call(method, path, body))).toBe('FORBIDDEN');
      }
    });
  });

  it('are found by name, a page at a time', async () => {
    for (let count = 0; count < 52; count += 1) {
      await server.database.db
        .insertInto('operator_accounts')
        .values({
          id: `many-${count}`,
          username: `many_${String(count).padStart(2, '0')}`,
          password_hash: '-',
          disabled: true,
          created_at: new Date(),
        })
        .execute();
    }
    const first = (await root.call('GET', '/accounts?search=MANY_')).body as unknown as {
      accounts: { username: string }[];
      next: string;
    };
    expect([first.accounts.length, first.next]).toEqual([50, 'many_49']);
    const rest = (await root.call('GET', `/accounts?search=many_&after=${first.next}`)).body;
    expect(rest).toMatchObject({ accounts: [{ username: 'many_50' }, { username: 'many_51' }], next: null });
    // The search text is literal, not a pattern.
    expect((await root.call('GET', '/accounts?search=%25')).body['accounts']).toEqual([]);
  });
});
