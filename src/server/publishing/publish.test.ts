import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectUnder, smallPacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import { openEvents } from '#server/testing/event-stream.ts';
import { draftProblems, sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';

type Pointer = { seq: number; hash: string };
type Manifest = { parts: Record<string, string> };

const { shop, ground } = smallPacks();

describe.each(databases)('publishing on %s', (kind) => {
  let server: TestApp;
  let admin: OperatorClient;
  beforeAll(async () => {
    server = await startApp(kind);
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const pointer = async (): Promise<Pointer> =>
    (await (await fetch(`${server.url}/config/v1/brands/shop/pointer`)).json()) as Pointer;

  /** A part, after its hash was checked. */
  async function part(hash: string): Promise<unknown> {
    const response = await fetch(`${server.url}/config/v1/bundles/${hash}`);
    const body = await response.text();
    expect(createHash('sha256').update(body).digest('hex')).toBe(hash);
    expect(response.headers.get('cache-control')).toContain('immutable');
    return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(body) : body;
  }

  const menuWith = (icon: string): object => ({
    ...shop?.['menu/main'],
    items: { home: { icon } },
  });
  const liveIcon = async (): Promise<unknown> => {
    const manifest = (await part((await pointer()).hash)) as Manifest;
    const core = (await part(manifest.parts['core'] ?? '')) as { menus: Record<string, unknown> };
    return objectUnder(core.menus as never, 'main', 'items', 'home')['icon'];
  };

  it('makes the first version of each pack and a whole bundle of each brand at the start', async () => {
    const manifest = (await part((await pointer()).hash)) as Manifest;
    expect(Object.keys(manifest.parts).sort()).toEqual(['core', 'texts/en', 'texts/my', 'theme.css']);
    for (const hash of Object.values(manifest.parts)) await part(hash);
    const { body } = await admin.call('GET', '/packs');
    expect(body['packs']).toMatchObject([
      { pack: 'ground', version: 1, abstract: true },
      { pack: 'shop', name: 'Shop', extends: 'ground', version: 1, abstract: false, drafts: 0 },
    ]);
  });

  it('answers an unchanged pointer with 304', async () => {
    const first = await fetch(`${server.url}/config/v1/brands/shop/pointer`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toBe(`"${((await first.json()) as Pointer).seq}"`);
    const again = await fetch(`${server.url}/config/v1/brands/shop/pointer`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('moves the pointer, serves the new bundle and tells open pages, which do not ask [ENG-06]', async () => {
    const before = await pointer();
    const events = await openEvents(`${server.url}/config/v1/brands/shop/events`);
    expect(await events.next()).toEqual({ event: 'pointer', data: { seq: before.seq } });
    expect((await sendDraft(admin, 'shop', 'menu/main', menuWith('gift'))).status).toBe(200);

    const { status, body } = await admin.call('POST', '/packs/shop/publish', { note: 'Gift', expect: 1 });
    const hint = await events.next(({ data }) => data['seq'] !== before.seq);
    events.close();

    expect(status).toBe(200);
    const after = await pointer();
    expect(body).toMatchObject({
      version: 2,
      brands: [{ brand: 'shop', seq: after.seq, hash: after.hash }],
    });
    expect(hint.data).toMatchObject({ seq: before.seq + 1 });
    expect(await liveIcon()).toBe('gift');
  });

  it('moves every brand that lies over the published pack', async () => {
    const before = await pointer();
    await sendDraft(admin, 'ground', 'constants/main', {
      ...ground?.['constants/main'],
      constants: { agreementAge: 21 },
    });
    const { body } = await admin.call('POST', '/packs/ground/publish', { note: 'Older' });
    expect(body['brands']).toMatchObject([{ brand: 'shop', seq: before.seq + 1 }]);
  });

  it('refuses a broken document with its place and reason and leaves the live version [ENG-10]', async () => {
    const before = await pointer();
    const broken = { ...shop?.['menu/main'], items: { home: { label: 'no.such.text', colour: 'red' } } };
    await sendDraft(admin, 'shop', 'menu/main', broken);
    expect(await draftProblems(admin, 'shop')).not.toEqual([]);
    const { status, body } = await admin.call('POST', '/packs/shop/publish', { note: 'Broken' });
    expect(status).toBe(422);
    expect(body['code']).toBe('INVALID_DOCUMENTS');
    const problems = body['problems'] as unknown as Record<string, unknown>[];
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: 'UNKNOWN_TEXT',
        file: 'shop/menu/main.json',
        pointer: '/items/home/label',
        line: expect.any(Number),
        column: expect.any(Number),
        message: expect.stringContaining('no.such.text'),
      }),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'UNKNOWN_PROPERTY', pointer: '/items/home/colour' }),
    );
    expect(await pointer()).toEqual(before);
    expect((await admin.call('DELETE', '/packs/shop/drafts')).status).toBe(204);
  });

  it('refuses a save over a draft that somebody else has changed, with both versions', async () => {
    const first = await sendDraft(admin, 'shop', 'menu/main', menuWith('fire'));
    const stale = await admin.call(
      'PUT',
      '/packs/shop/drafts/menu/main',
      { document: menuWith('crown') },
      { 'if-match': '"0"' },
    );
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      code: 'STALE_DRAFT',
      revision: first.body['revision'],
      draft: menuWith('fire'),
      base: menuWith('gift'),
    });
    const missing = await admin.call('PUT', '/packs/shop/drafts/menu/main', { document: menuWith('crown') });
    expect(missing.body['code']).toBe('PRECONDITION_REQUIRED');
    await admin.call('DELETE', '/packs/shop/drafts/menu/main');
  });

  it('refuses to publish over a version that was not seen', async () => {
    await sendDraft(admin, 'shop', 'menu/main', menuWith('fire'));
    const { status, body } = await admin.call('POST', '/packs/shop/publish', { expect: 1 });
    expect([status, body['code'], body['version']]).toEqual([412, 'STALE_VERSION', 2]);
    await admin.call('DELETE', '/packs/shop/drafts');
  });

  it('rolls back by publishing the old documents as a new version', async () => {
    const before = await pointer();
    const { status, body } = await admin.call('POST', '/packs/shop/rollback', { version: 1, note: 'Back' });
    expect([status, body['version']]).toEqual([200, 3]);
    expect((await pointer()).seq).toBe(before.seq + 1);
    expect(await liveIcon()).toBe('star');
    const versions = (await admin.call('GET', '/packs/shop/versions')).body['versions'];
    expect(versions).toMatchObject([
      {
        version: 3,
        author: 'admin',
        note: 'Back',
        changes: [{ kind: 'menu', id: 'main', change: 'changed' }],
      },
      { version: 2, note: 'Gift' },
      { version: 1, author: 'configs' },
    ]);
    expect((await admin.call('POST', '/packs/shop/rollback', { version: 99 })).body['code']).toBe(
      'UNKNOWN_VERSION',
    );
  });

  it('refuses a draft made from a version that has been replaced since', async () => {
    await sendDraft(admin, 'shop', 'menu/main', menuWith('fire'));
    await admin.call('POST', '/packs/shop/rollback', { version: 2 });
    const { status, body } = await admin.call('POST', '/packs/shop/publish', {});
    expect([status, body['code'], body['documents']]).toEqual([412, 'STALE_BASE', ['menu/main']]);
    await sendDraft(admin, 'shop', 'menu/main', menuWith('crown'));
    expect((await admin.call('POST', '/packs/shop/publish', {})).status).toBe(200);
    expect(await liveIcon()).toBe('crown');
  });

  it('switches blocks off on open pages without a new bundle', async () => {
    const before = await pointer();
    await admin.call('PUT', '/packs/shop/delivery', { kill: ['heroCarousel'] });
    expect(await pointer()).toMatchObject({ seq: before.seq + 1, hash: before.hash, kill: ['heroCarousel'] });
    await admin.call('PUT', '/packs/shop/delivery', { kill: [] });
  });

  it('keeps the audit log from being changed, by anyone', async () => {
    const { db } = server.database;
    const { body } = await admin.call('GET', '/audit?pack=shop');
    const actions = (body['entries'] as unknown as { action: string }[]).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['pack.publish', 'pack.rollback', 'pack.import', 'draft.saved']),
    );
    await expect(db.deleteFrom('config_audit').execute()).rejects.toThrow('only added');
    await expect(db.updateTable('config_audit').set({ account: 'x' }).execute()).rejects.toThrow(
      'only added',
    );
    await expect(db.deleteFrom('config_versions').execute()).rejects.toThrow('only added');
  });
});
