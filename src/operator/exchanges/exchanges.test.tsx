import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Exchange } from '#contract/generated/admin-types.ts';
import { startUser } from '../testing/render-console.tsx';
import { renderOnPack } from '../testing/render-on-pack.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import type { ExchangeDecision } from './calls.ts';
import { ExchangesPage } from './ExchangesPage.tsx';

const desk: PaymentDesk = { currency: 'MMK', digits: 2, timeZone: 'UTC', you: 'paula', decides: true };
const exchange: Exchange = {
  id: 'trade-1',
  member: 'demo',
  kind: 'voucher',
  item: 'Phone top-up',
  quantity: 2,
  points: '5600',
  amount: '0',
  credit: '0',
  left: 7,
  address: null,
  phone: null,
  status: 'APPLYING',
  remark: null,
  madeAt: '2026-03-01T10:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
};

/** The page of a brand with one exchange; answers what was asked and decided. */
function open(decides = true) {
  const asked: string[] = [];
  const made: ExchangeDecision[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    if (init?.method === 'POST') {
      made.push(JSON.parse(String(init.body)) as ExchangeDecision);
      return new Response(null, { status: 204 });
    }
    const { pathname, searchParams } = new URL(String(address), 'https://console.example');
    if (pathname.endsWith('/cashier')) return Response.json({ ...desk, decides });
    asked.push(searchParams.toString());
    return Response.json({ exchanges: [exchange], more: false });
  };
  renderOnPack(<ExchangesPage />, fetch);
  return { asked, made, user: startUser() };
}

describe('the desk of exchanges', () => {
  it('approves a voucher with its code, and rejects only with a remark', async () => {
    const { made, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = screen.getByRole('dialog');
    const confirm = within(dialog).getByRole('button', { name: 'Approve' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    await user.type(within(dialog).getByLabelText(/Code of the voucher/u), 'TOP-42');
    await user.click(confirm);
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const second = screen.getByRole('dialog');
    await user.type(within(second).getByLabelText(/Remark/u), 'Out of print.');
    await user.click(within(second).getByRole('button', { name: 'Reject' }));
    expect(made).toEqual([
      { do: 'approve', remark: 'TOP-42' },
      { do: 'reject', remark: 'Out of print.' },
    ]);
  });

  it('asks for a status and what is searched', async () => {
    const { asked, user } = open();
    await screen.findByText('2 × Phone top-up');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await user.type(screen.getByRole('searchbox'), 'd');
    await screen.findByText('2 × Phone top-up');
    expect([asked[0], asked.at(-1)]).toEqual(['status=APPLYING&page=0', 'search=d&page=0']);
  });

  it('offers no decision to who may only look', async () => {
    open(false);
    await screen.findByText('2 × Phone top-up');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});
