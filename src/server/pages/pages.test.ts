import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { request } from 'node:http';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectUnder, smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { sendDraft } from '#server/testing/operator-client.ts';

const script = "document.documentElement.dataset.theme = 'light';";
const template =
  '<!doctype html><html lang="en"><head><title>Livery</title>' +
  `<script>${script}</script><script type="module" src="/_portal/assets/main.js"></script></head><body></body></html>`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('pages', () => {
  let folder: string;
  let server: TestApp;
  const save = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${server.url}${path}`, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
  const policyOf = async (path: string): Promise<string> =>
    (await get(path)).headers.get('content-security-policy') ?? '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-pages-'));
    const packs = smallPacks();
    // A text that would end the script element it stands in, and break a replacement.
    objectUnder(packs['ground'], 'texts/en', 'texts')['page.home'] =
      'Home </script><script>alert(1)</script> $& "1"';
    for (const { pack, documents, assets } of Object.values(writePacks(packs))) {
      for (const [key, text] of Object.entries(documents)) await save(`configs/${pack}/${key}.json`, text);
      for (const asset of assets) await save(`configs/${pack}/assets/${asset}`, picture);
    }
    await save('portal/index.html', template);
    await save('portal/assets/main.js', 'export {};');
    await save('operator/index.html', '<!doctype html><title>Console</title>');
    await save('operator/assets/main.js', 'export {};');
    await save('operator/assets/icon.svg', picture);
    await save('secret.txt', 'secret');
    server = await startApp(mainDatabase, {
      configs: join(folder, 'configs'),
      portalDir: join(folder, 'portal'),
      operatorDir: join(folder, 'operator'),
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('are there for panels of a centre, by name of the panel', async () => {
    const response = await get('/member/security', { cookie: 'livery_language=en' });
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('<title>Nothing here · Shop</title>'),
    ]);
    expect((await get('/member/nothing')).status).toBe(404);
  });

  it('carry the whole first bundle, the theme, the language, title and icon', async () => {
    const response = await get('/index', { cookie: 'livery_language=en' });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="en" dir="ltr" data-theme="dark" data-default-mode="system">');
    expect(html).toContain(
      '<title>Home &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &quot;1&quot; · Shop</title>',
    );
    const boot = JSON.parse(/id="livery-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<
      string,
      never
    >;
    expect(boot).toMatchObject({
      pointer: { seq: 1 },
      manifest: { brand: 'shop' },
      core: { brand: { hosts: ['shop.example'] } },
      texts: { language: 'en', texts: { 'page.home': 'Home </script><script>alert(1)</script> $& "1"' } },
      language: 'en',
    });
    const theme = /id="livery-theme" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await get(theme)).headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect((await (await get('/index')).text()).match(/<html lang="my"/)).not.toBeNull();
  });

  it('speak the language a visitor chose, else the one the browser asks for among those of the brand, else its default [CON-01]', async () => {
    const spoken = async (headers: Record<string, string>): Promise<string | undefined> =>
      /<html lang="([^"]+)"/u.exec(await (await get('/index', headers)).text())?.[1];
    expect(await spoken({})).toBe('my');
    expect(await spoken({ 'accept-language': 'fr, en-GB;q=0.8, my;q=0.1' })).toBe('en');
    expect(await spoken({ 'accept-language': 'fr' })).toBe('my');
    expect(await spoken({ 'accept-language': 'en', cookie: 'livery_language=my' })).toBe('my');
    expect(await spoken({ 'accept-language': 'en', cookie: 'livery_language=fr' })).toBe('en');
    expect((await get('/index')).headers.get('vary')).toContain('Accept-Language');
    // Whatever a browser writes, one page of each language is kept.
    const [one, other] = [
      await get('/index', { 'accept-language': 'en-GB' }),
      await get('/index', { 'accept-language': 'en-US,en;q=0.5' }),
    ];
    expect(one.headers.get('etag')).toBe(other.headers.get('etag'));

    const admin = await server.as('admin');
    const { body } = await admin.call('GET', '/packs/shop/documents/brand/main');
    const brand = body['published'] as unknown as object;
    const publish = async (document: object): Promise<void> => {
      await sendDraft(admin, 'shop', 'brand/main', document);
      expect((await admin.call('POST', '/packs/shop/publish', { note: 'Languages' })).status).toBe(200);
    };
    await publish({ ...brand, guessLanguage: false });
    expect(await spoken({ 'accept-language': 'en' })).toBe('my');
    expect((await get('/index')).headers.get('vary')).not.toContain('Accept-Language');
    await publish(brand);
  });

  it('answer in the encodings a browser takes, and 304 to one that has the page', async () => {
    const response = await get('/index', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/index', { 'if-none-match': etag })).status).toBe(304);
  });

  it('answer 404 where the brand has no page, and the API with what it can read', async () => {
    const missing = await get('/nowhere');
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await missing.text()).toContain('livery-boot');
    for (const path of [
      '/config/v1/nothing',
      '/config/v1/admin/nothing',
      '/assets/shop/nothing.svg',
      '/_portal/nothing.js',
      '/%zz',
    ]) {
      const response = await get(path);
      expect([path, response.status < 500 && response.status >= 400]).toEqual([path, true]);
      expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
    expect((await get('/picture.png', { accept: 'image/*' })).status).toBe(404);
  });

  it('forbid every script but their own, and frames around them', async () => {
    const policy = await policyOf('/index');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types livery livery-worker dompurify",
    );
    expect(policy).not.toContain('unsafe');
    const consolePolicy = await policyOf('/operator/');
    expect(consolePolicy).toContain("script-src 'self';");
    expect(consolePolicy).toContain("frame-src 'self'");
    expect(await policyOf('/config/v1/brands/shop/pointer')).toContain("default-src 'none'");
  });

  it('show a preview, which the console may frame and nobody keeps', async () => {
    const admin = await server.as('admin');
    await sendDraft(admin, 'shop', 'menu/main', {
      kind: 'menu',
      id: 'main',
      items: { home: { icon: 'gift' } },
    });
    const { token, url } = (await admin.call('POST', '/packs/shop/preview', {})).body as never as Record<
      string,
      string
    >;
    const redirected = await get(url ?? '');
    const response =
      redirected.status === 302 ? await get(redirected.headers.get('location') ?? '') : redirected;
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(`"preview":{"token":"${token}","until":"`);
    expect(html).toContain('"icon":"gift"');
    expect((await get('/index?preview=forged')).status).toBe(403);
    await admin.call('DELETE', '/packs/shop/drafts');
  });

  it('serve the console at every address below /operator/ that is no file of its build', async () => {
    expect((await get('/operator')).headers.get('location')).toBe('/operator/');
    expect(await (await get('/operator/packs/shop')).text()).toContain('<title>Console</title>');
    expect((await get('/operator/assets/main.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/operator/assets/icon.svg')).headers.get('content-type')).toBe('image/svg+xml');
  });

  it('serve pictures of a pack and of the packs below it, and nothing else', async () => {
    const own = await get('/assets/shop/brand/logo.svg');
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(own.headers.get('content-security-policy')).toContain('sandbox');
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = own.headers.get('etag') ?? '';
    expect((await get('/assets/shop/brand/logo.svg', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/assets/shop/posters/nova.svg')).status).toBe(200);
    expect((await get('/assets/ground/brand/logo.svg')).status).toBe(404);
  });

  it.each([
    '/assets/shop/../../../secret.txt',
    '/assets/shop/..%2f..%2f..%2fsecret.txt',
    '/assets/..%2f..%2f/secret.txt',
    '/assets/shop/%2e%2e/brand/main.json',
    '/assets/__proto__/x.svg',
    '/_portal/../secret.txt',
    '/_portal/..%2f..%2fsecret.txt',
    '/operator/..%2f..%2fsecret.txt',
    '/operator/assets/%2e%2e/%2e%2e/%2e%2e/secret.txt',
  ])('never lead out of their folder: %s', async (path) => {
    // fetch would tidy the path up before it is sent.
    const body = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      request({ hostname, port, path }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(text));
      })
        .on('error', reject)
        .end();
    });
    expect(body).not.toContain('secret');
    expect(body).not.toContain('"extends"');
  });
});
