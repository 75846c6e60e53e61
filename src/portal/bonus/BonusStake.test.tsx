import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import type { Game } from '#portal/games/game.ts';
import { stage } from '#portal/testing/stage.tsx';
import { BonusGameNote, BonusStakeNote } from './BonusStake.tsx';

afterEach(cleanup);

type Bonus = CallTypes['bonusDetails']['value']['bonuses'][number];
const money = { currency: 'MMK', digits: 2 };
const bonus: Bonus = {
  id: 'b',
  promotion: 'p',
  title: 'Firstlight',
  state: 'ACTIVE',
  amount: '100000',
  wagered: '0',
  target: '1000000',
  converted: '0',
  maxStake: '50000',
  at: '2026-03-01T10:00:00Z',
};

const game = { code: 'roulette', vassalage: 'saffron', gameType: 'LIVE' } as Game;

function show(
  stakes: bigint[],
  {
    state = 'ACTIVE',
    bonusBalance = '100000',
    contributions,
    apart = false,
  }: {
    state?: Bonus['state'];
    bonusBalance?: string | undefined;
    contributions?: Bonus['contributions'];
    /** The game keeps a wallet of its own. */
    apart?: boolean;
  } = {},
) {
  const View = () => (
    <>
      <BonusStakeNote stakes={stakes} />
      <BonusGameNote game={game} apart={apart} />
    </>
  );
  return stage(
    { view: View },
    {},
    {
      member: 0,
      answers: {
        walletBalance: { sumBalance: '180000', ...(bonusBalance !== '' && { bonusBalance }), ...money },
        bonusDetails: {
          bonuses: [{ ...bonus, state, ...(contributions && { contributions }) }],
          balance: '100000',
          steps: [],
          more: false,
          ...money,
        },
      },
    },
  );
}

describe('stakes under a bonus', () => {
  it('say before the bet that a larger one is paid with own money and does not count', async () => {
    await show([20000n, 60000n]);
    const above = await screen.findByText(
      /takes stakes up to .*500\.00\. The stake of .*600\.00 .*own money/u,
    );
    expect(above.dataset['refused']).toBeUndefined();
    expect(screen.getByText(/^Bonus in play: stakes up to .*500\.00/u)).toBeDefined();
  });

  it('say that the own money is not enough for a larger one', async () => {
    await show([90000n]);
    expect(await screen.findByText(/your own money of .*800\.00 is not enough/u)).toBeDefined();
  });

  it.each([
    ['a stake that it takes', [50000n], {}],
    ['a bonus that waits', [60000n], { state: 'WAITING' }],
  ] as const)('say nothing of %s', async (_, stakes, given) => {
    const { asked } = await show([...stakes], given);
    await waitFor(() => expect(asked.some(({ id }) => id === 'bonusDetails')).toBe(true));
    expect(screen.queryByText(/takes stakes up to/u)).toBeNull();
  });

  it.each([
    ['all of a stake', undefined, /^Bonus in play: stakes up to .*500\.00 use it .*do not count\.$/u],
    [
      'a part by its category',
      { categories: { LIVE: 10 } },
      /do not count\. 10 % of a stake counts in this game\.$/u,
    ],
    [
      'nothing by its vendor',
      { categories: { LIVE: 10 }, vendors: { saffron: 0 } },
      /^Bonus in play: stakes in this game do not count/u,
    ],
    [
      'a part by the game itself',
      { vendors: { saffron: 0 }, games: { roulette: 50 } },
      /50 % of a stake counts/u,
    ],
  ] as const)('count in a game by what the bonus says of it: %s', async (_, contributions, words) => {
    await show([], { contributions });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('do not count in a game with a wallet of its own', async () => {
    await show([], { apart: true });
    expect(await screen.findByText(/stakes in this game do not count/u)).toBeDefined();
  });

  it('ask for no bonus where there is no bonus money', async () => {
    const { asked, portal } = await show([60000n], { bonusBalance: '' });
    await waitFor(() => expect(portal.calls.read('walletBalance', {}).state).toBe('ready'));
    expect(asked.some(({ id }) => id === 'bonusDetails')).toBe(false);
  });
});
