import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Font } from '#contract/generated/admin-types.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';
import { sweepPictures } from './sweep-pictures.ts';

const fileOf = (part: string): Buffer =>
  readFileSync(`node_modules/@fontsource-variable/outfit/files/outfit-${part}-wght-normal.woff2`);

describe('fonts of a brand', () => {
  let server: TestApp;
  let admin: OperatorClient;
  beforeAll(async () => {
    server = await startApp();
    admin = await server.as('admin');
  });
  afterEach(() => admin.call('DELETE', '/packs/shop/drafts'));
  afterAll(() => server.close());

  const upload = (name: string, file = fileOf('latin'), more: object = {}) =>
    admin.call('POST', '/packs/shop/fonts', {
      name,
      file: file.toString('base64'),
      licence: 'SIL OFL 1.1',
      ...more,
    });
  const remove = (name: string) => admin.call('DELETE', `/packs/shop/fonts?name=${name}`);
  const listed = async (): Promise<Font[]> =>
    (await admin.call('GET', '/packs/shop/fonts')).body['fonts'] as unknown as Font[];
  const wear = (type: object) => sendDraft(admin, 'shop', 'theme/main', { kind: 'theme', id: 'main', type });
  const publish = () => admin.call('POST', '/packs/shop/publish', {});

  /** Style sheet of the theme as pages of a pointer have it. */
  async function themeOf(pointer: string): Promise<string> {
    const get = (path: string): Promise<Response> => fetch(server.url + path);
    const { hash } = (await (await get(pointer)).json()) as { hash: string };
    const { parts } = (await (await get(`/config/v1/bundles/${hash}`)).json()) as {
      parts: Record<string, string>;
    };
    return (await get(`/config/v1/bundles/${parts['theme.css'] ?? ''}`)).text();
  }
  const live = () => themeOf('/config/v1/brands/shop/pointer');
  const addressIn = (css: string): string => /url\('([^']+)'\)/u.exec(css)?.[1] ?? '';

  it('show in a preview at once, on live pages once published, and go with a rollback', async () => {
    const version = Number((await publish()).body['version'] ?? 1);
    const added = await upload('acme');
    expect(added).toMatchObject({
      status: 200,
      body: { path: 'fonts/acme.woff2', licence: 'SIL OFL 1.1', weights: { min: 100, max: 900 } },
    });
    expect((await wear({ bodyFont: 'fonts/acme.woff2' })).status).toBe(200);
    const { token } = (await admin.call('POST', '/packs/shop/preview', {})).body;
    const drafted = await themeOf(`/config/v1/previews/${String(token)}/pointer`);
    expect(drafted).toMatch(
      /^@font-face \{\n {2}font-family: 'Brand acme';\n {2}font-display: swap;\n {2}font-weight: 100 900;/u,
    );
    expect(drafted).toContain("--font-body: 'Brand acme', ");
    expect(await live()).not.toContain('@font-face');

    const file = await fetch(server.url + addressIn(drafted));
    expect(addressIn(drafted)).toBe(String(added.body['address']));
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');

    expect((await publish()).status).toBe(200);
    expect(addressIn(await live())).toBe(addressIn(drafted));
    expect((await admin.call('POST', '/packs/shop/rollback', { version })).status).toBe(200);
    expect(await live()).not.toContain('@font-face');
    // A page that is still open on the version before has its font, which the sweep keeps.
    const { db } = server.database;
    await sweepPictures({ db, clock: () => new Date(Date.now() + 90 * 24 * 3_600_000) });
    expect((await fetch(server.url + addressIn(drafted))).status).toBe(200);
  });

  it('are among no pictures, and the theme names only those that are there', async () => {
    await upload('acme');
    expect((await listed()).map(({ path, pack, uploaded }) => [path, pack, uploaded])).toEqual([
      ['fonts/acme.woff2', 'shop', true],
    ]);
    const { body } = await admin.call('GET', '/packs/shop/pictures');
    expect(JSON.stringify(body)).not.toContain('woff2');
    await wear({ bodyFont: 'fonts/acne.woff2' });
    const refused = await publish();
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('UNKNOWN_FONT');
  });

  it('are replaced when asked for, and deleted only where no theme names them', async () => {
    await upload('acme');
    expect((await upload('acme', fileOf('latin-ext'))).body).toMatchObject({ code: 'FONT_EXISTS' });
    const [before] = await listed();
    expect((await upload('acme', fileOf('latin-ext'), { replace: true })).status).toBe(200);
    expect((await listed())[0]?.address).not.toBe(before?.address);

    await wear({ displayFont: 'fonts/acme.woff2' });
    const used = await remove('acme');
    expect(used.status).toBe(409);
    expect(used.body).toMatchObject({ code: 'FONT_USED', total: 1 });
    expect(JSON.stringify(used.body['uses'])).toContain('/type/displayFont');
    await wear({});
    expect((await remove('acme')).status).toBe(204);
    expect((await remove('acme')).body).toMatchObject({ code: 'UNKNOWN_FONT' });
    expect(await listed()).toEqual([]);
  });

  it('are nothing but fonts, and somebody says why the brand may use them', async () => {
    expect((await upload('page', Buffer.from('<script>alert(1)</script>'))).body).toMatchObject({
      code: 'FONT_TYPE',
    });
    expect((await upload('old', Buffer.from('0001000000', 'hex'))).body).toMatchObject({
      code: 'FONT_FORMAT',
    });
    expect((await upload('acme', fileOf('latin'), { licence: ' ' })).status).toBe(400);
    expect((await upload('../acme')).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  it('are kept as they are when a folder is pushed that has what a server kept', async () => {
    await upload('acme');
    const [font] = await listed();
    const bytes = Buffer.from(await (await fetch(server.url + (font?.address ?? ''))).arrayBuffer());
    const kept = await admin.call('POST', '/packs/ground/pictures/keep', {
      path: 'fonts/acme.woff2',
      file: bytes.toString('base64'),
    });
    expect(String(kept.body['hash']).slice(0, 32)).toBe(
      /by-hash\/([0-9a-f]{32})/u.exec(font?.address ?? '')?.[1],
    );
    const fresh = await admin.call('POST', '/packs/ground/pictures/keep', {
      path: 'fonts/other.woff2',
      file: fileOf('latin-ext').toString('base64'),
    });
    expect(fresh.status).toBe(200);
    const none = await admin.call('POST', '/packs/ground/pictures/keep', {
      path: 'fonts/none.woff2',
      file: Buffer.from('GIF89a').toString('base64'),
    });
    expect(none.body).toMatchObject({ code: 'FONT_TYPE' });
  });
});
