import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole } from '../testing/render-console.tsx';

afterEach(cleanup);

const links = async (): Promise<(string | null)[]> => {
  const nav = await screen.findByRole('navigation', { name: 'Workspace' });
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

it('leaves pages out of the navigation without the right to them, and says so at their address', async () => {
  renderConsole(createMemoryAdmin({ roles: { shop: 'publisher' } }), '/shop/payments');
  expect(await screen.findByText('Your account has no right to Payments.')).toBeTruthy();
  const shown = await links();
  expect(shown).toContain('Texts');
  expect(shown).not.toContain('Payments');
  expect(shown).not.toContain('Members');
  expect(shown).not.toContain('Agents');
});

it('shows those that the account has the right to', async () => {
  renderConsole(createMemoryAdmin({ roles: { shop: { '*': 'viewer', members: 'viewer' } } }), '/shop/flags');
  const shown = await links();
  expect(shown).toContain('Members');
  expect(shown).toContain('Agents');
  expect(shown).not.toContain('Payments');
});

it('begins the pages of agents at the contracts without the right to members, and links to no other', async () => {
  const admin = createMemoryAdmin({ roles: { shop: { '*': 'viewer', payments: 'viewer' } } });
  const desk = { currency: 'MMK', digits: 2, timeZone: 'UTC', you: 'me', decides: false };
  const fetch: typeof globalThis.fetch = async (to, init) =>
    String(to).endsWith('/packs/shop/cashier') ? Response.json(desk) : admin.fetch(to, init);
  renderConsole({ ...admin, fetch }, '/shop/agents');
  const tabs = await screen.findByRole('navigation', { name: 'Agents' });
  const shown = within(tabs).getAllByRole('link');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Contracts', 'Payouts', 'Trial of a period']);
});
