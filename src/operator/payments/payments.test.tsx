import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Deposit, Withdrawal } from '#contract/generated/admin-types.ts';
import { startUser } from '../testing/render-console.tsx';
import { renderOnPack } from '../testing/render-on-pack.tsx';
import type { PaymentDesk, PaymentDecision } from './calls.ts';
import { PaymentsPage } from './PaymentsPage.tsx';

const desk: PaymentDesk = { currency: 'MMK', digits: 2, timeZone: 'UTC', you: 'paula', decides: true };
const madeAt = '2026-03-01T10:00:00.000Z';
const deposit: Deposit = {
  id: 'd1',
  member: 'demo',
  method: 'card',
  kind: 'hosted',
  amount: '500000',
  fee: '0',
  ordered: null,
  currency: 'MMK',
  state: 'PENDING',
  madeAt,
  account: null,
  payment: 'p-d1',
  surplus: 0,
  review: 'AMOUNT',
  received: [{ payment: 'x1', amount: '100', currency: 'MMK', at: madeAt, rejected: false }],
  creditable: '100',
  approvedBy: null,
  approvedAmount: null,
  approvedReason: null,
  decidedAt: null,
  decidedBy: null,
  reason: null,
  own: [],
  pictures: [],
  receiptMissing: false,
};

/** The page of a brand with these payments; answers the decisions that were made on it. */
function open({ deposits = [], withdrawals = [] }: { deposits?: Deposit[]; withdrawals?: Withdrawal[] }) {
  const made: PaymentDecision[] = [];
  const answerOf = (path: string): object => {
    if (path.includes('/deposits')) return { fourEyesFrom: null, deposits, more: false };
    if (path.includes('/withdrawals'))
      return { fourEyesFrom: null, withdrawals, separate: false, more: false };
    return desk;
  };
  const fetch: typeof globalThis.fetch = async (address, init) => {
    if (init?.method !== 'POST') return Response.json(answerOf(String(address)));
    made.push(JSON.parse(String(init.body)) as PaymentDecision);
    return Response.json({ second: false });
  };
  renderOnPack(<PaymentsPage />, fetch);
  return { made, user: startUser() };
}

const withdrawal: Withdrawal = {
  id: 'w1',
  member: 'demo',
  amount: '500000',
  fee: '0',
  payout: '500000',
  missing: null,
  currency: 'USD',
  state: 'REQUESTED',
  bank: 'North Bank',
  holder: 'Ma Hla Win',
  number: '12345678',
  requestedAt: madeAt,
  approvedFirstBy: null,
  approvedBy: null,
  paidAt: null,
  paidBy: null,
  reference: null,
  dueAt: null,
  answer: null,
  received: null,
  outcome: null,
  returned: null,
  firstFor: null,
  closedBy: null,
  reason: null,
  own: [],
  pictures: [],
};

describe('names on the payments page', () => {
  const markup = (what: string) => `<b>${what}</b><img src=x onerror=globalThis.pwned()>`;
  const expectText = async (whats: readonly string[]) => {
    const card = await screen.findByRole('listitem');
    for (const what of whats) expect(card.textContent).toContain(markup(what));
    expect(card.querySelector('b, img')).toBeNull();
  };

  it('show as text: of members, ways to pay, banks, payments and reasons', async () => {
    open({
      deposits: [
        {
          ...deposit,
          member: markup('member'),
          method: markup('method'),
          account: { bank: markup('bank'), holder: 'Alpha House', number: markup('number') },
          received: [{ payment: markup('x1'), amount: '1', currency: 'MMK', at: madeAt, rejected: true }],
          approvedBy: markup('first'),
          approvedReason: markup('why'),
          reason: markup('reason'),
        },
      ],
    });
    await expectText(['member', 'method', 'bank', 'number', 'x1', 'first', 'why', 'reason']);
  });

  it('show as text: of the holders of accounts and of references', async () => {
    const { user } = open({
      withdrawals: [
        {
          ...withdrawal,
          member: markup('member'),
          bank: markup('bank'),
          holder: markup('holder'),
          number: markup('number'),
          reference: markup('reference'),
        },
      ],
    });
    await user.click(await screen.findByRole('radio', { name: 'Withdrawals' }));
    await expectText(['member', 'bank', 'holder', 'number', 'reference']);
  });
});

describe('a deposit for which something else came', () => {
  it('shows what came, and credits that', async () => {
    const { made, user } = open({ deposits: [deposit] });
    expect((await screen.findByRole('listitem')).textContent).toContain('x1');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog)
        .getByRole('radio', { name: /What came: .*1\.00/ })
        .getAttribute('aria-checked'),
    ).toBe('true');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await expect.poll(() => made).toEqual([{ do: 'approve', credit: 'received' }]);
  });

  it('asks for a reason where the order is credited all the same', async () => {
    const { made, user } = open({ deposits: [{ ...deposit, creditable: '0' }] });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('radio', { name: /What came/ })).toBeNull();
    const confirm = within(dialog).getByRole('button', { name: 'Approve' });
    expect(confirm).toHaveProperty('disabled', true);
    await user.type(within(dialog).getByLabelText(/second operator/), 'On the statement');
    await user.click(confirm);
    await expect.poll(() => made).toEqual([{ do: 'approve', credit: 'ordered', reason: 'On the statement' }]);
  });

  it('tells the second operator what the first approved, and why', async () => {
    open({
      deposits: [
        { ...deposit, approvedBy: 'peter', approvedAmount: '500000', approvedReason: 'On the statement' },
      ],
    });
    const card = await screen.findByRole('listitem');
    expect(card.textContent).toMatch(/peter approved .*5,000\.00/);
    expect(card.textContent).toContain('On the statement');
  });
});
