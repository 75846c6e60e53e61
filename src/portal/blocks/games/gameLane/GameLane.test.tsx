import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { game, many, vendor } from '#portal/testing/samples.ts';
import { PlayLayer } from '#portal/play/PlayLayer.tsx';
import type { Portal } from '#portal/runtime/portal.ts';
import { stage } from '#portal/testing/stage.tsx';
import { GameLane } from './GameLane.tsx';
import { block } from './index.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lanes = (...cards: ReturnType<typeof game>[]) => ({
  lanes: [{ id: 'hot', title: 'Hot tonight', cards }],
});
const gameVendor = { vendors: [vendor('LUMEN', { name: 'Lumen Reels' })] };

const WithLoader = (props: Parameters<typeof GameLane>[0]) => (
  <>
    <GameLane {...props} />
    <PlayLayer />
  </>
);

const answerOfLogin = {
  token: 'token',
  customerId: '1',
  account: 'player',
  type: 0,
  memberLabel: [],
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  passwordDue: false,
  expiresAt: '2999-01-01T00:00:00Z',
} as Parameters<Portal['login']['finish']>[0];

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

  it('draws a long row as far as it is scrolled, and says how long it is', async () => {
    const watched: { element: Element; comesNear: () => void }[] = [];
    class Watcher {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(element: Element): void {
        watched.push({ element, comesNear: () => this.tell([{ isIntersecting: true }]) });
      }
      unobserve(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('IntersectionObserver', Watcher);
    const cards = many(40, (id) => game(String(id), { name: `Game ${id}` }));
    await stage(block, { lane: 'hot' }, { answers: { hotGames: lanes(...cards), gameVendor } });
    expect(await screen.findAllByRole('article')).toHaveLength(16);
    const items = screen.getAllByRole('listitem');
    expect(items.at(-1)?.getAttribute('aria-setsize')).toBe('40');
    act(() => watched.find(({ element }) => element === items[15])?.comesNear());
    expect(screen.getAllByRole('article')).toHaveLength(32);
  });

  it('offers a visitor the login and says why [GAM-06] [ROL-01]', async () => {
    const { user, modals, portal } = await stage(
      block,
      { lane: 'hot' },
      {
        answers: { hotGames: lanes(game('a', { name: 'Neon Koi' })), gameVendor },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Neon Koi: Log in to play' }));
    await expect.poll(() => modals()).toEqual(['login']);
    await expect
      .poll(() => portal.toasts.shown.map(({ text }) => text))
      .toEqual(['You are not logged in. Please log in.']);
  });

  it('says to the eye what a choice does once the focus or a pointer comes to a game', async () => {
    const { user } = await stage(
      block,
      { lane: 'hot' },
      { answers: { hotGames: lanes(game('a'), game('b')), gameVendor } },
    );
    const [first, second] = await screen.findAllByRole('button', { name: /: Log in to play$/ });
    first?.focus();
    expect(await within(first ?? document.body).findByText('Log in to play')).toBeDefined();
    expect(screen.getAllByText('Log in to play')).toHaveLength(1);
    await user.hover(second ?? document.body);
    expect(screen.getAllByText('Log in to play')).toHaveLength(2);
  });

  it('starts a game for a player and leads to its page, with no word of the session in any address [GAM-04] [GAM-05] [CON-01]', async () => {
    const { user, asked, router, portal } = await stage(
      block,
      { lane: 'hot' },
      {
        answers: {
          hotGames: lanes(game('a', { name: 'Neon Koi' })),
          gameVendor,
          launchAddress: {
            game_url: 'https://games.example/1',
            launchMode: 'real',
            game: game('a', { name: 'Neon Koi' }),
          },
        },
        member: 0,
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Play Neon Koi' }));
    await expect.poll(() => router.state.location.pathname).toBe('/game');
    expect(router.state.location.search).toBe('?game=a');
    expect(portal.play.launched?.answer.game_url).toBe('https://games.example/1');
    const sent = asked.find(({ id }) => id === 'launchAddress');
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({
      gameId: 'a',
      vassalage: 'LUMEN',
      accountType: 'LUMEN',
      launchMode: 'real',
      platform: 'W',
      clientType: 'WEB',
      username: 'player',
      merchantCode: 'aurora',
      language: 'en',
    });
  });

  it('shows the loader until the address of the game is there, and stays where it cannot be had [GAM-04]', async () => {
    const { user, answer, router, portal } = await stage(
      { view: WithLoader },
      { lane: 'hot' },
      { answers: { hotGames: lanes(game('a', { name: 'Neon Koi' })), gameVendor }, member: 0 },
    );
    const before = router.state.location.pathname;
    await user.click(await screen.findByRole('button', { name: 'Play Neon Koi' }));
    const loader = within(await screen.findByRole('dialog', { name: 'Neon Koi' }));
    expect(loader.getByRole('status').textContent).toBe('Opening the game…');
    expect(portal.play.launched).toBeUndefined();
    await user.click(loader.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    answer({ launchAddress: { status: 503 } });
    await user.click(screen.getByRole('button', { name: 'Play Neon Koi' }));
    await expect.poll(() => portal.toasts.shown).not.toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe(before);
  });

  it('goes on with the game after the login', async () => {
    const { user, modals, portal, router } = await stage(
      block,
      { lane: 'hot' },
      {
        answers: {
          hotGames: lanes(game('a', { name: 'Neon Koi' })),
          gameVendor,
          launchAddress: { game_url: 'https://games.example/1', launchMode: 'real', game: game('a') },
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Neon Koi: Log in to play' }));
    await expect.poll(() => modals()).toEqual(['login']);
    await portal.login.finish(answerOfLogin);
    await expect.poll(() => router.state.location.pathname).toBe('/game');
  });

  it('does not start a game whose login was closed', async () => {
    const { user, modals, portal, asked } = await stage(
      block,
      { lane: 'hot' },
      { answers: { hotGames: lanes(game('a', { name: 'Neon Koi' })), gameVendor } },
    );
    await user.click(await screen.findByRole('button', { name: 'Neon Koi: Log in to play' }));
    await expect.poll(() => modals()).toEqual(['login']);
    await portal.navigation.closeModals();
    await portal.login.finish(answerOfLogin);
    expect(asked.some(({ id }) => id === 'launchAddress')).toBe(false);
  });

  it("opens the vendor's list for an entry that stands for a vendor, and the page for a lottery [GAM-01] [GAM-02]", async () => {
    const { user, portal, router } = await stage(
      block,
      { lane: 'hot' },
      {
        answers: {
          hotGames: lanes(
            game('all', { name: 'All of Lumen', isGame: 'VASSALAGE' }),
            game('noon', { name: '2D Noon', gameType: 'LOTT', code: 'GDIGIT-001', defaultPlayType: 'lo2' }),
          ),
          gameVendor,
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: /All of Lumen/ }));
    await expect
      .poll(() => portal.navigation.modals)
      .toEqual([{ id: 'vendor-games', params: { vassalage: 'LUMEN', gameType: 'RNG' } }]);
    await user.click(screen.getByRole('button', { name: /2D Noon/ }));
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/lottery?gameCode=GDIGIT-001&playType=lo2');
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
