import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import '#ui/form/widgets/amount/AmountField.tsx';
import { stage, type Answers } from '#portal/testing/stage.tsx';
import { securityAnswer } from '#portal/security/testing/security-answer.ts';
import { MemberTransfer } from './MemberTransfer.tsx';

afterEach(cleanup);

const state: CallTypes['transferUplineState']['value'] = {
  upline: { account: 'agent07', nickname: 'Thiri' },
  toDownline: false,
  balance: '100000',
  min: '100',
  max: '50000',
  quick: [],
  perDay: { count: 3, sum: null },
  left: { count: 2, sum: null },
  currency: 'USD',
  digits: 2,
};
const sent: CallTypes['transferUpline']['value'] = {
  id: '1',
  account: 'aung',
  nickname: 'Aung',
  amount: '2000',
  balance: '98000',
  at: '2026-03-01T10:00:00Z',
};
const show = (answers: Answers, member: 0 | 1 = 0) =>
  stage(
    { view: MemberTransfer },
    {},
    { member, answers: { memberSecurity: securityAnswer({ paymentPassword: true }), ...answers } },
  );

describe('memberTransfer', () => {
  it('says first that a payment password is needed, and leads to setting one in the place of the form', async () => {
    const security = securityAnswer();
    const { answer, portal } = await show({ transferUplineState: state, memberSecurity: security });
    expect(
      await screen.findByText('Transfers need your payment password, which you have not set yet.'),
    ).toBeDefined();
    expect(screen.queryByLabelText(/Amount/u)).toBeNull();
    answer({ memberSecurity: { ...security, paymentPassword: true } });
    portal.calls.invalidate((id) => id === 'memberSecurity');
    expect(await screen.findByText('Your payment password is needed to send.')).toBeDefined();
  });

  it('names the upline and what may still be sent [MEM-05]', async () => {
    await show({ transferUplineState: state });
    expect(await screen.findByText('Thiri')).toBeDefined();
    expect(await screen.findByText(/1\.00 to \D*500\.00/u)).toBeDefined();
    expect(screen.getByLabelText('Sum of these days').textContent).toMatch(/Transfers left today2/u);
    expect(screen.queryByLabelText('Account of the downline')).toBeNull();
  });

  it('sends to a downline only after the name was looked up [ROL-04]', async () => {
    const { user, asked, answer, portal } = await show(
      {
        transferUplineState: { ...state, upline: null, toDownline: true },
        transferUplineName: {
          status: 422,
          code: 'INVALID_FIELDS',
          value: { fields: [{ field: 'account', code: 'WRONG', params: {} }] },
        },
        transferUpline: sent,
      },
      1,
    );
    await user.type(await screen.findByLabelText('Account of the downline'), ' aung ');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('None of your direct downlines has this account.')).toBeDefined();
    expect(screen.queryByLabelText(/Amount/u)).toBeNull();
    answer({ transferUplineName: { account: 'aung', nickname: 'Ko Aung' } });
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Ko Aung')).toBeDefined();
    await user.type(await screen.findByLabelText(/Amount/u), '20');
    await user.type(screen.getByLabelText(/Payment password/u), '730194');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(portal.toasts.shown.map(({ text }) => text)[0]).toMatch(/was sent to aung/u));
    expect(JSON.parse(asked.find(({ id }) => id === 'transferUpline')?.body ?? '{}')).toEqual({
      to: 'downline',
      account: 'aung',
      amount: '2000',
      paymentPassword: '730194',
    });
  });

  it('says when there is nobody to transfer to', async () => {
    await show({ transferUplineState: { ...state, upline: null } });
    expect(await screen.findByText('There is nobody to transfer to')).toBeDefined();
  });
});
