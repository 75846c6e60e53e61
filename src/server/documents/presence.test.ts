import { describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { startApp } from '#server/testing/app.ts';
import { databases, openTestDatabase, postgresOnly } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';

const password = 'a long enough one';
const tabs = { one: 'a'.repeat(32), two: 'b'.repeat(32) };

const met = async (operator: OperatorClient, tab: string, document?: string): Promise<unknown> =>
  (await operator.call('PUT', '/packs/shop/presence', { tab, ...(document && { document }) })).body['others'];

describe.each(databases)('who is in a pack on %s', (kind) => {
  it('is told to others there, until a tab leaves or falls silent, and keeps no session alive', async () => {
    let now = new Date('2026-03-01T08:00:00Z');
    const server = await startApp(kind, { clock: () => now });
    const root = await server.as('admin');
    for (const [username, roles] of [
      ['may', { shop: { texts: 'editor' } }],
      ['stranger', { ground: 'editor' }],
    ] as const) {
      await root.call('POST', '/accounts', { username, password, roles });
    }
    const may = await server.as('may', password);
    const stranger = await server.as('stranger', password);
    expect(await met(root, tabs.one, 'menu/main')).toEqual([]);
    expect(await met(may, tabs.two)).toMatchObject([{ account: 'admin', document: 'menu/main' }]);
    expect(await met(root, tabs.one, 'texts/en')).toMatchObject([{ account: 'may', document: null }]);
    expect((await stranger.call('PUT', '/packs/shop/presence', { tab: tabs.one })).body['code']).toBe(
      'FORBIDDEN',
    );
    // Nobody speaks for another's tab.
    await may.call('POST', '/packs/shop/presence/leave', { tab: tabs.one });
    expect(await met(may, tabs.two)).toMatchObject([{ account: 'admin', document: 'texts/en' }]);
    await root.call('POST', '/packs/shop/presence/leave', { tab: tabs.one });
    expect(await met(may, tabs.two)).toEqual([]);
    now = new Date(now.getTime() + 26_000);
    expect(await met(root, tabs.one)).toEqual([]);

    for (let hours = 0; hours < 3; hours += 1) {
      now = new Date(now.getTime() + 3_600_000);
      await met(may, tabs.two);
    }
    expect((await may.call('GET', '/session')).status).toBe(401);
    await server.close();
  });
});

describe.each(databases)('what has changed in a pack on %s', (kind) => {
  it('is counted by what others save and discard, each by the revision of its draft', async () => {
    const server = await startApp(kind);
    const root = await server.as('admin');
    await root.call('POST', '/accounts', { username: 'may', password, roles: { shop: 'editor' } });
    const may = await server.as('may', password);
    const changed = async (): Promise<unknown> =>
      (await root.call('PUT', '/packs/shop/presence', { tab: tabs.one })).body['changed'];
    const before = await changed();
    expect(await changed()).toBe(before);
    const { body } = await may.call('GET', '/packs/shop/documents/texts/en');
    const saved = await may.call(
      'PUT',
      '/packs/shop/drafts/texts/en',
      { document: body['published'], base: body['base'] },
      { 'if-match': '"0"' },
    );
    expect(saved.status).toBe(200);
    expect(saved.body['before']).toBe(before);
    expect(await changed()).toBe(saved.body['revision']);
    await may.call('DELETE', '/packs/shop/drafts/texts/en');
    expect(await changed()).toBeGreaterThan(Number(saved.body['revision']));
    await server.close();
  });
});

describe.each(postgresOnly)('who is in a pack over two processes on %s', (kind) => {
  it('is told from the one to the other', async () => {
    const database = await openTestDatabase(kind);
    const other = await openPostgres(database.url ?? '');
    const [one, two] = await Promise.all([startApp(kind, { database }), startApp(kind, { database: other })]);
    const root = await one.as('admin');
    await root.call('POST', '/accounts', { username: 'may', password, roles: { shop: 'editor' } });
    const may = await two.as('may', password);
    await met(root, tabs.one, 'menu/main');
    expect(await met(may, tabs.two)).toMatchObject([{ account: 'admin', document: 'menu/main' }]);
    await Promise.all([one.close(), two.close()]);
    await other.close();
    await database.close();
  });
});
