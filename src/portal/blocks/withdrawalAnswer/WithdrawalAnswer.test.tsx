// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { WithdrawalAnswer } from './WithdrawalAnswer.tsx';

afterEach(cleanup);

type Withdrawal = CallTypes['withdrawalList']['value']['withdrawals'][number];
const paid: Withdrawal = {
  id: 'w1',
  amount: '2000000',
  fee: '0',
  payout: '2000000',
  state: 'PAID',
  bankName: 'KBZ Bank',
  holder: 'Ma•••••n',
  number: '•••••801',
  requestedAt: '2026-01-05T10:00:00Z',
  paidAt: '2026-01-05T10:30:00Z',
  dueAt: '2026-01-05T11:10:00Z',
  proofs: 0,
};
const list = (withdrawals: Withdrawal[]) => ({ currency: 'MMK', digits: 2, withdrawals, more: false });
const show = (withdrawals: Withdrawal[]) =>
  stage(
    { view: WithdrawalAnswer },
    {},
    {
      member: 0,
      now: new Date('2026-01-05T10:40:00Z'),
      answers: {
        withdrawalList: list(withdrawals),
        withdrawalAnswer: { ...paid, state: 'DISPUTED', answer: 'partly', received: '1500000' },
      },
    },
  );

describe('withdrawalAnswer', () => {
  it('takes what came of a part, says what is missing, and counts down to when silence is an answer [SCR-09] [STA-14]', async () => {
    const { user, asked, answer } = await show([paid]);
    expect((await screen.findByRole('timer')).textContent).toContain('30:00');
    await user.click(screen.getByRole('radio', { name: /A part of it/u }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByText(/less than MMK\s20,000\.00/u)).toBeDefined();
    await user.type(screen.getByLabelText('Amount that arrived'), '15000');
    expect(screen.getByText('Still missing').nextSibling?.textContent).toMatch(/5,000\.00/u);
    answer({ withdrawalList: list([]) });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Nothing waits for your answer.')).toBeDefined();
    const sent = asked.filter(({ id }) => id === 'withdrawalAnswer').map(({ body }) => body);
    expect(sent).toEqual(['{"id":"w1","answer":"partly","received":"1500000"}']);
  });

  it('answers for one withdrawal only, however often the button is pressed [SCR-09]', async () => {
    const { user, asked, answer } = await show([{ ...paid, id: 'w2', payout: '500000' }, paid]);
    await user.click(await screen.findByRole('radio', { name: /All of it/u }));
    answer({ withdrawalList: list([{ ...paid, id: 'w2', payout: '500000' }]) });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/5,000\.00/u)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByText('Please choose what arrived.')).toBeDefined();
    const sent = asked.filter(({ id }) => id === 'withdrawalAnswer').map(({ body }) => body);
    expect(sent).toEqual(['{"id":"w1","answer":"full"}']);
  });

  it('does not say that nothing came without a picture that shows it [SCR-09]', async () => {
    const { user, asked } = await show([paid]);
    await user.click(await screen.findByRole('radio', { name: /Nothing yet/u }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByText(/^Please add a picture/u)).toBeDefined();
    expect(asked.some(({ id }) => id === 'withdrawalAnswer')).toBe(false);
  });
});
