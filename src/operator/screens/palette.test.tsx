import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './ScreenPage.tsx';

afterEach(cleanup);

it('offers blocks by purpose with a drawing of each, and on a page none that needs a centre unless asked', async () => {
  renderConsole(createMemoryAdmin({ packs: formPacks() }), '/shop/screens/home');
  const user = startUser();
  await user.click(await screen.findByRole('button', { name: /^Add block/ }));
  const dialog = await screen.findByRole('dialog');
  const content = within(dialog).getByRole('group', { name: 'Content' });
  expect(
    within(content)
      .getByRole('option', { name: /^Hero carousel/u })
      .querySelector('.op-mini-hero'),
  ).not.toBeNull();
  // Words of the drawings are no part of a name, and what else is seen is.
  for (const option of within(dialog).getAllByRole('option')) {
    expect(option.hasAttribute('aria-labelledby') || option.hasAttribute('aria-label')).toBe(false);
    expect(option.querySelector('.op-mini')?.getAttribute('aria-hidden')).toBe('true');
  }
  expect(within(dialog).queryByRole('option', { name: /^Deposit desk/u })).toBeNull();
  await user.click(within(dialog).getByRole('checkbox', { name: /that do not work on such a screen/ }));
  const cashier = within(dialog).getByRole('group', { name: 'Cashier and wallet' });
  await user.click(within(cashier).getByRole('option', { name: /^Deposit desk/u }));
  await screen.findByRole('heading', { name: 'Deposit desk' });
});
