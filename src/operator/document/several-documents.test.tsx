import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './DocumentsPage.tsx';

afterEach(cleanup);

it('deletes several documents in one step, and says why others stay', async () => {
  const packs = formPacks();
  for (const id of ['spring', 'summer'])
    (packs['shop'] ?? {})[`menu/${id}`] = { kind: 'menu', id, order: [], items: {} };
  const admin = createMemoryAdmin({ packs });
  renderConsole(admin, '/shop/documents');
  const user = startUser();
  const search = await screen.findByRole('searchbox');
  await user.type(search, 'menu/');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: /^Delete \d things\?/ });
  await within(dialog).findByText(/cannot be deleted and stay/);
  expect(dialog.textContent).toContain('It comes from ground, and can only be deleted there.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete 2' }));
  await screen.findByText('Draft saved');
  expect([admin.drafted('shop', 'menu/spring'), admin.drafted('shop', 'menu/summer')]).toEqual([null, null]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByText('Nothing to publish');
});
