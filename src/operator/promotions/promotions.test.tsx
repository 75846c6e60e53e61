import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Application, PromotionTotal } from '#contract/generated/admin-types.ts';
import { renderOnPack } from '../testing/render-on-pack.tsx';
import { startUser } from '../testing/render-console.tsx';
import { PromotionsPage } from './PromotionsPage.tsx';

const application: Application = {
  id: 'a1',
  promotion: 'matchday',
  title: 'Match day returned',
  member: 'mahla',
  remark: 'Round 42',
  pictures: ['p1'],
  what: 'money',
  amount: '1000000',
  approvedBy: null,
  state: 'APPLYING',
  reason: null,
  madeAt: '2026-03-01T10:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
};
const total: PromotionTotal = {
  id: 'matchday',
  title: 'Match day returned',
  phase: 'running',
  from: '2026-01-01T00:00:00Z',
  until: '2027-01-01T00:00:00Z',
  what: 'points',
  spent: '1200',
  budget: '5000',
  awards: 3,
  takers: 2,
  shown: 'missions',
  unclaimed: 1,
  waiting: 1,
};

/** The page of a brand with one promotion and application; answers the decisions that were made. */
function open(decides = true) {
  const made: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    if (init?.method === 'POST') {
      made.push(JSON.parse(String(init.body)));
      return new Response(null, { status: 204 });
    }
    const { pathname } = new URL(String(address), 'https://console.example');
    if (pathname.endsWith('/cashier'))
      return Response.json({ currency: 'MMK', digits: 2, timeZone: 'UTC', you: 'paula', decides });
    return Response.json(
      pathname.endsWith('/promotions')
        ? { promotions: [total] }
        : { applications: [application], more: false },
    );
  };
  renderOnPack(<PromotionsPage />, fetch);
  return { made, user: startUser() };
}

describe('the desk of promotions', () => {
  it('tells budget and takers of each', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Match day returned/u });
    expect(within(row).getByText('1,200 points')).toBeDefined();
    expect(within(row).getByText('5,000 points')).toBeDefined();
    expect(within(row).getAllByRole('cell')).toHaveLength(8);
    expect(within(row).getByText('Missions')).toBeDefined();
  });

  it('approves an application, and rejects one only with a reason', async () => {
    const { made, user } = open();
    expect((await screen.findByRole('img', { name: 'Picture 1' })).getAttribute('src')).toContain(
      '/applications/pictures/p1',
    );
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = screen.getByRole('dialog');
    const confirm = within(dialog).getByRole('button', { name: 'Reject' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    await user.type(within(dialog).getByLabelText(/Reason/u), 'Not settled.');
    await user.click(confirm);
    expect(made).toEqual([{ do: 'approve' }, { do: 'reject', reason: 'Not settled.' }]);
  });

  it('offers no decision to who may only look', async () => {
    open(false);
    await screen.findByText('Round 42');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});
