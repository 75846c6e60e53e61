import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { SessionBar } from './SessionBar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The status with the figures of the balance, once they are known. */
const balance = async (): Promise<Element> => {
  const status = (await screen.findByText('500.00')).closest('[role=status]');
  if (!status) throw new Error('The balance is no status.');
  return status;
};
const answers = { walletBalance: { sumBalance: '50000', currency: 'MMK', digits: 2 } };

describe('the bar of a member', () => {
  it('opens deposit, withdrawal and wallets by one press on the balance', async () => {
    const { user } = await stage(
      { view: SessionBar },
      { menu: 'member-header', balanceMenu: 'wallet' },
      { member: 0, answers },
    );
    expect((await balance()).textContent).toMatch(/^MMK\s500\.00$/u);
    await user.click(screen.getByRole('button', { name: 'Deposit, withdraw and wallets' }));
    const menu = within(await screen.findByRole('group', { name: 'Your money' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Deposit',
      'Withdraw',
      'Wallet',
      'Account record',
    ]);
  });

  it('names what can be withdrawn apart from the balance with bonus money', async () => {
    const walletBalance = { ...answers.walletBalance, bonusBalance: '20000' };
    const props = { menu: 'member-header', balanceMenu: 'wallet' };
    const { user } = await stage({ view: SessionBar }, props, { member: 0, answers: { walletBalance } });
    await balance();
    await user.click(screen.getByRole('button', { name: 'Deposit, withdraw and wallets' }));
    const menu = within(await screen.findByRole('group', { name: 'Your money' }));
    expect(menu.getByText(/^Of it bonus MMK\s200\.00 · To withdraw MMK\s300\.00$/u)).toBeDefined();
  });

  it('has a balance that is no button without a menu', async () => {
    await stage({ view: SessionBar }, { menu: 'member-header' }, { member: 0, answers });
    await balance();
    expect(screen.queryByRole('button', { name: 'Deposit, withdraw and wallets' })).toBeNull();
  });
});

describe('the bar of a visitor', () => {
  const show = async (login: 'inline' | 'button', matches: boolean) => {
    vi.stubGlobal('matchMedia', () => ({
      matches,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await stage({ view: SessionBar }, { login, form: 'login', menu: 'member-header' });
    return within(screen.getByRole('group'));
  };

  it('has the form to log in where the brand wants it and the page is wide [NAV-01]', async () => {
    const bar = await show('inline', true);
    expect(await bar.findByLabelText(/Username/u)).toBeDefined();
    expect(bar.getByLabelText(/^\W*Password/u)).toBeDefined();
    expect(bar.getByRole('button', { name: 'Other ways' })).toBeDefined();
  });

  it.each([
    ['inline', false],
    ['button', true],
  ] as const)(
    'has a button with the login %s on a page that is wide: %s [NAV-01]',
    async (login, matches) => {
      const bar = await show(login, matches);
      expect(bar.getByRole('button', { name: 'Log in' })).toBeDefined();
      expect(bar.queryByLabelText(/Username/u)).toBeNull();
    },
  );
});
