import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { AccountOverview } from './AccountOverview.tsx';

afterEach(cleanup);

const block = { view: AccountOverview };
const member = (given: Partial<CallTypes['memberInfo']['value']> = {}): CallTypes['memberInfo']['value'] => ({
  id: '1',
  account: 'player01',
  nickname: 'Thiri',
  type: 0,
  toUpline: 'agent07',
  clubLabel: { labelName: 'Gold' },
  memberLabel: [{ labelName: 'Regular' }, { labelName: 'Lottery' }],
  lastLoginAt: '2026-01-05T17:40:09Z',
  registeredAt: '2025-06-01T00:00:00Z',
  ...given,
});
const walletBalance = { sumBalance: '9007199254740993', currency: 'MMK', digits: 2 };

describe('accountOverview', () => {
  it('shows who is logged in: account, nickname, upline, labels [ENT-01]', async () => {
    await stage(block, {}, { member: 0, answers: { memberInfo: member(), walletBalance } });
    for (const words of ['Thiri', 'player01', 'agent07', 'Gold', 'Regular', 'Lottery'])
      expect(await screen.findByText(words)).toBeDefined();
  });

  it('says a name once where the member has no nickname', async () => {
    const memberInfo = member({ nickname: '' });
    await stage(block, {}, { member: 0, answers: { memberInfo, walletBalance } });
    expect(await screen.findAllByText('player01')).toHaveLength(1);
  });

  it('leads from the balance to deposit and withdrawal, but not for a guest', async () => {
    const { user, router } = await stage(
      block,
      {},
      { member: 0, answers: { memberInfo: member(), walletBalance } },
    );
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    await expect.poll(() => router.state.location.pathname).toBe('/member/deposit');
    cleanup();
    await stage(block, {}, { member: 4, answers: { memberInfo: member({ type: 4 }), walletBalance } });
    await screen.findByText('Trial account');
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });

  it("shows the last login on the brand's clocks, or that there was none", async () => {
    await stage(
      block,
      {},
      {
        member: 0,
        answers: { memberInfo: member(), walletBalance },
        documents: (given) => ({ ...given, brand: { ...given.brand, timeZone: 'Asia/Yangon' } }),
      },
    );
    expect(await screen.findByText('2026-01-06 00:10:09')).toBeDefined();
    cleanup();
    await stage(
      block,
      {},
      { member: 0, answers: { memberInfo: member({ lastLoginAt: null }), walletBalance } },
    );
    expect(await screen.findByText('This is your first visit')).toBeDefined();
  });

  it('shows the balance exactly, and a placeholder while it is refreshed', async () => {
    const { user, answer } = await stage(
      block,
      {},
      { member: 0, answers: { memberInfo: member(), walletBalance } },
    );
    expect(await screen.findByText(/90,071,992,547,409\.93/)).toBeDefined();
    answer({ walletBalance: { ...walletBalance, sumBalance: '-5' } });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/-MMK\s0\.05/)).toBeDefined();
  });

  it('names what of the balance is bonus money and what can be withdrawn apart', async () => {
    const withBonus = { ...walletBalance, sumBalance: '70000', bonusBalance: '20000' };
    await stage(block, {}, { member: 0, answers: { memberInfo: member(), walletBalance: withBonus } });
    const said = async (name: string) => (await screen.findByText(name)).nextSibling?.textContent;
    expect(await said('Balance')).toMatch(/700\.00/u);
    expect(await said('Of it bonus')).toMatch(/200\.00/u);
    expect(await said('To withdraw')).toMatch(/500\.00/u);
  });

  it('says that the balance is being updated until it has come', async () => {
    await stage(block, {}, { member: 0, answers: { memberInfo: member() } });
    expect(await screen.findByText('Updating…')).toBeDefined();
  });

  it('says when the balance could not be had', async () => {
    await stage(block, {}, { member: 0, answers: { memberInfo: member(), walletBalance: { status: 500 } } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('tells a guest what a real account is for, and opens the registration', async () => {
    const { user, modals } = await stage(
      block,
      {},
      {
        member: 4,
        answers: { memberInfo: member({ type: 4, toUpline: null }), walletBalance },
      },
    );
    expect(await screen.findByText('Trial account')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Open a real account' }));
    await expect.poll(() => modals()).toEqual(['register']);
  });

  it('names an agent as one', async () => {
    await stage(block, {}, { member: 1, answers: { memberInfo: member({ type: 41 }), walletBalance } });
    expect(await screen.findByText('Agent')).toBeDefined();
  });

  it('asks a visitor to log in', async () => {
    const { user, modals } = await stage(block, {});
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    await expect.poll(() => modals()).toEqual(['login']);
  });
});
