import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { game } from '#portal/testing/samples.ts';
import { keepLeftPage, keepResultPage, leftPage } from '#portal/cashier/left-page.ts';
import { DepositResult } from './DepositResult.tsx';

afterEach(cleanup);

type Deposit = CallTypes['depositList']['value']['deposits'][number];
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
  receipts: 0,
  receiptNeeded: false,
  cancellable: true,
};
const list = (...deposits: Deposit[]) => ({ currency: 'MMK', digits: 2, deposits, more: false });
const show = (...deposits: Deposit[]) =>
  stage(
    { view: DepositResult },
    { play: { do: 'navigate', to: '/index' } },
    {
      member: 0,
      answers: {
        depositList: list(...deposits),
        walletBalance: { sumBalance: '6000000', currency: 'MMK', digits: 2 },
      },
    },
  );

describe('depositResult', () => {
  it('follows the newest deposit, counts the balance up and says what comes next', async () => {
    const { answer, portal } = await show(deposit, { ...deposit, id: 'd0', pay: '700000' });
    expect(await screen.findByText(/waiting for your payment of MMK\s10,150\.00/u)).toBeDefined();
    answer({ depositList: list({ ...deposit, state: 'CONFIRMED' }) });
    portal.calls.invalidate((id) => id === 'depositList');
    expect(await screen.findByText(/MMK\s10,000\.00 has been credited/u)).toBeDefined();
    expect((await screen.findAllByText(/balance is now MMK\s60,000\.00/u)).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Play now' }).getAttribute('href')).toBe('/index');
  });

  it('leads back to the page that the player left to pay', async () => {
    const { portal } = await show({ ...deposit, state: 'CONFIRMED' });
    cleanup();
    keepLeftPage({
      navigation: { ...portal.navigation, page: '/lottery?gameCode=k3' },
      storage: sessionStorage,
    });
    await stage(
      { view: DepositResult },
      { play: { do: 'navigate', to: '/index' } },
      {
        member: 0,
        sameTab: true,
        answers: {
          depositList: list({ ...deposit, state: 'CONFIRMED' }),
          walletBalance: { sumBalance: '6000000', currency: 'MMK', digits: 2 },
        },
      },
    );
    expect((await screen.findByRole('link', { name: 'Play now' })).getAttribute('href')).toBe(
      '/lottery?gameCode=k3',
    );
  });

  it('still leads back there who pays once more from the result itself', async () => {
    const { portal } = await show({ ...deposit, state: 'CONFIRMED' });
    const at = (page: string) => ({ navigation: { ...portal.navigation, page }, storage: sessionStorage });
    keepLeftPage(at('/lottery?gameCode=k3'));
    keepResultPage(at('/deposit-done'));
    keepLeftPage(at('/deposit-done?again=1'));
    expect(leftPage(at('/deposit-done'))).toBe('/lottery?gameCode=k3');
    keepLeftPage(at('/game?game=comet'));
    expect(leftPage(at('/deposit-done'))).toBe('/game?game=comet');
  });

  it('offers the game that was played last to who left no page', async () => {
    await stage(
      { view: DepositResult },
      { play: { do: 'navigate', to: '/index' } },
      {
        member: 0,
        answers: {
          depositList: list({ ...deposit, state: 'CONFIRMED' }),
          recentGames: { games: [game('one', { name: 'Neon Koi' }), game('two')] },
        },
      },
    );
    expect(await screen.findByRole('button', { name: 'Play Neon Koi' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Play now' })).toBeNull();
  });

  it('offers another try where none was credited', async () => {
    await show({ ...deposit, state: 'FAILED' });
    expect(await screen.findByText(/Nothing was credited/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Deposit again' })).toBeDefined();
  });
});
