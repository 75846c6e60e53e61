import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { game, vendor } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { GameFrame } from './GameFrame.tsx';

afterEach(cleanup);

it('says that no game is open and leads to the categories that have games', async () => {
  const { user, router } = await stage(
    { view: GameFrame },
    {},
    {
      at: '/game',
      answers: { gameVendor: { vendors: [vendor('A'), vendor('B'), vendor('C', { gameType: 'ESPORTS' })] } },
    },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'No game is open' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Slots' })).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  // E-sports has no path of its own: it is shown on the page of sports.
  await user.click(screen.getByRole('link', { name: 'E-sports' }));
  expect(router.state.location.pathname).toBe('/sports');
});

describe('a direct link to a game of a vendor with a wallet of its own', () => {
  const found = game('copper', { accountTypeName: 'Copper' });
  const started = { game_url: 'http://vendors.test/play', launchMode: 'real' as const, game: found };
  const open = () =>
    stage(
      { view: GameFrame },
      {},
      {
        member: 0,
        at: '/game?game=copper',
        answers: {
          gameList: { games: [found], total: 1, page: 1, size: 1 } as never,
          walletBalance: { sumBalance: '50000', currency: 'MMK', digits: 2 },
          launchAddress: {
            status: 409,
            code: 'CONFIRM_TRANSFER',
            value: { balance: '50000', amount: '50000', currency: 'MMK', digits: 2 },
          },
        },
      },
    );
  const confirmed = (asked: Awaited<ReturnType<typeof open>>['asked']) =>
    asked
      .filter(({ id }) => id === 'launchAddress')
      .map(({ body }) => (JSON.parse(body ?? '{}') as { confirmTrans?: boolean }).confirmTrans);

  it.each([
    ['Move MMK\u00A0500.00 there and play', true],
    ['Play with what is there', false],
  ])('asks as every start does, and goes on as the player says: %s', async (name, confirmTrans) => {
    const { user, asked, answer } = await open();
    const choice = await screen.findByRole('button', { name });
    expect(confirmed(asked)).toEqual([undefined]);
    answer({ launchAddress: started });
    await user.click(choice);
    expect(await screen.findByTitle('Game copper')).toBeDefined();
    expect(confirmed(asked)).toEqual([undefined, confirmTrans]);
  });

  it('asks no more when the game is started anew on its page', async () => {
    const { user, asked, answer } = await open();
    const choice = await screen.findByRole('button', { name: /^Move/u });
    answer({ launchAddress: started });
    await user.click(choice);
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    await expect.poll(() => confirmed(asked)).toEqual([undefined, true, false]);
  });

  it('says why it does not start, and asks again', async () => {
    const { user, answer } = await open();
    const choice = await screen.findByRole('button', { name: /^Move/u });
    answer({ launchAddress: { status: 503, code: 'VENDOR_UNAVAILABLE' } });
    await user.click(choice);
    expect(await screen.findByRole('alert')).toBeDefined();
    answer({
      launchAddress: {
        status: 409,
        code: 'CONFIRM_TRANSFER',
        value: { balance: '50000', amount: '50000', currency: 'MMK', digits: 2 },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Move/u })).toBeDefined();
  });
});
