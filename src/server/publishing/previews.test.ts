import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import { openEvents } from '#server/testing/event-stream.ts';
import { sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';

type Pointer = { seq: number; hash: string };
const menu = (icon: string): object => ({ kind: 'menu', id: 'main', items: { home: { icon } } });

describe.each(databases)('a preview on %s', (kind) => {
  let server: TestApp;
  let admin: OperatorClient;
  let token: string;
  let now = new Date('2026-03-01T08:00:00Z');
  beforeAll(async () => {
    server = await startApp(kind, { clock: () => now });
    admin = await server.as('admin');
    await sendDraft(admin, 'shop', 'menu/main', menu('gift'));
    token = String((await admin.call('POST', '/packs/shop/preview', { minutes: 30 })).body['token']);
  });
  afterAll(() => server.close());

  const pointer = async (): Promise<Pointer> =>
    (await (await fetch(`${server.url}/config/v1/previews/${token}/pointer`)).json()) as Pointer;
  const iconIn = async ({ hash }: Pointer): Promise<string> => {
    const bundle = async (name: string): Promise<unknown> =>
      (await fetch(`${server.url}/config/v1/bundles/${name}`)).json();
    const manifest = (await bundle(hash)) as { parts: { core: string } };
    const core = (await bundle(manifest.parts.core)) as {
      menus: { main: { items: { home: { icon: string } } } };
    };
    return core.menus.main.items.home.icon;
  };

  it('serves the draft while the live version stays', async () => {
    expect(await iconIn(await pointer())).toBe('gift');
    const live = (await (await fetch(`${server.url}/config/v1/brands/shop/pointer`)).json()) as Pointer;
    expect(await iconIn(live)).toBe('star');
  });

  it('follows later drafts with rising seqs, and keeps the last good one while a draft has errors', async () => {
    const before = await pointer();
    const events = await openEvents(`${server.url}/config/v1/previews/${token}/events`);
    await events.next();
    await sendDraft(admin, 'shop', 'menu/main', menu('crown'));
    await events.next(({ data }) => Number(data['seq']) > before.seq);
    const after = await pointer();
    expect(after.seq).toBeGreaterThan(before.seq);
    expect(await iconIn(after)).toBe('crown');

    await sendDraft(admin, 'shop', 'menu/main', menu('no-such-icon'));
    await events.next(({ data }) => Number(data['seq']) > after.seq);
    expect(await iconIn(await pointer())).toBe('crown');

    await admin.call('DELETE', '/packs/shop/drafts');
    await events.next(({ data }) => Number(data['seq']) > after.seq);
    expect(await iconIn(await pointer())).toBe('star');
    events.close();
  });

  it('of a pack that is only extended shows a brand over it', async () => {
    const { status, body } = await admin.call('POST', '/packs/ground/preview', {});
    expect(status).toBe(200);
    const page = (await (
      await fetch(`${server.url}/config/v1/previews/${String(body['token'])}/pointer`)
    ).json()) as Pointer;
    expect(await iconIn(page)).toBe('star');
    expect((await admin.call('POST', '/packs/shop/preview', { brand: 'ground' })).body['code']).toBe(
      'UNKNOWN_BRAND',
    );
  });

  it('opens with an unchanged token only, and not after its time', async () => {
    const address = `${server.url}/config/v1/previews`;
    const [id = '', expiry = '', signature = ''] = token.split('.');
    for (const forged of [
      `${id}.${Number(expiry) + 1}.${signature}`,
      `${id}.${expiry}.`,
      'x',
      `${id}x.${expiry}.${signature}`,
    ]) {
      expect((await fetch(`${address}/${forged}/pointer`)).status).toBe(403);
    }
    now = new Date(now.getTime() + 30 * 60_000);
    expect((await fetch(`${address}/${token}/pointer`)).status).toBe(410);
  });
});
