import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import { callAdmin, sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';
import { folderSource } from '../source.ts';
import { packPictures } from '../pictures.ts';

const packs = smallPacks();

describe.each(databases)('where things are used, on %s', (kind) => {
  let server: TestApp;
  let admin: OperatorClient;
  beforeAll(async () => {
    server = await startApp(kind);
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const uses = async (pack: string, of: string, name: string): Promise<string[]> => {
    const query = new URLSearchParams({ kind: of, name }).toString();
    const { status, body } = await admin.call('GET', `/packs/${pack}/uses?${query}`);
    expect(status).toBe(200);
    const found = body['uses'] as unknown as { pack: string; key: string; pointer: string }[];
    expect(body['total']).toBe(found.length);
    return found.map((use) => `${use.pack} ${use.key} ${use.pointer}`);
  };

  it('tells the places of a pack with its drafts', async () => {
    const before = await uses('shop', 'text', 'menu.account');
    expect(before).toContain('shop menu/main /items/account/label');
    await sendDraft(admin, 'shop', 'menu/main', {
      kind: 'menu',
      id: 'main',
      items: { account: { label: 'menu.home' } },
    });
    expect(await uses('shop', 'text', 'menu.account')).not.toContain('shop menu/main /items/account/label');
    expect(await uses('shop', 'text', 'menu.home')).toContain('shop menu/main /items/account/label');
    await admin.call('DELETE', '/packs/shop/drafts');
  });

  it('lists what a brand over the pack says by itself, and once what it inherits', async () => {
    const found = await uses('ground', 'text', 'menu.account');
    expect(found.filter((use) => use.includes('menu/main /items/account/label'))).toHaveLength(1);
    await sendDraft(admin, 'shop', 'menu/main', {
      ...packs.shop?.['menu/main'],
      kind: 'menu',
      id: 'main',
      items: { home: { hint: 'menu.account' } },
    });
    await admin.call('POST', '/packs/shop/publish', {});
    expect(await uses('ground', 'text', 'menu.account')).toContain('shop menu/main /items/home/hint');
  });

  it('knows nothing of names nobody has, and refuses a question that is none', async () => {
    expect(await uses('shop', 'text', 'no.such.text')).toEqual([]);
    expect(await uses('shop', 'constructor', '__proto__')).toEqual([]);
    for (const query of ['', '?kind=text', `?kind=text&name=${'a'.repeat(300)}`, '?kind=te%20xt&name=a']) {
      expect((await admin.call('GET', `/packs/shop/uses${query}`)).status).toBe(400);
    }
    expect((await admin.call('GET', '/packs/nobody/uses?kind=text&name=a')).status).toBe(404);
  });

  it.each(['/packs/shop/uses?kind=text&name=a', '/packs/shop/pictures'])(
    'answers %s only to who may look at the pack',
    async (path) => {
      expect((await callAdmin(server.url, 'GET', path)).status).toBe(401);
      await admin.call('POST', '/accounts', {
        username: `only-ground-${path.length}`,
        password: 'a long enough one',
        roles: { ground: 'admin' },
      });
      const other = await server.as(`only-ground-${path.length}`, 'a long enough one');
      expect((await other.call('GET', path)).status).toBe(403);
    },
  );

  it('keeps what is used from going live without it, with every place', async () => {
    const label = smallPacks().ground?.['texts/en'];
    expect(label).toBeDefined();
    await sendDraft(admin, 'shop', 'texts/en', { kind: 'texts', id: 'en', texts: { 'menu.home': null } });
    await sendDraft(admin, 'shop', 'texts/my', { kind: 'texts', id: 'my', texts: { 'menu.home': null } });
    const { status, body } = await admin.call('POST', '/packs/shop/publish', {});
    expect(status).toBe(422);
    const problems = body['problems'] as unknown as { code: string; pointer: string }[];
    const places = await uses('shop', 'text', 'menu.home');
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const pointer = place.split(' ')[2];
      expect(problems).toContainEqual(expect.objectContaining({ code: 'UNKNOWN_TEXT', pointer }));
    }
  });
});

describe('pictures', () => {
  it('are those of the pack and of what it extends, with their sizes', async () => {
    const source = folderSource('configs');
    const set = await source.read();
    const pictures = await packPictures({ source, sizes: () => Promise.resolve(new Map()) }, set, 'aurora');
    expect(new Set(pictures.map(({ pack }) => pack))).toEqual(new Set(['aurora', 'base']));
    expect(pictures.map(({ path }) => path)).toEqual(pictures.map(({ path }) => path).toSorted());
    expect(pictures.every(({ bytes }) => bytes > 0)).toBe(true);
    expect(pictures.find(({ path }) => path.startsWith('posters/'))).toMatchObject({
      width: expect.any(Number) as number,
      height: expect.any(Number) as number,
    });
  });
});
