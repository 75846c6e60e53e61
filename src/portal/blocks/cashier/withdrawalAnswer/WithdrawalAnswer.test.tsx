import { cleanup, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { ModalContext } from '#portal/shell/modal-context.ts';
import type { ModalEntry } from '#portal/shell/history-state.ts';
import { stage } from '#portal/testing/stage.tsx';
import { CashierHistory } from '../cashierHistory/CashierHistory.tsx';
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
    await user.click(await screen.findByRole('radio', { name: /A part of it/u }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/to MMK\s19,999\.99/u)).toBeDefined();
    expect(screen.getByLabelText(/Amount that arrived/u).getAttribute('aria-invalid')).toBe('true');
    await user.type(screen.getByLabelText(/Amount that arrived/u), '15000');
    expect((await screen.findByText('Still missing')).nextSibling?.textContent).toMatch(/5,000\.00/u);
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
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect((await screen.findByRole('radiogroup')).getAttribute('aria-invalid')).toBe('true');
    const sent = asked.filter(({ id }) => id === 'withdrawalAnswer').map(({ body }) => body);
    expect(sent).toEqual(['{"id":"w1","answer":"full"}']);
  });

  it('asks about the withdrawal whose line was pressed, and then about the others [SCR-09]', async () => {
    const newer: Withdrawal = { ...paid, id: 'w2', payout: '500000', amount: '500000' };
    const confirm = { do: 'openModal', modal: 'withdrawal-confirmation' } as const;
    const Both = () => {
      const { modals } = (useLocation().state ?? {}) as { modals?: ModalEntry[] };
      return (
        <>
          <CashierHistory props={{ of: 'withdrawals', confirm }} params={{}} slots={{}} />
          {modals && (
            <ModalContext value={modals.at(-1)}>
              <section aria-label="Modal">
                <WithdrawalAnswer props={{}} params={{}} slots={{}} />
              </section>
            </ModalContext>
          )}
        </>
      );
    };
    const { user, asked, answer } = await stage(
      { view: Both },
      {},
      { member: 0, answers: { withdrawalList: list([newer, paid]), withdrawalAnswer: newer } },
    );
    const [first] = await screen.findAllByRole('button', { name: 'Did your money arrive?' });
    if (first) await user.click(first);
    const modal = await screen.findByRole('region', { name: 'Modal' });
    expect(await within(modal).findByText(/5,000\.00/u)).toBeDefined();
    await user.click(await within(modal).findByRole('radio', { name: /All of it/u }));
    answer({ withdrawalList: list([paid]) });
    await user.click(within(modal).getByRole('button', { name: 'Confirm' }));
    expect(await within(modal).findByText(/20,000\.00/u)).toBeDefined();
    const sent = asked.filter(({ id }) => id === 'withdrawalAnswer').map(({ body }) => body);
    expect(sent).toEqual(['{"id":"w2","answer":"full"}']);
  });

  it('does not say that nothing came without a picture that shows it [SCR-09]', async () => {
    const { user, asked } = await show([paid]);
    await user.click(await screen.findByRole('radio', { name: /Nothing yet/u }));
    expect(await screen.findByText(/^Please add a picture/u)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect.poll(() => screen.queryByText('This cannot be empty.')).not.toBeNull();
    expect(asked.some(({ id }) => id === 'withdrawalAnswer')).toBe(false);
  });
});
