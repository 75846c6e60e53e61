import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway } from '#portal/gateway/gateway.ts';
import type { Boot } from '#portal/live/boot.ts';
import { startApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { followedFrom, startTracedApp } from '#server/traces/testing/traced-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-traces-'));
beforeAll(() =>
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>'),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the page of a server and makes a call as that page does. @returns the `traceparent` that was sent */
async function callFromPage(url: string): Promise<string | null> {
  const page = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
  const [, json = ''] = /id="livery-boot">([^<]*)</u.exec(await page.text()) ?? [];
  const boot = JSON.parse(json) as Boot;
  const sent: Headers[] = [];
  const gateway = createGateway({
    fetch: (path, init) => {
      sent.push(new Headers(init?.headers));
      return fetch(`${url}${String(path)}`, init);
    },
    encryption: { encrypt: () => Promise.reject(new Error('Nothing is secret here.')), renew: () => {} },
    session: () => ({
      token: 'a-token-of-no-session-of-anybody-here',
      customerId: 'nobody',
      account: 'nobody',
      type: 0,
      memberLabel: [],
      passwordDue: false,
      expiresAt: '2999-01-01T00:00:00Z',
    }),
    language: () => 'en',
    onSessionLost: () => {},
    traced: boot.traced,
  });
  await expect(gateway.call('languageUpdate', { body: { language: 'en' } })).rejects.toMatchObject({
    status: 401,
  });
  return sent[0]?.get('traceparent') ?? null;
}

it.skipIf(mainDatabase === 'embedded')(
  'goes on with the traces that calls of a page begin, to the SQL',
  async () => {
    const server = await startTracedApp({ portalDir: folder });
    const first = await callFromPage(server.url);
    const second = await callFromPage(server.url);
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/u);
    expect(second?.slice(3, 35)).not.toBe(first?.slice(3, 35));
    const [, trace = '', span = ''] = first?.split('-') ?? [];
    const followed = followedFrom(await server.spans(), { trace, span });
    expect(followed).toMatchObject({
      request: expect.stringMatching(/^PUT \/wps\//u),
      call: 'languageUpdate',
    });
    expect(followed.statements).toContain('select');
    await server.close();
  },
);

it('begins none where nobody follows them', async () => {
  const server = await startApp(mainDatabase, { sandbox: true, portalDir: folder });
  expect(await callFromPage(server.url)).toBeNull();
  await server.close();
});
