import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { startUser } from '../testing/render-console.tsx';
import { renderOnPack } from '../testing/render-on-pack.tsx';
import { SharingPage } from './SharingPage.tsx';

const referral: AdminCallTypes['referralList']['value']['referrals'][number] = {
  inviter: 'host',
  friend: 'guest',
  at: '2026-03-01T10:00:00.000Z',
  refused: 'DEVICE',
  refusedAt: '2026-03-02T10:00:00.000Z',
  deposited: true,
  awards: 0,
};
const raffle: AdminCallTypes['raffleList']['value']['raffles'][number] = {
  id: 'newyear',
  title: 'New year draw',
  phase: 'drawn',
  until: '2026-01-01T00:00:00Z',
  drawsAt: '2026-01-02T00:00:00Z',
  tickets: '1200',
  members: 40,
  winners: [{ place: 1, ticket: '13', member: 'mahla', what: 'money', amount: '5000000', claimed: false }],
};
const rain: AdminCallTypes['rainList']['value']['rains'][number] = {
  id: 'friday',
  title: 'Friday shower',
  slot: '2026-03-06T20:00',
  what: 'points',
  budget: '5000',
  given: '4200',
  envelopes: 100,
  taken: 84,
};

it('tells why an invited member does not count, who won a raffle, and what was taken of a rain', async () => {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (address) => {
    const { pathname, search } = new URL(String(address), 'https://console.example');
    asked.push(`${pathname.split('/').at(-1)}${search}`);
    if (pathname.endsWith('/cashier'))
      return Response.json({ currency: 'MMK', digits: 2, timeZone: 'UTC', you: 'paula', decides: true });
    if (pathname.endsWith('/referrals')) return Response.json({ referrals: [referral], more: true });
    return Response.json(pathname.endsWith('/raffles') ? { raffles: [raffle] } : { rains: [rain] });
  };
  renderOnPack(<SharingPage />, fetch);
  const user = startUser();
  const row = await screen.findByRole('row', { name: /guest/u });
  expect(within(row).getByText(/No: same device/u)).toBeDefined();
  const winners = await screen.findByRole('table', { name: 'Winners of New year draw', hidden: true });
  expect(within(winners).getByText('mahla')).toBeDefined();
  expect(
    within(await screen.findByRole('row', { name: /Friday shower/u })).getByText('4,200 points'),
  ).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Those that do not count' }));
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(asked).toContain('referrals?page=1&view=refused');
});
