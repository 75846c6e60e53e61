import { expect, it } from 'vitest';
import { startApp } from '#server/testing/app.ts';

type Comment = { id: number; pointer: string; account: string; text: string; done: { by: string } | null };

const password = 'a long enough one';

it('tells everyone on the pack what is said about a value, until somebody says that it is done', async () => {
  const server = await startApp();
  const admin = await server.as('admin');
  for (const [username, roles] of [
    ['may', { shop: { texts: 'editor' } }],
    ['ken', { shop: 'viewer' }],
    ['lin', { ground: 'editor' }],
  ] as const)
    await admin.call('POST', '/accounts', { username, password, roles });
  const [may, ken, lin] = [
    await server.as('may', password),
    await server.as('ken', password),
    await server.as('lin', password),
  ];
  const at = { document: 'menu/main', pointer: '/items/home/label' };
  const said = await may.call('POST', '/packs/shop/comments', { ...at, text: '  Shorter? ' });
  await admin.call('POST', '/packs/shop/comments', { document: 'menu/main', pointer: '', text: 'Fine' });
  const [first] = said.body['comments'] as unknown as Comment[];

  const seen = async (): Promise<Comment[]> =>
    (await ken.call('GET', '/packs/shop/comments')).body['comments'] as unknown as Comment[];
  expect(await seen()).toMatchObject([
    { ...at, account: 'may', text: 'Shorter?', done: null },
    { pointer: '', account: 'admin', text: 'Fine', done: null },
  ]);

  // Who only looks says nothing; who is elsewhere sees nothing, and another pack's comment is not theirs to close.
  expect((await ken.call('POST', '/packs/shop/comments', { ...at, text: 'No' })).status).toBe(403);
  expect((await lin.call('GET', '/packs/shop/comments')).status).toBe(403);
  const close = (by: typeof admin, pack: string, done: boolean) =>
    by.call('POST', `/packs/${pack}/comments/${first?.id}`, { done });
  expect((await close(lin, 'ground', true)).body['code']).toBe('UNKNOWN_COMMENT');

  await close(admin, 'shop', true);
  expect((await seen()).map(({ text, done }) => [text, done?.by])).toEqual([
    ['Fine', undefined],
    ['Shorter?', 'admin'],
  ]);
  await close(may, 'shop', false);
  expect((await seen()).map(({ text, done }) => [text, done])).toEqual([
    ['Shorter?', null],
    ['Fine', null],
  ]);
  await server.close();
});
