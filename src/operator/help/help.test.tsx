import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './HelpPage.tsx';

afterEach(cleanup);

it('shows beside each article what readers say of it, by language, and adds one before all others', async () => {
  const packs = smallPacks();
  packs['shop'] = {
    ...packs['shop'],
    'help/main': {
      kind: 'help',
      id: 'main',
      order: ['first', 'second'],
      articles: {
        first: { title: 'menu.home', body: 'menu.home' },
        second: { title: 'menu.account', body: 'menu.account' },
      },
    },
  };
  const admin = createMemoryAdmin({ packs });
  const votes = [
    { article: 'first', language: 'en', yes: 1200, no: 3 },
    { article: 'first', language: 'my', yes: 0, no: 5 },
  ];
  const fetch: typeof globalThis.fetch = async (to, init) =>
    new URL(String(to), 'https://console.example').pathname.endsWith('/packs/shop/help/votes')
      ? Response.json({ votes })
      : admin.fetch(to, init);
  renderConsole({ ...admin, fetch }, '/shop/help');
  const list = await screen.findByRole('list', { name: 'Help centre' });
  await within(list).findByText('English: helped 1,200, did not help 3');
  within(list).getByText('Burmese: helped 0, did not help 5');
  within(list).getByText('Nobody has said anything yet.');
  const user = startUser();
  await user.click(screen.getByRole('button', { name: 'Add an article' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Title/u }), 'How to pay in');
  await user.type(await dialog.findByRole('textbox', { name: /^Text/u }), 'Open the cashier.');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(admin.drafted('shop', 'help/main')).toMatchObject({
      order: ['howToPayIn', 'first', 'second'],
      articles: { howToPayIn: { title: 'article.howToPayIn.title', body: 'article.howToPayIn.body' } },
    }),
  );
  expect(window.location.pathname).toBe('/operator/shop/help/howToPayIn');
});
