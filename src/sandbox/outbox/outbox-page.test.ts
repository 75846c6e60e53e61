import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';
import type { SandboxTables } from '#sandbox/db.ts';
import { outboxMessengers } from './outbox.ts';

describe('the outbox of the sandbox', () => {
  let app: TestApp;
  let now = new Date('2026-03-01T10:00:00.000Z');
  beforeAll(async () => {
    app = await startApp(mainDatabase, { sandbox: true, clock: () => now });
  });
  afterAll(() => app.close());

  it('shows what was sent, the newest first, as a page and as JSON', async () => {
    const { sms, mail } = outboxMessengers(app.database.db.withTables<SandboxTables>(), () => now);
    const empty = await fetch(`${app.url}/sandbox/outbox`);
    expect(await empty.text()).toContain('Nothing was sent yet.');
    await sms?.({ brand: 'shop', to: '+95912345678', text: '<b>123456</b> & more' });
    now = new Date('2026-03-01T10:01:00.000Z');
    await mail?.({ brand: 'shop', to: 'a@b.example', subject: '"Hello"', text: 'one\ntwo' });
    await sms?.({ brand: 'elsewhere', to: '+1', text: 'of another brand' });

    const json = (await (await fetch(`${app.url}/sandbox/outbox.json`)).json()) as unknown;
    expect(json).toEqual({
      messages: [
        {
          channel: 'mail',
          to: 'a@b.example',
          subject: '"Hello"',
          text: 'one\ntwo',
          sentAt: '2026-03-01T10:01:00.000Z',
        },
        {
          channel: 'sms',
          to: '+95912345678',
          subject: null,
          text: '<b>123456</b> & more',
          sentAt: '2026-03-01T10:00:00.000Z',
        },
      ],
    });
    const page = await fetch(`${app.url}/sandbox/outbox`);
    const html = await page.text();
    expect(html).toContain('&lt;b&gt;123456&lt;/b&gt; &amp; more');
    expect(html.indexOf('a@b.example')).toBeLessThan(html.indexOf('+95912345678'));
    expect(html).not.toContain('of another brand');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${app.url}/sandbox/outbox.css`)).headers.get('content-type')).toMatch(/^text\/css/u);
  });

  it('does not exist outside the sandbox', async () => {
    const live = await startApp(mainDatabase, { sandbox: false });
    for (const path of ['/sandbox/outbox', '/sandbox/outbox.json']) {
      expect((await fetch(live.url + path)).status).toBe(404);
    }
    await live.close();
  });
});
