import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { securityFlows } from '#portal/security/flows.ts';
import { stage } from '#portal/testing/stage.tsx';
import { WithdrawDesk } from './WithdrawDesk.tsx';

afterEach(cleanup);

const options: CallTypes['cashierOptions']['value'] = {
  currency: 'MMK',
  digits: 2,
  balance: '5000000',
  paymentPassword: true,
  deposit: { waiting: 0, waitingMax: 3, methods: [] },
  withdrawal: {
    methods: [{ id: 'bank', kind: 'bank', name: 'Bank transfer', feePercent: 1 }],
    min: '1000000',
    max: '10000000',
    quick: ['2000000', '9000000'],
    leftToday: 2,
    accountsMax: 5,
    receiptMinutes: 60,
  },
  banks: [],
  accounts: [
    {
      id: 'a1',
      bank: 'north',
      bankName: 'North Bank',
      kind: 'bank',
      number: '•••••801',
      holder: 'Ma Hla Win',
    },
  ],
};
const props = {
  confirm: { do: 'openCentre', centre: 'member', page: 'withdrawConfirm' },
  paymentPassword: { do: 'openCentre', centre: 'member', page: 'securityCenter' },
} as const;
const list = { currency: 'MMK', digits: 2, withdrawals: [], more: false };

/** The desk in a panel that can be closed and opened again. */
const Reopened = (given: ComponentProps<typeof WithdrawDesk>) => {
  const [times, open] = useState(0);
  return (
    <>
      <button onClick={() => open(times + 1)}>Close and open</button>
      <WithdrawDesk key={times} {...given} />
    </>
  );
};

describe('withdrawDesk', () => {
  it('asks for a withdrawal to an account of the member, within what is there, for the payment password [MEM-04]', async () => {
    const { user, asked } = await stage({ view: WithdrawDesk }, props, {
      member: 0,
      answers: { cashierOptions: options, withdrawalList: list },
    });
    const sent = () => asked.filter(({ id }) => id === 'withdrawalCreate');
    expect(await screen.findByRole('radio', { name: /North Bank •••••801/u })).toBeDefined();
    // More than the balance is not offered, and not sent.
    expect(screen.queryByRole('button', { name: /90,000/u })).toBeNull();
    await user.type(await screen.findByLabelText(/Amount/u), '60000');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(sent()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Amount/u)));
    await user.clear(screen.getByLabelText(/Amount/u));
    await user.click(screen.getByRole('button', { name: /20,000/u }));
    expect(screen.getByText('Arrives').nextSibling?.textContent).toMatch(/19,800\.00/u);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(sent()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Payment password/u)));
    await user.type(screen.getByLabelText(/Payment password/u), '246810');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject({
      account: 'a1',
      amount: '2000000',
      paymentPassword: '246810',
    });
  });

  it('says by when the money is expected, before it is asked for and while it is on its way', async () => {
    const [bank] = options.withdrawal.methods;
    const methods = bank ? [{ ...bank, minutes: 45 }] : [];
    const asked = {
      id: 'w1',
      amount: '2000000',
      fee: '20000',
      payout: '1980000',
      state: 'REQUESTED',
      bankName: 'North Bank',
      holder: 'Ma Hla Win',
      number: '•••••801',
      requestedAt: '2026-01-05T10:00:00Z',
      expectedAt: '2026-01-05T10:45:00Z',
      proofs: 0,
    } as const;
    await stage({ view: WithdrawDesk }, props, {
      member: 0,
      now: new Date('2026-01-05T11:00:00Z'),
      answers: {
        cashierOptions: { ...options, withdrawal: { ...options.withdrawal, methods } },
        withdrawalList: { ...list, withdrawals: [asked] },
      },
    });
    const summary = await screen.findByText('Expected by');
    expect(summary.nextSibling?.textContent).toBe('2026-01-05 18:15 UTC+6:30');
    expect(await screen.findByText(/20,000\.00 to North Bank •••••801 is being handled/u)).toBeDefined();
    expect(screen.getByText('Expected by 2026-01-05 17:15 UTC+6:30')).toBeDefined();
  });

  it('asks whether what was paid arrived, and says until when silence does not count as a yes', async () => {
    const paid = {
      id: 'w1',
      amount: '2000000',
      fee: '0',
      payout: '2000000',
      state: 'PAID',
      bankName: 'North Bank',
      holder: 'Ma Hla Win',
      number: '•••••801',
      requestedAt: '2026-01-05T10:00:00Z',
      proofs: 0,
    } as const;
    const withdrawals = [
      { ...paid, id: 'w2', dueAt: '2026-01-05T20:00:00Z' },
      { ...paid, dueAt: '2026-01-05T13:30:00Z' },
    ];
    await stage({ view: WithdrawDesk }, props, {
      member: 0,
      now: new Date('2026-01-05T11:00:00Z'),
      answers: { cashierOptions: options, withdrawalList: { ...list, withdrawals } },
    });
    const asked = await screen.findByText('2 withdrawals were paid. Did they arrive?');
    const notice = within(asked.closest<HTMLElement>('.lv-notice') ?? document.body);
    expect(notice.getByRole('timer').textContent).toContain('2:30:00');
    expect(notice.getByRole('button', { name: 'Did your money arrive?' })).toBeDefined();
  });

  it('tells which bonus a withdrawal ends, and sends it only with that word', async () => {
    const withBonus = { ...options, withdrawal: { ...options.withdrawal, bonus: '150000' } };
    const { user, asked } = await stage({ view: WithdrawDesk }, props, {
      member: 0,
      answers: { cashierOptions: withBonus, withdrawalList: list },
    });
    await user.click(await screen.findByRole('button', { name: 'Take money out all the same' }));
    expect(screen.queryByLabelText(/Amount/u)).toBeNull();
    await user.click(screen.getByRole('button', { name: /Give up .*1,500\.00 and go on/u }));
    await user.click(await screen.findByRole('button', { name: /20,000/u }));
    expect(screen.getByText(/you give up .*1,500\.00 of bonus money/u)).toBeDefined();
    await user.type(screen.getByLabelText(/Payment password/u), '246810');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const sent = () => asked.filter(({ id }) => id === 'withdrawalCreate');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject({ amount: '2000000', forfeitBonus: true });
  });

  it('asks under the same key again, also after the desk was closed, while nobody knows what became of it [MEM-04]', async () => {
    const { user, asked } = await stage({ view: Reopened }, props, {
      member: 0,
      answers: { cashierOptions: options, withdrawalList: list, withdrawalCreate: { status: 503 } },
    });
    const sent = () => asked.filter(({ id }) => id === 'withdrawalCreate');
    const withdraw = async () => {
      await user.click(await screen.findByRole('button', { name: /20,000/u }));
      await user.type(screen.getByLabelText(/Payment password/u), '246810');
      await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    };
    await withdraw();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Close and open' }));
    await withdraw();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]?.key).toBeTruthy();
    expect(sent()[1]?.key).toBe(sent()[0]?.key);
  });

  it.each([{ leftToday: 0 }, { sumLeftToday: '999999' }])(
    'says that the withdrawals of a day are used up in place of asking for what would be refused: %o [MEM-04]',
    async (left) => {
      const withdrawal = { ...options.withdrawal, ...left };
      await stage({ view: WithdrawDesk }, props, {
        member: 0,
        answers: { cashierOptions: { ...options, withdrawal }, withdrawalList: list },
      });
      expect(await screen.findByText('You can withdraw again from midnight.')).toBeDefined();
      expect(screen.queryByLabelText(/Amount/u)).toBeNull();
    },
  );

  it('says that money stands in wallets of games, and leads to where it comes back', async () => {
    const vendors = [
      { vassalage: 'COPPER', name: 'C', gameType: 'RNG', image: '/c.svg', maintenance: false },
    ];
    const money = { currency: 'MMK', digits: 2 };
    const { user, portal } = await stage({ view: WithdrawDesk }, props, {
      member: 0,
      answers: {
        cashierOptions: options,
        withdrawalList: list,
        merchantWallet: { isSingle: false, vendors, min: '100', max: '1000000', ...money },
        walletTransferState: {
          main: '5000000',
          transit: '0',
          held: '0',
          vendors: [
            { vassalage: 'COPPER', balance: '250000' },
            { vassalage: 'CORALC', balance: null },
          ],
          transfers: [],
          ...money,
        },
      },
    });
    expect(await screen.findByText(/2,500\.00 of yours is in game wallets/u)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(portal.navigation.modals).toMatchObject([{ id: 'member-centre', panel: 'transferFund' }]);
  });

  it('says that the balance may be out of date when it could not be asked for again, and keeps what was typed', async () => {
    const { user, portal, answer } = await stage({ view: WithdrawDesk }, props, {
      member: 0,
      answers: { cashierOptions: options, withdrawalList: list },
    });
    await user.type(await screen.findByLabelText(/Amount/u), '20000');
    answer({ cashierOptions: { status: 503 } });
    portal.calls.invalidate((id) => id === 'cashierOptions');
    expect(await screen.findByText(/This may be out of date/u)).toBeDefined();
    answer({ cashierOptions: { ...options, balance: '3000000' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/This may be out of date/u)).toBeNull());
    expect((await screen.findAllByText(/30,000\.00/u)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>(/Amount/u).value).toMatch(/^20,?000/u);
  });

  it('asks for the balance again when it is opened again, and says when it cannot be told', async () => {
    const { user, answer } = await stage({ view: Reopened }, props, {
      member: 0,
      answers: { cashierOptions: options, withdrawalList: list },
    });
    await screen.findByLabelText(/Amount/u);
    answer({ cashierOptions: { status: 503 } });
    await user.click(screen.getByRole('button', { name: 'Close and open' }));
    expect(await screen.findByText(/This may be out of date/u)).toBeDefined();
    expect(screen.getByLabelText(/Amount/u)).toBeDefined();
  });

  it('leads to what is wrong with an account that was refused [MEM-04]', async () => {
    const banks = [{ id: 'north', name: 'North Bank', kind: 'bank' as const, digits: { min: 10, max: 12 } }];
    const value = { fields: [{ field: 'number', code: 'PATTERN' }] };
    const { user } = await stage({ view: WithdrawDesk }, props, {
      member: 0,
      answers: {
        cashierOptions: { ...options, banks, accounts: [] },
        withdrawalList: list,
        cashierAccountAdd: { status: 422, code: 'INVALID_FIELDS', value },
      },
    });
    const bank = await screen.findByLabelText<HTMLSelectElement>(/^\W*Bank$/u);
    // Nobody chose one yet.
    expect(bank.value).toBe('');
    // The number's control is fetched then, and React never resumes what suspended in an act that nobody awaits.
    await act(async () => void fireEvent.change(bank, { target: { value: 'north' } }));
    await user.type(await screen.findByLabelText(/Account holder/u), 'Ma Hla Win');
    await user.type(await screen.findByLabelText(/Account number/u), '12');
    await user.type(screen.getByLabelText(/Payment password/u), '246810');
    await user.click(screen.getByRole('button', { name: 'Add an account' }));
    const number = screen.getByLabelText(/Account number/u);
    await waitFor(() => expect(document.activeElement).toBe(number));
    expect(number.getAttribute('aria-invalid')).toBe('true');
  });

  it('goes on by itself as soon as the payment password it asks for is set [MEM-04]', async () => {
    const { portal, answer } = await stage({ view: WithdrawDesk }, props, {
      member: 0,
      answers: {
        cashierOptions: { ...options, paymentPassword: false },
        withdrawalList: list,
        paymentPassword: {},
      },
    });
    await screen.findByRole('button', { name: 'Set' });
    expect(screen.queryByLabelText(/Amount/u)).toBeNull();
    answer({ cashierOptions: options });
    const values = { newPaymentPassword: '246810', confirmPaymentPassword: '246810', password: 'x' };
    await securityFlows.changePaymentPassword({ do: 'changePaymentPassword' }, portal, {
      form: { id: 'payment-password', values },
    });
    expect(await screen.findByLabelText(/Amount/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Set' })).toBeNull();
  });
});
