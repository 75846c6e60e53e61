import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { JsonObject } from '#engine/json/json.ts';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './MallPage.tsx';

afterEach(cleanup);

const mall: JsonObject = {
  kind: 'mall',
  id: 'main',
  ratios: { deposit: { points: 1, per: 1000 } },
  levels: {
    order: ['bronze', 'gold'],
    items: { bronze: { name: 'menu.home', from: 0 }, gold: { name: 'menu.play', from: 2000, keep: 100 } },
  },
  items: {
    order: ['ball', 'cash'],
    items: {
      ball: { kind: 'goods', name: 'menu.home', points: 500, stock: 5 },
      cash: { kind: 'cash', name: 'menu.play', points: 400, cash: 7000, perMember: 3 },
    },
  },
};
const figures: AdminCallTypes['mallFigures']['value'] = {
  items: [
    { id: 'ball', left: 3, waiting: 2, exchanged: 7, points: '3500' },
    { id: 'cash', left: null, waiting: 0, exchanged: 0, points: '0' },
  ],
  levels: [
    { id: 'bronze', members: 1200 },
    { id: 'gold', members: 34 },
  ],
};

function open() {
  const packs = smallPacks();
  packs['shop'] = { ...packs['shop'], 'mall/main': mall };
  const admin = createMemoryAdmin({ packs });
  const fetch: typeof globalThis.fetch = async (to, init) =>
    new URL(String(to), 'https://console.example').pathname.endsWith('/packs/shop/mall')
      ? Response.json(figures)
      : admin.fetch(to, init);
  renderConsole({ ...admin, fetch }, '/shop/mall');
  return { admin, user: startUser() };
}

it('shows items and levels with what became of them, and changes prices, stocks and bounds as a draft', async () => {
  const { admin, user } = open();
  const items = await screen.findByRole('table', { name: 'Items' });
  const [, ball, cash] = within(items).getAllByRole('row');
  if (!ball || !cash) throw new Error('An item is missing.');
  expect(await within(ball).findByText('7 for 3,500 points')).toBeDefined();
  expect(within(ball).getByRole('link', { name: '2' }).getAttribute('href')).toContain('exchanges');
  const price = within(ball).getByRole('textbox', { name: /^Points/u });
  await user.clear(price);
  // What is no price changes nothing.
  expect(within(ball).getByRole('alert').textContent).toContain('1 or more');
  await user.type(price, '450');
  await user.clear(within(cash).getByRole('textbox', { name: /^Per member/u }));
  await user.click(within(cash).getByRole('switch', { name: /^Offered/u }));
  const levels = screen.getByRole('table', { name: 'Levels' });
  expect(within(levels).getByText('1,200')).toBeDefined();
  const from = within(levels).getAllByRole('textbox', { name: /^From/u });
  expect(from[0]?.hasAttribute('disabled')).toBe(true);
  await user.clear(from[1] as HTMLElement);
  await user.type(from[1] as HTMLElement, '2500');
  await waitFor(() =>
    expect(admin.drafted('shop', 'mall/main')).toMatchObject({
      items: { items: { ball: { points: 450, stock: 5 }, cash: { enabled: false, points: 400 } } },
      levels: { items: { gold: { from: 2500, keep: 100 } } },
    }),
  );
  expect(admin.drafted('shop', 'mall/main')).not.toHaveProperty('items.items.cash.perMember');
});
