import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { refreshCashier } from '#portal/cashier/refresh.ts';
import { limit, protection } from '#portal/protection/testing/protection-answer.ts';
import { stage } from '#portal/testing/stage.tsx';
import { DepositDesk } from './DepositDesk.tsx';

afterEach(cleanup);

type Deposit = CallTypes['depositList']['value']['deposits'][number];
const options: CallTypes['cashierOptions']['value'] = {
  currency: 'MMK',
  digits: 2,
  balance: '5000000',
  paymentPassword: true,
  deposit: {
    waiting: 0,
    waitingMax: 3,
    methods: [
      {
        id: 'card',
        kind: 'hosted',
        name: 'Bank card',
        min: '500000',
        max: '10000000',
        quick: ['1000000'],
        feePercent: 1.5,
        minutes: 20,
        accounts: [],
        receipt: false,
      },
    ],
  },
  withdrawal: { methods: [], min: '0', max: '0', quick: [], accountsMax: 5, receiptMinutes: 60 },
  banks: [],
  accounts: [],
};
const deposit: Deposit = {
  id: 'd1',
  method: 'card',
  methodName: 'Bank card',
  kind: 'hosted',
  amount: '1000000',
  fee: '15000',
  pay: '1015000',
  state: 'PENDING',
  madeAt: '2026-01-05T10:00:00Z',
  payUrl: 'https://till.example/p1',
  receipts: 0,
  receiptNeeded: false,
  cancellable: true,
};
const list = (deposits: Deposit[]) => ({ currency: 'MMK', digits: 2, deposits, more: false });

describe('depositDesk', () => {
  it('begins a deposit within the bounds, with its fee, and leads to the page to pay at [MEM-03]', async () => {
    const { user, asked, answer } = await stage(
      { view: DepositDesk },
      {},
      {
        member: 0,
        answers: {
          protection: protection(),
          cashierOptions: options,
          depositList: list([]),
          depositCreate: deposit,
        },
      },
    );
    await user.type(await screen.findByLabelText(/Amount/u), '4999');
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(asked.some(({ id }) => id === 'depositCreate')).toBe(false);
    await user.click(screen.getByRole('button', { name: /10,000/u }));
    expect(screen.getByText('You pay').nextSibling?.textContent).toMatch(/10,150\.00/u);
    const other: Deposit = { ...deposit, id: 'd0', pay: '700000' };
    answer({ depositList: list([deposit, other]) });
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    const begun = await screen.findByRole('article', { name: /10,150\.00/u });
    const way = within(begun).getByRole('link', { name: 'Go to the payment page' });
    expect(way.getAttribute('href')).toBe('https://till.example/p1');
    expect(document.activeElement).toBe(begun);
    expect(asked.find(({ id }) => id === 'depositCreate')?.body).toBe('{"method":"card","amount":"1000000"}');
  });

  it('takes an amount typed over the one that stands there, and leaves one that cannot be read to be corrected [MEM-03]', async () => {
    const { user } = await stage(
      { view: DepositDesk },
      {},
      {
        member: 0,
        answers: { protection: protection(), cashierOptions: options, depositList: list([]) },
      },
    );
    const amount = await screen.findByLabelText<HTMLInputElement>(/^\W*Amount/u);
    await user.type(amount, '6000');
    await user.tab();
    await user.tab({ shift: true });
    await user.keyboard('7000');
    await user.tab();
    expect(amount.value).toBe('7,000.00');
    await user.clear(amount);
    await user.type(amount, '7000.555');
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(amount.value).toBe('7000.555');
    await expect.poll(() => document.activeElement).toBe(amount);
    expect(screen.getByText('Please write an amount, such as 10,000.')).toBeDefined();
  });

  it('offers no more what an operator takes off, and keeps the amount that was typed', async () => {
    const [card] = options.deposit.methods;
    const methods = card ? [card, { ...card, id: 'wallet', name: 'E-wallet' }] : [];
    const { user, portal, answer } = await stage(
      { view: DepositDesk },
      {},
      {
        member: 0,
        answers: {
          protection: protection(),
          cashierOptions: { ...options, deposit: { ...options.deposit, methods } },
          depositList: list([]),
        },
      },
    );
    await screen.findByRole('radio', { name: /Bank card/u });
    const amount = await screen.findByLabelText<HTMLInputElement>(/^\W*Amount/u);
    await user.type(amount, '6000');
    answer({ cashierOptions: options });
    const { current } = portal.documents;
    (portal.documents as { current: object }).current = { ...current, seq: current.seq + 1 };
    await expect.poll(() => screen.queryByRole('radio', { name: /E-wallet/u })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^\W*Amount/u).value).toBe('6000');
  });

  it('cancels a waiting deposit after asking once more [MEM-03]', async () => {
    const cancelled: Deposit = { ...deposit, state: 'CANCELLED', cancellable: false };
    const { user, asked, answer } = await stage(
      { view: DepositDesk },
      {},
      {
        member: 0,
        answers: {
          protection: protection(),
          cashierOptions: options,
          depositList: list([deposit]),
          depositCancel: cancelled,
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));
    expect(document.activeElement?.textContent).toBe('Keep it');
    expect(asked.some(({ id }) => id === 'depositCancel')).toBe(false);
    answer({ depositList: list([cancelled]) });
    await user.click(screen.getByRole('button', { name: 'Cancel the deposit' }));
    await expect.poll(() => screen.queryByRole('button', { name: 'Cancel the deposit' })).toBeNull();
    expect(asked.find(({ id }) => id === 'depositCancel')?.body).toBe('{"id":"d1"}');
  });

  it.each([
    ['CONFIRMED', 'MMK 10,000.00 has been credited.'],
    ['FAILED', 'Your deposit of MMK 10,000.00 failed. Nothing was credited.'],
  ] as const)('says what became of a deposit that was waiting: %s [MEM-03]', async (state, words) => {
    const { answer, portal } = await stage(
      { view: DepositDesk },
      {},
      {
        member: 0,
        answers: { protection: protection(), cashierOptions: options, depositList: list([deposit]) },
      },
    );
    await screen.findByRole('link', { name: 'Go to the payment page' });
    answer({ depositList: list([{ ...deposit, state, cancellable: false }]) });
    refreshCashier(portal);
    await expect
      .poll(() => portal.toasts.shown.map(({ text }) => text.replaceAll('\u00A0', ' ')))
      .toEqual([words]);
  });

  it.each([
    ['2026-03-04T04:00:00Z', /Your break lasts until 2026-03-04/u],
    // The session began during the break, and stays what it is.
    ['2026-03-04T06:00:00Z', /Your break is over. Log in again/u],
  ])(
    'says at once that nothing is paid in during a break, at %s, and leaves the way to withdraw',
    async (now, words) => {
      const exclusion = { kind: 'timeOut', until: '2026-03-04T05:30:00Z' } as const;
      const { router, user } = await stage(
        { view: DepositDesk },
        {},
        {
          member: 0,
          now: new Date(now),
          answers: {
            protection: protection({ exclusion }),
            cashierOptions: options,
            depositList: list([]),
          },
        },
      );
      expect(await screen.findByText(words)).toBeDefined();
      expect(screen.queryByLabelText('Amount')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Withdraw' }));
      await expect.poll(() => JSON.stringify(router.state.location)).toMatch(/withdraw/u);
    },
  );

  it.each([
    ['0', 'Your deposit limit is used up.'],
    ['499999', 'Your deposit limit leaves too little for a deposit.'],
  ])(
    'says at once that the limit has no room for a deposit, and when it has: %s left',
    async (left, words) => {
      const day = limit('deposit', 'day', { amount: '2000000', left, freesAt: '2026-01-06T03:30:00Z' });
      await stage(
        { view: DepositDesk },
        {},
        {
          member: 0,
          answers: {
            protection: protection({ limits: [day] }),
            cashierOptions: options,
            depositList: list([]),
          },
        },
      );
      expect(await screen.findByText(words)).toBeDefined();
      expect(screen.getByText(/of MMK\s20,000\.00 \(24 hours\)/u).textContent).toContain(
        'There is room again from 2026-01-06 10:00 UTC+6:30.',
      );
      expect(screen.queryByLabelText('Amount')).toBeNull();
    },
  );

  it('leads to the page to pay at in the same tab, unless its provider does not lead back', async () => {
    const left: string[] = [];
    const { user, portal, answer } = await stage(
      { view: DepositDesk },
      {},
      {
        member: 0,
        answers: {
          protection: protection(),
          cashierOptions: options,
          depositList: list([]),
          depositCreate: deposit,
        },
      },
    );
    portal.window.leave = (address) => void left.push(address);
    await user.click(await screen.findByRole('button', { name: /10,000/u }));
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    await expect.poll(() => left).toEqual(['https://till.example/p1']);
    const other = { ...deposit, newTab: true };
    answer({ depositCreate: other, depositList: list([other]) });
    await user.click(await screen.findByRole('button', { name: /10,000/u }));
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    const way = await screen.findByRole('link', { name: 'Go to the payment page' });
    expect([way.getAttribute('target'), left.length]).toEqual(['_blank', 1]);
  });

  it('takes no amount beyond what the limit leaves', async () => {
    const day = limit('deposit', 'day', { amount: '2000000', left: '900000' });
    const { user, asked, answer } = await stage(
      { view: DepositDesk },
      {},
      {
        member: 0,
        answers: {
          protection: protection({ limits: [day] }),
          cashierOptions: options,
          depositList: list([]),
          depositCreate: deposit,
        },
      },
    );
    await user.type(await screen.findByLabelText(/Amount/u), '9001');
    expect(screen.queryByRole('button', { name: /10,000/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(asked.some(({ id }) => id === 'depositCreate')).toBe(false);
    // Once it is begun it counts: what is left is asked for anew.
    answer({ protection: protection({ limits: [{ ...day, left: '0' }] }) });
    await user.clear(screen.getByLabelText(/Amount/u));
    await user.type(screen.getByLabelText(/Amount/u), '9000');
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByText('Your deposit limit is used up.')).toBeDefined();
  });
});
