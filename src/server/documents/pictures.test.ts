import { readFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '#contract/generated/admin-types.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { redAndBlue } from '#server/images/testing/hostile-files.ts';
import { sweepPictures, unusedDays } from './sweep-pictures.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases, postgresOnly } from '#server/testing/database.ts';
import {
  draftProblems,
  sendDraft,
  type OperatorAnswer,
  type OperatorClient,
} from '#server/testing/operator-client.ts';
import { startTwoApps } from '#server/testing/two-apps.ts';

const logo = (colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="${colour}" d="M0 0h8"/></svg>`,
  );

const upload = (operator: OperatorClient, pack: string, path: string, file: Buffer, replace = false) =>
  operator.call('POST', `/packs/${pack}/pictures`, {
    path,
    file: file.toString('base64'),
    ...(replace && { replace }),
  });
const remove = (operator: OperatorClient, pack: string, path: string) =>
  operator.call('DELETE', `/packs/${pack}/pictures?path=${encodeURIComponent(path)}`);
const publish = (operator: OperatorClient, pack = 'shop') =>
  operator.call('POST', `/packs/${pack}/publish`, {});

type Core = {
  screens: { home: { body: { items: { poster: { props: { image: string } } } } } };
  brand: { logo: { dark: string } };
};

/** Address of the brand's logo and of the poster of its home page, as pages of a pointer have them. */
async function shown(
  server: TestApp,
  pointer: string,
  pack = 'shop',
): Promise<{ logo: string; poster: string }> {
  const json = async (path: string): Promise<unknown> => (await fetch(server.url + path)).json();
  const { hash } = (await json(pointer)) as { hash: string };
  const { parts } = (await json(`/config/v1/bundles/${hash}`)) as { parts: { core: string } };
  const core = (await json(`/config/v1/bundles/${parts.core}`)) as Core;
  return {
    logo: `/assets/${pack}/${core.brand.logo.dark}`,
    poster: `/assets/${pack}/${core.screens.home.body.items.poster.props.image}`,
  };
}
/** Addresses without a hash follow a publication as soon as its message has come. */
const soon = { timeout: 30_000 };
const live = (server: TestApp, pack = 'shop') => shown(server, `/config/v1/brands/${pack}/pointer`, pack);

describe.each(databases)('uploaded pictures on %s', (kind) => {
  let server: TestApp;
  let admin: OperatorClient;
  beforeAll(async () => {
    const packs = smallPacks();
    packs['other'] = {
      'brand/main': { ...packs['shop']?.['brand/main'], hosts: ['other.example'] },
      'menu/main': { ...packs['shop']?.['menu/main'] },
    };
    const configs = writePacks(packs);
    server = await startApp(kind, {
      configs: {
        ...configs,
        other: {
          ...configs['shop'],
          ...configs['other'],
          pack: 'other',
          documents: configs['other']?.documents ?? {},
          assets: ['brand/logo.svg'],
        },
      },
    });
    admin = await server.as('admin');
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await admin.call('DELETE', '/packs/shop/drafts');
  });

  const text = async (path: string): Promise<string> => (await fetch(server.url + path)).text();
  const status = async (path: string): Promise<number> => (await fetch(server.url + path)).status;
  const listed = async (path: string, pack = 'shop'): Promise<Picture | undefined> => {
    const { body } = await admin.call('GET', `/packs/${pack}/pictures`);
    return (body['pictures'] as unknown as Picture[]).find((one) => one.path === path);
  };

  it('show in a preview at once, on the live page from their publication on, and as they were after a rollback', async () => {
    const version = Number((await publish(admin)).body['version'] ?? 1);
    const path = 'brand/logo.svg';
    expect((await upload(admin, 'shop', path, logo('#f00'), true)).status).toBe(200);
    const { token } = (await admin.call('POST', '/packs/shop/preview', {})).body;
    const preview = `/config/v1/previews/${String(token)}/pointer`;
    const drafted = await shown(server, preview);
    expect(await text(drafted.logo)).toContain('#f00');
    expect((await live(server)).logo).toBe('/assets/shop/brand/logo.svg');

    const first = await publish(admin);
    expect(first.status).toBe(200);
    expect((await live(server)).logo).toBe(drafted.logo);
    await expect.poll(() => text('/assets/shop/brand/logo.svg'), soon).toContain('#f00');

    await upload(admin, 'shop', path, logo('#00f'), true);
    expect(await text((await shown(server, preview)).logo)).toContain('#00f');
    expect(await text((await live(server)).logo)).toContain('#f00');
    await publish(admin);
    expect(await text((await live(server)).logo)).toContain('#00f');
    // A page that is still open on the version before shows the picture of that version.
    expect(await text(drafted.logo)).toContain('#f00');

    const back = await admin.call('POST', '/packs/shop/rollback', { version: first.body['version'] });
    expect(back.status).toBe(200);
    expect((await live(server)).logo).toBe(drafted.logo);
    await expect.poll(() => text('/assets/shop/brand/logo.svg'), soon).toContain('#f00');
    expect((await admin.call('POST', '/packs/shop/rollback', { version })).status).toBe(200);
    expect((await live(server)).logo).toBe('/assets/shop/brand/logo.svg');
  });

  it('say in their address which point stays in sight, also once replaced', async () => {
    const path = 'brand/logo.svg';
    await upload(admin, 'shop', path, logo('#0f0'), true);
    const draft = await server.database.db
      .selectFrom('config_drafts')
      .select('document')
      .where('kind', '=', 'pictures')
      .executeTakeFirstOrThrow();
    const { pictures } = JSON.parse(draft.document ?? '') as { pictures: Record<string, { hash: string }> };
    const { hash = '' } = pictures[path] ?? {};
    const document = {
      kind: 'pictures',
      id: 'main',
      pictures: { [path]: { hash, focus: { x: 20, y: 100 } } },
    };
    expect((await sendDraft(admin, 'shop', 'pictures/main', document)).status).toBe(200);
    await publish(admin);
    const address = (await live(server)).logo;
    expect(address).toBe(`/assets/shop/by-hash/${hash.slice(0, 32)}-20-100/${path}`);
    expect(await text(address)).toContain('#0f0');
    await upload(admin, 'shop', path, logo('#0ff'), true);
    expect((await listed(path))?.address).toMatch(/[0-9a-f]{32}-20-100\/brand/u);
  });

  it('show a part of themselves and the whole again, which is kept meanwhile', async () => {
    const path = 'banners/halves.png';
    await upload(admin, 'shop', path, await redAndBlue('png', 600, 400));
    const crop = (part?: object) =>
      admin.call('POST', '/packs/shop/pictures/crop', { path, ...(part && { crop: part }) });
    const whole = await listed(path);
    const right = { x: 50, y: 0, width: 50, height: 100 };
    const cropped = await crop(right);
    expect(cropped.body).toMatchObject({
      width: 300,
      height: 400,
      cropped: { crop: right, address: whole?.address },
    });
    expect((await fetch(server.url + (whole?.address ?? ''))).status).toBe(200);
    // A second crop is of the whole again, not of the part.
    expect((await crop({ x: 0, y: 0, width: 100, height: 50 })).body).toMatchObject({
      width: 600,
      height: 200,
    });
    const back = (await crop()).body as unknown as Picture;
    expect([back.address, back.cropped]).toEqual([whole?.address, undefined]);

    await crop(right);
    await upload(admin, 'shop', path, await redAndBlue('png', 60, 40), true);
    expect((await listed(path))?.cropped).toBeUndefined();
    await upload(admin, 'shop', 'banners/drawn.svg', logo('#000'));
    const call = (one: string) => admin.call('POST', '/packs/shop/pictures/crop', { path: one, crop: right });
    expect((await call('banners/drawn.svg')).body['code']).toBe('PICTURE_DRAWING');
    expect((await call('banners/none.png')).body['code']).toBe('UNKNOWN_PICTURE');
  });

  it('are deleted once no version and no draft has named them for a month', async () => {
    const { db } = server.database;
    const kept = async () =>
      (await db.selectFrom('config_pictures').select('hash').execute()).map(({ hash }) => hash);
    const hashOf = async (path: string) =>
      /by-hash\/([0-9a-f]{32})/u.exec((await listed(path))?.address ?? '')?.[1];
    let now = Date.now();
    const sweep = () => sweepPictures({ db, clock: () => new Date(now) });
    const pass = (days: number) => (now += days * 24 * 3_600_000);

    await upload(admin, 'shop', 'banners/live.svg', logo('#111'));
    const published = await hashOf('banners/live.svg');
    await publish(admin);
    await remove(admin, 'shop', 'banners/live.svg');
    await publish(admin);
    await upload(admin, 'shop', 'banners/draft.svg', logo('#222'));
    const drafted = await hashOf('banners/draft.svg');
    const has = async (digits: string | undefined) =>
      (await kept()).some((hash) => hash.startsWith(digits ?? '-'));

    await sweep();
    pass(unusedDays + 1);
    await sweep();
    expect([await has(published), await has(drafted)]).toEqual([true, true]);
    await admin.call('DELETE', '/packs/shop/drafts');
    await sweep();
    pass(unusedDays - 1);
    await sweep();
    expect(await has(drafted)).toBe(true);
    pass(1);
    await sweep();
    expect([await has(published), await has(drafted)]).toEqual([true, false]);
  });

  it('are kept by browsers for good under their hash, and asked for again under their path', async () => {
    await upload(admin, 'shop', 'banners/night.jpg', await redAndBlue('png', 1200, 600));
    const { address = '' } = (await listed('banners/night.jpg')) ?? {};
    expect(address).toMatch(/^\/assets\/shop\/by-hash\/[0-9a-f]{32}\/banners\/night\.jpg$/u);
    const pinned = await fetch(server.url + address);
    expect(Object.fromEntries(pinned.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const small = await fetch(`${server.url + address}?w=320`, { headers: { accept: 'image/avif' } });
    expect(small.headers.get('content-type')).toBe('image/avif');
    expect(imageSize(new Uint8Array(await small.arrayBuffer()))).toMatchObject({ width: 320, height: 160 });
    // Nothing names it yet outside of the draft.
    expect((await fetch(`${server.url}/assets/shop/banners/night.jpg`)).status).toBe(404);
    await publish(admin);
    await expect.poll(() => status('/assets/shop/banners/night.jpg'), soon).toBe(200);
    const plain = await fetch(`${server.url}/assets/shop/banners/night.jpg`);
    const etag = plain.headers.get('etag') ?? '';
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    const again = () =>
      fetch(`${server.url}/assets/shop/banners/night.jpg`, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await upload(admin, 'shop', 'banners/night.jpg', await redAndBlue('webp', 640, 320), true);
    await publish(admin);
    await expect.poll(async () => (await again()).status, soon).toBe(200);
    const drawn = await fetch(`${server.url}/assets/shop/by-hash/${'0'.repeat(32)}/banners/night.jpg`);
    expect([drawn.status, drawn.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it('are named by documents like files, and go only when nothing names them', async () => {
    const path = 'banners/poster.webp';
    const poster = { kind: 'screen', id: 'home', body: { items: { poster: { props: { image: path } } } } };
    await sendDraft(admin, 'shop', 'screen/home', poster);
    expect(await draftProblems(admin, 'shop')).toContainEqual(
      expect.objectContaining({ code: 'UNKNOWN_IMAGE' }),
    );
    await upload(admin, 'shop', path, await redAndBlue('png'));
    expect(await draftProblems(admin, 'shop')).toEqual([]);
    expect(await listed(path)).toMatchObject({ pack: 'shop', uploaded: true, width: 60, height: 40 });

    const used = await remove(admin, 'shop', path);
    expect([used.status, used.body['code'], used.body['total']]).toEqual([409, 'PICTURE_USED', 1]);
    expect(used.body['uses']).toContainEqual({
      pack: 'shop',
      key: 'screen/home',
      pointer: '/body/items/poster/props/image',
    });
    expect((await publish(admin)).status).toBe(200);
    expect((await live(server)).poster).toMatch(/by-hash/u);

    await sendDraft(admin, 'shop', 'screen/home', { kind: 'screen', id: 'home' });
    expect((await remove(admin, 'shop', path)).status).toBe(204);
    expect(await listed(path)).toBeUndefined();
    expect((await remove(admin, 'shop', path)).body['code']).toBe('UNKNOWN_PICTURE');
    await publish(admin);
    await expect.poll(() => status(`/assets/shop/${path}`), soon).toBe(404);
  });

  it('lie over those of the packs below, which show again once they are gone', async () => {
    const path = 'posters/nova.svg';
    expect((await upload(admin, 'shop', path, logo('#0f0'))).body['code']).toBe('PICTURE_EXISTS');
    await upload(admin, 'shop', path, logo('#0f0'), true);
    await publish(admin);
    expect((await live(server)).poster).toMatch(/by-hash/u);
    expect((await live(server, 'other')).poster).toBe('/assets/other/posters/nova.svg');
    expect((await remove(admin, 'shop', path)).status).toBe(204);
    await publish(admin);
    expect((await live(server)).poster).toBe('/assets/shop/posters/nova.svg');
    expect((await remove(admin, 'shop', 'brand/none.svg')).body['code']).toBe('UNKNOWN_PICTURE');
  });

  it('of a pack below are those of every brand over it', async () => {
    await upload(admin, 'ground', 'posters/nova.svg', logo('#ff0'), true);
    expect((await publish(admin, 'ground')).status).toBe(200);
    for (const pack of ['shop', 'other'])
      expect(await text((await live(server, pack)).poster)).toContain('#ff0');
    await remove(admin, 'ground', 'posters/nova.svg');
    await publish(admin, 'ground');
  });

  it('are never those of another brand', async () => {
    await upload(admin, 'shop', 'banners/ours.svg', logo('#123'));
    await publish(admin);
    const { address = '' } = (await listed('banners/ours.svg')) ?? {};
    expect((await fetch(server.url + address)).status).toBe(200);
    expect((await fetch(server.url + address.replace('/shop/', '/other/'))).status).toBe(404);
    expect((await fetch(`${server.url}/assets/other/banners/ours.svg`)).status).toBe(404);
    expect(await listed('banners/ours.svg', 'other')).toBeUndefined();
    // To name its hash makes it no picture of the other brand.
    const document = {
      kind: 'pictures',
      id: 'main',
      pictures: { 'banners/ours.svg': { hash: '0'.repeat(64) } },
    };
    await sendDraft(admin, 'other', 'pictures/main', document);
    expect(await draftProblems(admin, 'other')).toContainEqual(
      expect.objectContaining({ code: 'UNKNOWN_IMAGE', pointer: '/pictures/banners~1ours.svg' }),
    );
    await admin.call('DELETE', '/packs/other/drafts');
  });

  it('that come at the same time are all kept', async () => {
    const paths = Array.from({ length: 8 }, (_, index) => `banners/at-once-${index}.png`);
    const file = await redAndBlue('png');
    const answers = await Promise.all(paths.map((path) => upload(admin, 'shop', path, file)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    for (const path of paths) expect(await listed(path)).toBeDefined();
    const one = await Promise.all([1, 2, 3].map(() => upload(admin, 'shop', 'banners/one.png', file)));
    expect(one.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  const segments = [
    '..',
    '.',
    '.hidden',
    'a.php',
    'A',
    'a b',
    'a%2f',
    'a\\b',
    'ü',
    '',
    'a\0',
    '-a',
    'a'.repeat(41),
  ];
  const names = [
    ...segments.flatMap((one) => [`${one}/logo.png`, `brand/${one}/logo.png`, `brand/${one}.png`]),
    '/etc/logo.png',
    'https://elsewhere.example/logo.png',
    'a/b/c/d/e.png',
    'by-hash/0123456789abcdef0123456789abcdef/logo.png',
    ...['gif', 'php', 'html', 'svgz', 'png/', 'PNG', 'png.exe', 'js', ''].map(
      (extension) => `logo.${extension}`,
    ),
    `${'abcdefgh/'.repeat(3)}${'a'.repeat(60)}.png`,
  ];
  it.each(names)('have no path such as "%s"', async (path) => {
    const { status, body } = await upload(admin, 'shop', path, logo('#000'));
    expect([status, body['code']]).toEqual([400, 'INVALID_REQUEST']);
  });

  it.each([
    ['PICTURE_TYPE', 'a.png', Buffer.from('GIF89a nothing')],
    ['PICTURE_TYPE', 'a.svg', Buffer.from('<svg')],
    ['PICTURE_DRAWING', 'a.png', logo('#000')],
    ['PICTURE_SIZE', 'a.svg', Buffer.from(`<svg>${' '.repeat(1_100_000)}</svg>`)],
    ['PICTURE_SIZE', 'a.png', Buffer.alloc(8 * 1024 * 1024 + 1, 1)],
  ])('are refused by %s with what to do, and nothing is kept (%s)', async (code, path, file) => {
    const { status, body } = await upload(admin, 'shop', path, file);
    expect([status, body['code']]).toEqual([422, code]);
    expect(String(body['message'])).toMatch(/\.$/u);
    expect(String(body['fix'])).toMatch(/\.$/u);
    expect(await listed(path)).toBeUndefined();
  });

  it('are uploaded by those who may edit pictures of the pack, whoever else may edit its texts', async () => {
    const password = 'a long enough one';
    const as = async (username: string, roles: object): Promise<OperatorClient> => {
      await admin.call('POST', '/accounts', { username, password, roles });
      return server.as(username, password);
    };
    const code = ({ status, body }: OperatorAnswer) => (status === 200 ? 'kept' : body['code']);
    const attempts = [
      ['painter', { shop: { pictures: 'editor' } }, 'kept'],
      ['writer', { shop: { texts: 'editor' } }, 'FORBIDDEN'],
      ['viewer', { shop: 'viewer' }, 'FORBIDDEN'],
      ['stranger', { other: 'admin' }, 'FORBIDDEN'],
    ] as const;
    for (const [username, roles, expected] of attempts) {
      const operator = await as(username, roles);
      expect(code(await upload(operator, 'shop', `banners/by-${username}.svg`, logo('#000')))).toBe(expected);
    }
  });
});

describe.each(postgresOnly)('two processes on one %s', (kind) => {
  it('show a picture that was uploaded in one of them', async () => {
    const { one, two, close } = await startTwoApps(kind);
    const [first, second] = [await one.as('admin'), await two.as('admin')];
    const both = await Promise.all([
      upload(first, 'shop', 'brand/logo.svg', logo('#f00'), true),
      ...['#00a', '#00b', '#00c', '#00d'].flatMap((colour) =>
        [first, second].map((operator, index) =>
          upload(operator, 'shop', `banners/${colour.slice(1)}-${index}.svg`, logo(colour)),
        ),
      ),
    ]);
    expect(both.map(({ status }) => status)).toEqual(both.map(() => 200));
    await publish(first);
    const { logo: address } = await live(two);
    const answers = await Promise.all([one, two].map((server) => fetch(server.url + address)));
    expect(await answers[1]?.text()).toContain('#f00');
    expect(answers[1]?.headers.get('etag')).toBe(answers[0]?.headers.get('etag'));
    await close();
  });
});

it('have a schema that the call and the document agree on', async () => {
  const read = async (file: string) =>
    JSON.parse(await readFile(`schemas/${file}.schema.json`, 'utf8')) as never;
  const document: { properties: { pictures: { propertyNames: { pattern: string } } } } =
    await read('documents/pictures');
  const call: { properties: { body: { properties: { path: { pattern: string } } } } } = await read(
    'admin/documents/pictureKeep',
  );
  expect(call.properties.body.properties.path.pattern).toBe(
    document.properties.pictures.propertyNames.pattern,
  );
});
