import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { objectUnder, smallPacks } from '#engine/testing/small-packs.ts';
import cashier from '../../../configs/base/cashier/main.json';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for them.
import './DepositsPage.tsx';
import './WithdrawalsPage.tsx';

afterEach(cleanup);

/** A shop in kyats with the cashier of the base. */
function open(address: string, role: 'admin' | 'viewer' = 'admin') {
  const packs = smallPacks();
  packs['shop'] = { ...packs['shop'], 'cashier/main': cashier as unknown as JsonObject };
  Object.assign(objectUnder(packs['shop'], 'brand/main'), { currency: 'MMK', currencyDigits: 2 });
  const admin = createMemoryAdmin({ packs, role });
  renderConsole(admin, address);
  return { drafted: () => admin.drafted('shop', 'cashier/main'), user: startUser() };
}

const list = (name: string) => screen.findByRole('list', { name });
const rows = (found: HTMLElement) => [...found.querySelectorAll<HTMLElement>('[data-row]')];

it('bounds a way to deposit in the currency of the brand, with decimals, and says when they cross', async () => {
  const { drafted, user } = open('/shop/cashier/deposit/card');
  const row = rows(await list('Ways to deposit')).find(({ dataset }) => dataset['row'] === 'card');
  expect(row?.textContent).toContain('MMK\u00A05,000.00 – MMK\u00A02,000,000.00');
  const least = await screen.findByRole('textbox', { name: /^Least at once \(MMK\)/u });
  expect(least).toHaveProperty('value', '5000');
  await user.clear(least);
  await user.paste('7500.5');
  const most = screen.getByRole('textbox', { name: /^Most at once \(MMK\)/u });
  await user.clear(most);
  await user.paste('7500');
  expect(screen.getByText('This has to be at least the least amount.')).toBeTruthy();
  await user.clear(most);
  await user.paste('75000');
  await waitFor(() =>
    expect(drafted()).toMatchObject({
      deposit: { methods: { items: { card: { min: 750_050, max: 7_500_000 } } } },
    }),
  );
});

it('adds an amount at a touch in its place, within the bounds alone, and takes one away', async () => {
  const { drafted, user } = open('/shop/cashier/deposit/wallet');
  const quick = () => {
    const draft = drafted() as typeof cashier | null | undefined;
    return draft?.deposit.methods.items.wallet.quick;
  };
  const entry = await screen.findByRole('textbox', { name: /^Another amount/u });
  const add = screen.getByRole('button', { name: 'Add amount' });
  await user.click(entry);
  await user.paste('5,000');
  expect(screen.getByText('This amount is there already.')).toBeTruthy();
  await user.clear(entry);
  await user.paste('1.5');
  expect(screen.getByText('It has to be within the bounds.')).toBeTruthy();
  expect(add.hasAttribute('disabled')).toBe(true);
  await user.clear(entry);
  await user.paste('7500');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(quick()).toEqual([500_000, 750_000, 1_000_000, 5_000_000, 10_000_000]));
  await user.click(screen.getByRole('button', { name: /^Remove MMK\s5,000\.00/u }));
  await waitFor(() => expect(quick()).toEqual([750_000, 1_000_000, 5_000_000, 10_000_000]));
});

it('moves ways to deposit by keys and takes them out; undo brings them back', async () => {
  const { drafted, user } = open('/shop/cashier');
  const [first] = rows(await list('Ways to deposit'));
  if (!first) throw new Error('A way is missing.');
  within(first).getByRole('button', { name: /^Drag/u }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() =>
    expect(drafted()).toMatchObject({ deposit: { methods: { order: ['card', 'wallet', 'transfer'] } } }),
  );
  await user.click(within(rows(await list('Ways to deposit'))[0] as HTMLElement).getByRole('switch'));
  await waitFor(() =>
    expect(drafted()).toMatchObject({ deposit: { methods: { items: { card: { enabled: false } } } } }),
  );
  await user.click(screen.getByRole('button', { name: /^Undo: Hide/u }));
  await waitFor(() => expect(drafted()).not.toHaveProperty('deposit.methods.items.card.enabled'));
});

it('bounds withdrawals as a whole, and lists the ways they take', async () => {
  const { drafted, user } = open('/shop/cashier/withdrawal');
  expect(rows(await list('Ways to withdraw')).map(({ dataset }) => dataset['row'])).toEqual([
    'bank',
    'ewallet',
  ]);
  const least = screen.getByRole('textbox', { name: /^Least at once \(MMK\)/u });
  await user.clear(least);
  await user.paste('6000');
  await waitFor(() => expect(drafted()).toMatchObject({ withdrawal: { min: 600_000 } }));
});

it('offers nothing to change to who may only look', async () => {
  open('/shop/cashier/deposit/card', 'viewer');
  expect((await screen.findByRole('textbox', { name: /^Least at once/u })).hasAttribute('disabled')).toBe(
    true,
  );
  expect(screen.queryByRole('button', { name: /^(Drag|Remove|Add amount)/u })).toBeNull();
});
