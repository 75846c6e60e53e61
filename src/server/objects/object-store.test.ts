import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '#contract/generated/admin-types.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';
import { keepPicture } from '#server/documents/kept-pictures.ts';
import { sweepPictures, unusedDays } from '#server/documents/sweep-pictures.ts';
import { redAndBlue } from '#server/images/testing/hostile-files.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import { ObjectStoreUnavailable, s3Store } from './object-store.ts';
import { readObjectSettings } from './object-settings.ts';
import { startStore } from './testing/start-store.ts';

let store: Awaited<ReturnType<typeof startStore>>;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

describe('a store of objects', () => {
  const bytes = Buffer.from('\0picture\xff', 'latin1');
  const hash = sha256Hex(bytes);

  it('gives back what was put into it, until it is removed', async () => {
    const objects = s3Store(store.settings);
    expect(await objects.get(hash)).toBeUndefined();
    await objects.put(hash, bytes);
    await objects.put(hash, bytes);
    expect(await objects.get(hash)).toEqual(bytes);
    await objects.remove(hash);
    await objects.remove(hash);
    expect(await objects.get(hash)).toBeUndefined();
  });

  it('that refuses, or is not there, is unavailable, and no error tells the secret', async () => {
    const secretAccessKey = 'hunter2-hunter2';
    const faults = [
      s3Store({ ...store.settings, accessKeyId: 'STRANGER', secretAccessKey }),
      s3Store({ ...store.settings, secretAccessKey, address: 'http://127.0.0.1:9/none' }),
    ].map((objects) => objects.put(hash, bytes).catch((error: unknown) => error));
    for (const fault of await Promise.all(faults)) {
      expect(fault).toBeInstanceOf(ObjectStoreUnavailable);
      expect(`${String(fault)} ${JSON.stringify(fault)}`).not.toContain(secretAccessKey);
    }
  });

  it('is named by one address with its credentials', () => {
    const problems: string[] = [];
    const address = 'https://A%2FB:c%2Bd@store.example:9000/bucket/folder/?region=eu-central-1';
    expect(readObjectSettings({ ASSETS_URL: address }, problems)).toEqual({
      address: 'https://store.example:9000/bucket/folder',
      accessKeyId: 'A/B',
      secretAccessKey: 'c+d',
      region: 'eu-central-1',
    });
    expect([readObjectSettings({}, problems), problems]).toEqual([undefined, []]);
  });
});

describe('pictures of brands in a store of objects', () => {
  let server: TestApp;
  let admin: OperatorClient;
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase('postgresql');
    server = await startApp('postgresql', { database, assets: store.settings });
    admin = await server.as('admin');
  });
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });
  const upload = (operator: OperatorClient, path: string, file: Buffer) =>
    operator.call('POST', '/packs/shop/pictures', { path, file: file.toString('base64') });
  const listed = async (path: string): Promise<Picture | undefined> => {
    const { body } = await admin.call('GET', '/packs/shop/pictures');
    return (body['pictures'] as unknown as Picture[]).find((one) => one.path === path);
  };
  const show = async (path: string): Promise<Response> =>
    fetch(server.url + ((await listed(path))?.address ?? ''));
  const rowOf = (hash: string) =>
    database.db.selectFrom('config_pictures').selectAll().where('hash', '=', hash).executeTakeFirst();

  it('are there and nowhere in the database, and shown as those of the database are', async () => {
    expect((await upload(admin, 'banners/night.png', await redAndBlue('png', 640, 320))).status).toBe(200);
    const [hash = ''] = await store.hashes();
    expect(await rowOf(hash)).toMatchObject({ picture: null, width: 640, height: 320 });
    const shown = await show('banners/night.png');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(sha256Hex(Buffer.from(await shown.arrayBuffer()))).toBe(hash);
  });

  it('of before there was one are shown from the database', async () => {
    const picture = await redAndBlue('png');
    const whose = { pack: 'shop', width: 60, height: 40, author: 'admin', at: new Date() };
    const hash = await keepPicture({ db: database.db, objects: undefined }, { ...whose, picture });
    const shown = await fetch(`${server.url}/assets/shop/by-hash/${hash.slice(0, 32)}/banners/before.png`);
    expect(sha256Hex(Buffer.from(await shown.arrayBuffer()))).toBe(hash);
  });

  it('are taken out of it once nothing has named them for a month', async () => {
    const hashes = await store.hashes();
    expect(hashes).toHaveLength(1);
    await admin.call('DELETE', '/packs/shop/drafts');
    const now = Date.now();
    const objects = s3Store(store.settings);
    for (const days of [0, unusedDays]) {
      const clock = () => new Date(now + days * 24 * 3_600_000);
      await sweepPictures({ db: database.db, clock, objects });
    }
    expect([await store.hashes(), await rowOf(hashes[0] ?? '')]).toEqual([[], undefined]);
  });

  it('are refused while it does not answer, and nothing is drafted', async () => {
    await store.stop();
    const refused = await upload(admin, 'banners/late.png', await redAndBlue('png', 64, 64));
    expect([refused.status, refused.body['code']]).toEqual([503, 'UNAVAILABLE']);
    expect(JSON.stringify(refused.body)).not.toContain('127.0.0.1');
    expect(await listed('banners/late.png')).toBeUndefined();
  });
});
