import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { sendDraft } from '#server/testing/operator-client.ts';
import { sourceHash } from './policies.ts';

const template =
  '<!doctype html><html lang="en"><head><title>Livery</title></head>' +
  '<body><div id="root"><!--splash--><p>outline</p><!--/splash--></div></body></html>';

/** Shows what it is asked for, and what the gateway answers; fails as the whole page, or in a block. */
const renderer = `export async function draw({ address, language, pointer, host, at, port }) {
  if (address.includes('broken')) throw new Error('The frame broke.');
  const answer = new Promise((resolve) => port.once('message', resolve));
  port.postMessage({
    id: 1,
    address: address.includes('own') ? '/wps/member/info' : '/wps/system/status?url=' + host,
    headers: { 'x-gateway-version': '3', 'x-module-id': 'portal', 'x-session': 'cookie' },
  });
  const { status, body } = await answer;
  return {
    html: '<main>' + [address, language, pointer.seq, address.includes('own') ? JSON.parse(body).code : status].join(' ') + '</main>',
    hints: '',
    css: 'main{color:red}',
    page: { at, width: 'desktop', mode: 'dark', boundaries: 0, answers: { a: '</script><script>alert(1)</script>' } },
    views: ['blocks/late/Late.tsx'],
    faults: address.includes('fault') ? ['A block broke.'] : [],
  };
}`;

const manifest = {
  'main.tsx': { file: 'assets/main.js', isEntry: true, imports: ['_first.js'], css: ['assets/main.css'] },
  '_first.js': { file: 'assets/first.js' },
  'blocks/late/Late.tsx': { file: 'assets/late.js', imports: ['_first.js'], css: ['assets/late.css'] },
};

describe('pages that the server draws', () => {
  let folder: string;
  let server: TestApp;
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    server.app
      .inject({ method: 'GET', url: path, headers: { accept: 'text/html', ...headers } })
      .then(({ statusCode, body, headers: sent }) => {
        const kept = Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]);
        return new Response(statusCode === 304 ? null : body, { status: statusCode, headers: kept });
      });
  const shown = async (path: string, headers?: Record<string, string>): Promise<string> =>
    /id="root">(.*?)<\/div>/su.exec(await (await get(path, headers)).text())?.[1] ?? '';
  const publishMenu = async (icon: string): Promise<void> => {
    const admin = await server.as('admin');
    await sendDraft(admin, 'shop', 'menu/main', { kind: 'menu', id: 'main', items: { home: { icon } } });
    expect((await admin.call('POST', '/packs/shop/publish', { note: icon })).status).toBe(200);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-drawn-'));
    for (const part of ['portal/.vite', 'renderer']) await mkdir(join(folder, part), { recursive: true });
    const save = (file: string, text: string) => writeFile(join(folder, file), text);
    await save('package.json', '{"type":"module"}');
    await save('portal/index.html', template);
    await save('portal/.vite/manifest.json', JSON.stringify(manifest));
    await save('renderer/main.js', renderer);
    server = await startApp(undefined, { portalDir: join(folder, 'portal'), countryHeader: 'x-country' });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('are one for all visitors of a campaign', async () => {
    expect(await shown('/index?a=1&utm_source=x&gclid=1')).toBe('<main>/index?a=1 my 1 200</main>');
    expect(await shown('/index?fbclid=2')).toBe('<main>/index my 1 200</main>');
  });

  it("are a visitor's also where a member asks first: a drawing has no session", async () => {
    const cookie = 'gw_session=token%20m1';
    const drawn = '<main>/index?own=1 my 1 SESSION_REQUIRED</main>';
    expect(await shown('/index?own=1', { cookie, 'x-session': 'cookie' })).toBe(drawn);
    expect(await shown('/index?own=1')).toBe(drawn);
  });

  it('have their content, in the language asked for, with answers of the gateway', async () => {
    expect(await shown('/index?a=1')).toMatch(/^<main>\/index\?a=1 my 1 200<\/main>$/u);
    expect(await shown('/index', { cookie: 'livery_language=en' })).toBe('<main>/index en 1 200</main>');
  });

  it('hold their state as data that cannot leave its element', async () => {
    const text = await (await get('/index')).text();
    const state = /id="livery-page">(.*?)<\/script>/su.exec(text)?.[1] ?? '';
    expect((JSON.parse(state) as { answers: unknown }).answers).toEqual({
      a: '</script><script>alert(1)</script>',
    });
    expect(text).toContain(' data-drawn>');
  });

  it('bring the files of their views beyond the first load, and allow their own style sheet alone', async () => {
    const response = await get('/index');
    const text = await response.text();
    expect(text).toContain('<link rel="stylesheet" href="/_portal/assets/late.css">');
    expect(text).toContain('<link rel="modulepreload" href="/_portal/assets/late.js">');
    expect(text).not.toContain('first.js');
    expect(response.headers.get('content-security-policy')).toContain(
      `style-src 'self' ${sourceHash('main{color:red}')};`,
    );
  });

  it('are sent once to a browser that keeps them', async () => {
    const etag = (await get('/index')).headers.get('etag') ?? '';
    expect((await get('/index', { 'if-none-match': etag })).status).toBe(304);
  });

  it('are replaced by a publication, which a preview of it does not do', async () => {
    await shown('/index');
    const admin = await server.as('admin');
    await sendDraft(admin, 'shop', 'menu/main', {
      kind: 'menu',
      id: 'main',
      items: { home: { icon: 'crown' } },
    });
    const preview = (await admin.call('POST', '/packs/shop/preview', {})).body as never as { token: string };
    const response = await get(`/index?preview=${preview.token}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('<p>outline</p>');
    expect(await shown('/index')).toBe('<main>/index my 1 200</main>');
    await publishMenu('gift');
    expect(await shown('/index')).toBe('<main>/index my 2 200</main>');
  });

  it('are another in a rollout for each of its sides', async () => {
    const admin = await server.as('admin');
    await sendDraft(admin, 'shop', 'menu/main', {
      kind: 'menu',
      id: 'main',
      items: { home: { icon: 'fish' } },
    });
    await admin.call('POST', '/packs/shop/publish', { rollout: 50 });
    const seqFor = async (bucket: number) =>
      Number((await shown('/index', { cookie: `livery_bucket=${bucket}` })).split(' ')[2]);
    const before = await seqFor(80);
    expect([await seqFor(10), await seqFor(80)]).toEqual([before + 1, before]);
    await admin.call('PUT', '/packs/shop/delivery', { rollout: 100 });
  });

  it('are not for a country or an address that is locked out, nor anybody during maintenance [STA-16]', async () => {
    const admin = await server.as('admin');
    const change = async (more: object) => {
      const brand = smallPacks()['shop']?.['brand/main'] as object;
      await sendDraft(admin, 'shop', 'brand/main', { ...brand, ...more });
      expect((await admin.call('POST', '/packs/shop/publish', { note: 'brand' })).status).toBe(200);
    };
    await change({ regions: { blocked: ['SG'] } });
    expect(await shown('/index')).toContain('<main>');
    expect(await shown('/index', { 'x-country': 'SG' })).toContain('<p>outline</p>');
    expect((await get('/index', { 'x-country': 'SG' })).headers.get('vary')).toContain('x-country');
    expect(await shown('/index', { 'x-country': 'MM' })).toContain('<main>');
    await change({ addresses: { blocked: [{ range: '127.0.0.0/8', reason: 'Tests.' }] } });
    expect(await shown('/index')).toContain('<p>outline</p>');
    await change({ maintenance: true });
    const closed = await get('/index');
    expect([closed.status, await closed.text()]).toEqual([503, expect.stringContaining('<p>outline</p>')]);
    await change({});
    expect(await shown('/index')).toContain('<main>');
  });

  it('are sent without their content where they cannot be drawn', async () => {
    const response = await get('/index?broken');
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('<p>outline</p>');
    expect(text).not.toMatch(/data-drawn|livery-page/u);
    expect(await shown('/index?fault')).toContain('/index?fault');
  });

  it('are sent without their content by a renderer that cannot be loaded, or is turned off', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'livery-drawn-'));
    for (const part of ['portal', 'renderer']) await mkdir(join(broken, part));
    await writeFile(join(broken, 'portal/index.html'), template);
    await writeFile(join(broken, 'renderer/main.js'), 'export const draw = ;');
    for (const options of [
      { portalDir: join(broken, 'portal') },
      { portalDir: join(folder, 'portal'), drawPages: false },
    ]) {
      const { app, close } = await startApp(undefined, options);
      const { statusCode, body } = await app.inject({ url: '/index', headers: { accept: 'text/html' } });
      expect([statusCode, body]).toEqual([200, expect.stringContaining('<p>outline</p>')]);
      await close();
    }
    await rm(broken, { recursive: true });
  });
});
