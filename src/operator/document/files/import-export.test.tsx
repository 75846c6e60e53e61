import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formPacks } from '../../testing/form-packs.ts';
import { createMemoryAdmin } from '../../testing/memory-admin.ts';
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
