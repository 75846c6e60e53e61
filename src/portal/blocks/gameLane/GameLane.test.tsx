// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { game, many, vendor } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { block } from './index.tsx';

afterEach(cleanup);

const lanes = (...cards: ReturnType<typeof game>[]) => ({
  lanes: [{ id: 'hot', title: 'Hot tonight', cards }],
});
const gameVendor = { vendors: [vendor('LUMEN', { name: 'Lumen Reels' })] };

describe('gameLane', () => {
  it('tells of each game its name, its vendor and whether it is hot or new', async () => {
    await stage(
      block,
      { lane: 'hot' },
      {
        answers: { hotGames: lanes(game('a', { name: 'Neon Koi', isNew: 1 })), gameVendor },
      },
    );
    const tile = within(await screen.findByRole('article'));
    expect(tile.getByText('Neon Koi')).toBeDefined();
    expect(await tile.findByText('Lumen Reels')).toBeDefined();
    expect(tile.getByText('Hot')).toBeDefined();
    expect(tile.getByText('New')).toBeDefined();
  });

  it('offers a visitor the login and says why [GAM-06]', async () => {
    const { user, modals, portal } = await stage(
      block,
      { lane: 'hot' },
      {
        answers: { hotGames: lanes(game('a', { name: 'Neon Koi' })), gameVendor },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Neon Koi: Log in to play' }));
    await vi.waitFor(() => expect(modals()).toEqual(['login']));
    await vi.waitFor(() =>
      expect(portal.toasts.get().map(({ text }) => text)).toEqual(['You are not logged in. Please log in.']),
    );
  });

  it('shows a player no action that would do nothing', async () => {
    await stage(block, { lane: 'hot' }, { answers: { hotGames: lanes(game('a')), gameVendor }, member: 0 });
    const tile = within(await screen.findByRole('article'));
    expect(tile.queryByRole('button')).toBeNull();
  });

  it('without a lane shows the hot games of all lanes once, of the category and up to the limit', async () => {
    await stage(
      block,
      { gameType: 'FISH', limit: 2 },
      {
        answers: {
          gameVendor,
          hotGames: {
            lanes: [
              {
                id: 'one',
                title: 'One',
                cards: [game('a', { gameType: 'FISH' }), game('cold', { isHot: 0 })],
              },
              {
                id: 'two',
                title: 'Two',
                cards: [
                  game('a', { gameType: 'FISH' }),
                  game('slot'),
                  game('b', { gameType: 'FISH' }),
                  game('c', { gameType: 'FISH' }),
                ],
              },
            ],
          },
        },
      },
    );
    expect(await screen.findAllByRole('article')).toBeDefined();
    expect(screen.getAllByText(/^Game /).map(({ textContent }) => textContent)).toEqual(['Game a', 'Game b']);
  });

  it('numbers the games of a ranked lane, also two hundred', async () => {
    await stage(
      block,
      { lane: 'hot', variant: 'ranked' },
      {
        answers: { hotGames: lanes(...many(200, game)), gameVendor },
      },
    );
    expect(await screen.findAllByRole('article')).toHaveLength(200);
    expect(screen.getByText('Number 200')).toBeDefined();
  });

  it('says when there is none, and tries again after a failure', async () => {
    const { user, answer } = await stage(
      block,
      { lane: 'hot', title: 'home.hot' },
      {
        answers: { hotGames: { status: 503 }, gameVendor },
      },
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading').textContent).not.toBe('');
    answer({ hotGames: lanes() });
    await user.click(retry);
    expect(await screen.findByText('No games here yet')).toBeDefined();
  });
});
