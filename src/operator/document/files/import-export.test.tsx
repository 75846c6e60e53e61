import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Picture } from '#contract/generated/admin-types.ts';
import { formPacks } from '../../testing/form-packs.ts';
import { createMemoryAdmin, type MemoryAdmin } from '../../testing/memory-admin.ts';
import { renderConsole, startUser } from '../../testing/render-console.tsx';
import { watchDownloads } from '../../testing/watch-downloads.ts';
// Loaded beforehand, so that no test waits for it.
import '../DocumentsPage.tsx';

const spring = { kind: 'menu', id: 'spring', order: [], items: {} };

const packsWithSpring = () => {
  const packs = formPacks();
  (packs['shop'] ?? {})['menu/spring'] = spring;
  return packs;
};

it('exports the documents that the list shows as one file', async () => {
  renderConsole(createMemoryAdmin({ packs: packsWithSpring() }), '/shop/documents');
  const user = startUser();
  await user.type(await screen.findByRole('searchbox'), 'menu/spring');
  const downloads = watchDownloads();
  await user.click(await screen.findByRole('button', { name: 'Export 1 document' }));
  const { name, text } = await downloads.last();
  expect(name).toBe('shop.menu.spring.json');
  expect(JSON.parse(text)).toMatchObject({ pack: 'shop', documents: [spring] });
});

/** A server that lists pictures, has their bytes by address, and keeps what is sent under a hash of its own. */
const withPictures = (admin: MemoryAdmin, pictures: readonly Picture[], refused = new Set<string>()) => {
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname } = new URL(String(input), 'http://console.example');
    if (pathname.startsWith('/assets/')) return Promise.resolve(new Response(`bytes of ${pathname}`));
    if (pathname.endsWith('/shop/pictures')) return Promise.resolve(Response.json({ pictures }));
    if (!pathname.endsWith('/pictures/keep')) return admin.fetch(input, init);
    const { path } = JSON.parse(String(init?.body)) as { path: string };
    if (refused.delete(path)) {
      const body = { code: 'PICTURE_TYPE', message: 'It is no picture.' };
      return Promise.resolve(Response.json(body, { status: 422 }));
    }
    sent.push(path);
    return Promise.resolve(Response.json({ hash: 'c'.repeat(64) }));
  };
  return { admin: { ...admin, fetch }, sent };
};

const picture = (path: string, more: Partial<Picture> = {}): Picture => ({
  path,
  pack: 'shop',
  address: `/assets/shop/${path}`,
  bytes: 20,
  uploaded: false,
  ...more,
});

it('exports the pictures that documents name, and imports those that are missing or differ', async () => {
  const packs = packsWithSpring();
  const shop = packs['shop'] ?? {};
  const entry = { hash: 'a'.repeat(64), focus: { x: 20, y: 30 } };
  shop['brand/main'] = { ...shop['brand/main'], kind: 'brand', id: 'main', icon: 'brand/icon.svg' };
  shop['pictures/main'] = { kind: 'pictures', id: 'main', pictures: { 'hero.png': entry } };
  const memory = createMemoryAdmin({ packs });
  const unused = picture('unused.png');
  const source = withPictures(memory, [
    picture('brand/icon.svg'),
    picture('hero.png', { uploaded: true, address: '/assets/shop/by-hash/hero.png' }),
    unused,
  ]);
  const there = renderConsole(source.admin, '/shop/documents');
  const user = startUser();
  const downloads = watchDownloads();
  await user.click(await screen.findByRole('button', { name: /^Export \d+ documents$/ }));
  const { text } = await downloads.last();
  expect(JSON.parse(text)).toMatchObject({
    pictures: {
      'brand/icon.svg': { file: btoa('bytes of /assets/shop/brand/icon.svg') },
      'hero.png': { entry, file: btoa('bytes of /assets/shop/by-hash/hero.png') },
    },
  });
  expect(text).not.toContain('unused.png');
  there.unmount();

  // The icon is here in the same bytes; the hero is not, and is refused at first.
  const target = withPictures(
    createMemoryAdmin({ packs: packsWithSpring() }),
    [picture('brand/icon.svg')],
    new Set(['hero.png']),
  );
  renderConsole(target.admin, '/shop/documents');
  await user.click(await screen.findByRole('button', { name: 'Import documents' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import documents' });
  await user.upload(within(dialog).getByLabelText('File to import'), new File([text], 'shop.json'));
  await within(dialog).findByText(/1 picture or font is missing here or differs/);
  await user.click(within(dialog).getByRole('button', { name: 'Import 1 document as a draft' }));
  await within(dialog).findByText('hero.png: It is no picture.');
  expect(target.admin.drafted('shop', 'brand/main')).toBeUndefined();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(target.admin.drafted('shop', 'pictures/main')).toMatchObject({
      pictures: { 'hero.png': { ...entry, hash: 'c'.repeat(64) } },
    }),
  );
  expect(target.admin.drafted('shop', 'brand/main')).toMatchObject({ icon: 'brand/icon.svg' });
  expect(target.sent).toEqual(['hero.png']);
});

it('imports what is ticked of a file as drafts, in one step of undo, and leaves the brand of another pack out', async () => {
  const admin = createMemoryAdmin({ packs: packsWithSpring() });
  renderConsole(admin, '/shop/documents');
  const user = startUser();
  await user.click(await screen.findByRole('button', { name: 'Import documents' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import documents' });
  within(dialog).getByRole('button', { name: 'Import' });
  const input = within(dialog).getByLabelText('File to import');
  await user.upload(input, new File(['<xliff/>'], 'texts.json'));
  await within(dialog).findByText(/This file has no documents/);
  const summer = { kind: 'menu', id: 'summer', order: [], items: {} };
  const documents = [spring, summer, { kind: 'brand', id: 'main', name: 'Elsewhere' }];
  const file = JSON.stringify({ livery: 'documents', pack: 'elsewhere', documents });
  await user.upload(input, new File([file], 'elsewhere.json'));
  await within(dialog).findByText('2 documents differ, 1 are the same.');
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /brand\/main/ }).checked).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Import 1 document as a draft' }));
  await waitFor(() => expect(admin.drafted('shop', 'menu/summer')).toEqual(summer));
  expect(admin.drafted('shop', 'brand/main')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Undo: Import documents' }));
  await screen.findByText('Nothing to publish');
});
