import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#server/testing/app.ts';
import aurora from '../../../../configs/aurora/brand/main.json';

describe('the pages of a brand as an app', () => {
  let folder: string;
  let server: TestApp;
  const get = (path: string, headers: Record<string, string> = {}, host = 'aurora.localhost') =>
    server.app.inject({ method: 'GET', url: path, headers: { host, ...headers } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-app-'));
    await writeFile(
      join(folder, 'index.html'),
      '<!doctype html><html lang="en"><head><title>Livery</title></head><body></body></html>',
    );
    await writeFile(join(folder, 'service-worker.js'), 'addEventListener("fetch", () => {});');
    server = await startApp(undefined, { configs: 'configs', portalDir: folder });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('have a manifest by which each brand can be installed, in each language, with icons drawn from its own', async () => {
    const page = await get('/down', { accept: 'text/html', cookie: 'livery_language=en' });
    const [, path = ''] = /<link rel="manifest" href="([^"]+)">/u.exec(page.body) ?? [];
    const answer = await get(path);
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = answer.json<{ icons: { src: string; sizes: string; purpose: string }[] }>();
    expect(manifest).toMatchObject({
      id: '/',
      scope: '/',
      start_url: '/index',
      name: expect.stringMatching(/\w/u),
      lang: 'en',
      display: 'standalone',
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/iu),
    });
    // What Chromium asks for, beside a page without faults: a name, a start, a display and icons of 192 and 512 px.
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const icon = await get(src);
      const { width, height, type } = imageSize(icon.rawPayload);
      expect([icon.headers['content-type'], `${width}x${height}`, type]).toEqual(['image/png', sizes, 'png']);
    }
    const inBurmese = await get('/_portal/app.webmanifest?language=my');
    expect(inBurmese.json()).toMatchObject({ id: '/', lang: 'my' });
    const other = await get('/_portal/app.webmanifest?language=en', {}, 'padauk.localhost');
    expect(other.json<{ name: string }>().name).not.toBe(answer.json<{ name: string }>().name);
    expect((await get('/_portal/app-icon/../../secret.png')).statusCode).toBe(404);
    expect((await get('/_portal/app-icon/1024.png')).statusCode).toBe(404);
    const again = await get(path, { 'if-none-match': String(answer.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('have a service worker for the whole host, which may load nothing but from it', async () => {
    const { headers, statusCode } = await get('/_portal/service-worker.js');
    expect([statusCode, headers['content-type'], headers['service-worker-allowed']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      '/',
    ]);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('have an offline page in all languages of the brand and its colours, which needs no other file', async () => {
    const { body, headers } = await get('/_portal/offline');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'; connect-src 'self';/u,
    );
    const [, words = '{}'] = /id="words">(.*?)<\/script>/su.exec(body) ?? [];
    expect(Object.keys(JSON.parse(words) as object)).toEqual(aurora.languages);
    expect(body).not.toMatch(/\b(?:src|href)="[^"]/u);
    expect((await get('/_portal/offline', {}, 'padauk.localhost')).body).not.toBe(body);
  });
});
