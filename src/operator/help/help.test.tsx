import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './HelpPage.tsx';

afterEach(cleanup);

it('shows beside each article what readers say of it, by language', async () => {
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
  const table = within(await screen.findByRole('table', { name: 'Help centre' }));
  await table.findByText('1,200');
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['Homeen1,2003', 'my05', 'My accountNobody has said anything yet.']);
  expect(table.getByRole('link', { name: 'Home' }).getAttribute('href')).toContain(
    '/shop/documents/help/main',
  );
});
