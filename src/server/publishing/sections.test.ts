import { expect, it } from 'vitest';
import { livePointer } from '#server/testing/live-pointer.ts';
import { startApp } from '#server/testing/app.ts';
import { sendDraft } from '#server/testing/operator-client.ts';

const section = (name: string) => ({
  kind: 'section',
  id: 'promo-row',
  name,
  use: 'section',
  body: { order: ['title'], items: { title: { type: 'heading', props: { text: 'menu.home' } } } },
});

it('keeps a section through draft, publication, export and rollback, and sends none of it to players', async () => {
  const server = await startApp();
  const admin = await server.as('admin');
  expect((await sendDraft(admin, 'shop', 'section/promo-row', section('Promotions'))).status).toBe(200);
  const part = async (hash: string): Promise<string> =>
    (await fetch(`${server.url}/config/v1/bundles/${hash}`)).text();
  /** All that pages of the brand load. */
  const bundleOf = async (): Promise<string> => {
    const { hash } = await livePointer<{ hash: string }>(server);
    const { parts } = JSON.parse(await part(hash)) as { parts: Record<string, string> };
    return (await Promise.all(Object.values(parts).map(part))).join('');
  };
  expect((await admin.call('POST', '/packs/shop/publish', {})).body['version']).toBe(2);
  const exported = async () =>
    (await admin.call('GET', '/packs/shop/export')).body['documents'] as unknown as Record<string, string>;
  expect(JSON.parse((await exported())['section/promo-row'] ?? '')).toEqual(section('Promotions'));
  const bundle = await bundleOf();
  expect(bundle).toContain('menu.home');
  expect(bundle).not.toContain('promo-row');
  await admin.call('POST', '/packs/shop/rollback', { version: 1 });
  expect((await exported())['section/promo-row']).toBeUndefined();
  await server.close();
});
