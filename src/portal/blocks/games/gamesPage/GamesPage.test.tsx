import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { game, many, vendor } from '#portal/testing/samples.ts';
import { stage, type Answers, type StageOptions } from '#portal/testing/stage.tsx';
import { GamesPage } from './GamesPage.tsx';

afterEach(() => {
  cleanup();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

const catalogue = [
  ...many(40, (id) => game(`l${id}`, { name: `Lumen ${id}` })),
  ...many(3, (id) => game(`n${id}`, { name: `Naga ${id}`, vassalage: 'NAGAL' })),
  game('carp', { name: 'Carp', gameType: 'FISH' }),
  game('lanes', { name: 'Five Lanes', gameType: 'ESPORTS', vassalage: 'CLUTCH' }),
];

/** A platform that filters and pages as the gateway does. */
const answers: Answers = {
  hotGames: { lanes: [] },
  gameVendor: {
    vendors: [
      vendor('LUMEN'),
      vendor('NAGAL'),
      vendor('CORAL', { gameType: 'FISH' }),
      vendor('CLUTCH', { gameType: 'ESPORTS' }),
    ],
  },
  gameList: (query) => {
    const games = catalogue.filter(
      (candidate) =>
        [null, candidate.gameType].includes(query.get('gameType')) &&
        [null, candidate.vassalage].includes(query.get('vassalage')) &&
        [null, 'jackpot'].includes(query.get('category')) &&
        candidate.name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
    );
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    return { games: games.slice((page - 1) * size, page * size), total: games.length, page };
  },
};
const open = (options: StageOptions = {}) =>
  stage({ view: GamesPage }, {}, { answers, params: { games: 'RNG' }, at: '/rng', ...options });

/** Rows are 160 px high where nothing can be measured: three posters in 358 px. */
function scrollToRow(row: number): void {
  Object.defineProperty(window, 'scrollY', { value: row * 160, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

describe('gamesPage', () => {
  it("shows the games of the category that the screen's parameter names [RTE-08]", async () => {
    await open({ params: { games: 'FISH' }, at: '/fish' });
    expect(await screen.findByText('Carp')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Fishing' })).toBeDefined();
    expect(screen.getByText('1 game')).toBeDefined();
    expect(screen.queryByText(/Lumen/)).toBeNull();
  });

  it('shows one vendor when the query parameter vassalage names it, and marks it [RTE-08]', async () => {
    await open({ at: '/rng?vassalage=NAGAL' });
    expect(await screen.findByText('Naga 1')).toBeDefined();
    expect(screen.getByText('3 games')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Vendor NAGAL' }).getAttribute('aria-current')).toBe('true');
  });

  it('shows the games of a vendor of E-sports on the page of sports where the brand has no other for it [OFF-04]', async () => {
    await open({
      params: { games: 'SPORTS' },
      at: '/sports?vassalage=CLUTCH',
      documents: ({ screens, ...brand }) => {
        const page = Object.values(screens).find(({ path }) => path === '/esports')?.id ?? '';
        const { [page]: _, ...others } = screens;
        const sports = Object.values(others).find(({ path }) => path === '/sports');
        const lane = { type: 'gameLane', props: { gameType: 'ESPORTS' } };
        const body = { order: ['lane'], items: { lane } };
        return { ...brand, screens: { ...others, ...(sports && { [sports.id]: { ...sports, body } }) } };
      },
    });
    expect(await screen.findByText('Five Lanes')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'E-sports' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Vendor CLUTCH' }).getAttribute('aria-current')).toBe('true');
  });

  it('keeps to its own category where that of the vendor has a page of its own', async () => {
    await open({ params: { games: 'SPORTS' }, at: '/sports?vassalage=CLUTCH' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sports' })).toBeDefined();
    expect(screen.queryByText('Five Lanes')).toBeNull();
  });

  it('keeps to its own category when another page shows that of the vendor', async () => {
    await open({ at: '/rng?vassalage=CORAL' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Slots' })).toBeDefined();
    expect(screen.queryByText('Carp')).toBeNull();
  });

  it('offers the vendors of the category, and choosing one changes the address', async () => {
    const { user, router } = await open();
    const vendors = await screen.findByRole('navigation', { name: 'Choose a studio' });
    const names = within(vendors)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['All studios', 'Vendor LUMEN', 'Vendor NAGAL']);
    await user.click(within(vendors).getByRole('link', { name: 'Vendor NAGAL' }));
    expect(await screen.findByText('3 games')).toBeDefined();
    expect(router.state.location.search).toBe('?vassalage=NAGAL');
  });

  it('holds the games near the view alone, and asks for more when scrolling comes near them', async () => {
    const { asked } = await open();
    expect(await screen.findByText('Lumen 1')).toBeDefined();
    expect(screen.getAllByRole('listitem', { name: '' }).length).toBeLessThan(43);
    expect(screen.queryByText('Naga 3')).toBeNull();
    const pages = () => asked.filter(({ id }) => id === 'gameList').map(({ query }) => query.get('page'));
    expect(pages()).toEqual(['1']);
    scrollToRow(14);
    expect(await screen.findByText('Naga 3')).toBeDefined();
    expect(screen.queryByText('Lumen 1')).toBeNull();
    expect(pages()).toEqual(['1', '2']);
    // aria-setsize is the length of the list, also where its items are not on the page.
    const last = screen.getByText('Naga 3').closest('[role="listitem"]');
    expect([last?.getAttribute('aria-posinset'), last?.getAttribute('aria-setsize')]).toEqual(['43', '43']);
  });

  it('asks for what scrolling comes to every 200 ms, where it is then, and for nothing that it passed meanwhile [CON-16]', async () => {
    const long = many(360, (id) => game(`g${id}`, { name: `Game ${id}` }));
    const { asked } = await open({
      answers: {
        ...answers,
        gameList: (query) => {
          const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
          return { games: long.slice((page - 1) * size, page * size), total: long.length, page };
        },
      },
    });
    expect(await screen.findByText('Game 1')).toBeDefined();
    const pages = () =>
      asked.filter(({ id }) => id === 'gameList').map(({ query }) => Number(query.get('page')));
    /** Twelve rows are a page of the platform; those around the fourth of them are of that page alone. */
    const scrollToPage = (page: number) => scrollToRow((page - 1) * 12 + 3);
    const opened = performance.now();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    try {
      // The clock begins at zero anew.
      await pass(opened + 1000);
      scrollToPage(3);
      await pass(0);
      expect(pages()).toEqual([1, 3]);
      scrollToPage(5);
      await pass(100);
      scrollToPage(7);
      await pass(99);
      expect(pages()).toEqual([1, 3]);
      await pass(1);
      expect(pages()).toEqual([1, 3, 7]);
      scrollToPage(9);
      await pass(199);
      expect(pages()).toEqual([1, 3, 7]);
      await pass(1);
      expect(pages()).toEqual([1, 3, 7, 9]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('fills a row whose games stand on two pages of the platform', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
    try {
      await open();
      expect(await screen.findByText('Lumen 1')).toBeDefined();
      // Seven side by side: the sixth row is of games 36 to 42, and a page of the platform ends with the 36th.
      Object.defineProperty(window, 'scrollY', { value: 5 * 226, configurable: true });
      act(() => void window.dispatchEvent(new Event('scroll')));
      const names = async () =>
        within((await screen.findByText('Lumen 36')).closest<HTMLElement>('.lv-game-line') ?? document.body)
          .getAllByRole('listitem')
          .map((item) => item.getAttribute('aria-posinset'));
      await waitFor(async () => expect(await names()).toEqual(['36', '37', '38', '39', '40', '41', '42']));
    } finally {
      width.mockRestore();
      vi.unstubAllGlobals();
    }
  });

  it('keeps favourites of a player by the heart of a game, and takes it back when the platform refuses', async () => {
    const { user, answer } = await open({
      member: 0,
      answers: { ...answers, favoriteGames: { games: ['l2'] }, favoriteGame: { favorite: true } },
    });
    const heart = (name: string) => screen.findByRole('button', { name: `Add ${name} to favourites` });
    const pressed = async (name: string) => (await heart(name)).getAttribute('aria-pressed');
    await waitFor(async () => expect(await pressed('Lumen 2')).toBe('true'));
    await user.click(await heart('Lumen 1'));
    expect(await pressed('Lumen 1')).toBe('true');
    answer({ favoriteGame: { status: 409, code: 'FAVORITES_FULL' } });
    await user.click(await heart('Lumen 3'));
    await waitFor(async () => expect(await pressed('Lumen 3')).toBe('false'));
  });

  it('offers the kinds within a category, as of a live casino, and the chosen one stands in the address [SCR-12]', async () => {
    const kinds = {
      baccarat: 'Baccarat',
      sicbo: 'Sic bo',
      roulette: 'Roulette',
      dragontiger: 'Dragon tiger',
      blackjack: 'Blackjack',
      wheel: 'Wheel of luck',
    };
    const { user, router } = await open({
      params: { games: 'LIVE' },
      at: '/live',
      answers: {
        ...answers,
        vassGameType: {
          gameTypes: [
            {
              gameType: 'LIVE',
              games: 43,
              vassalages: [],
              categories: Object.entries(kinds).map(([id, title]) => ({ id, title, games: 3 })),
            },
          ],
        },
      },
    });
    for (const [id, name] of Object.entries(kinds)) {
      await user.click(await screen.findByRole('link', { name }));
      expect(router.state.location.search).toBe(`?category=${id}`);
      expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe('true');
    }
  });

  it('finds games by name and says when there is none', async () => {
    const { user } = await open();
    expect(await screen.findByText('43 games')).toBeDefined();
    const search = screen.getByRole('searchbox', { name: 'Search games by name' });
    await user.type(search, 'naga 2');
    expect(await screen.findByText('1 game')).toBeDefined();
    await user.clear(search);
    await user.type(search, 'zzz');
    expect(await screen.findByText('No game found')).toBeDefined();
    expect(await screen.findByText(/“zzz”/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Found elsewhere' })).toBeNull();
  });

  it('offers games of other categories when the category has none that is called so', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search games by name' }), 'carp');
    const elsewhere = within(await screen.findByRole('region', { name: 'Found elsewhere' }));
    expect(elsewhere.getByText('Carp')).toBeDefined();
    expect(screen.getByText(/None here is called “carp”/)).toBeDefined();
  });

  it('says that games are called nearly so, with those of other categories that are called so', async () => {
    const { user } = await open({
      answers: {
        ...answers,
        gameList: (query) => {
          const search = query.get('search');
          if (search === null) return { games: [], total: 0, page: 1 };
          if (query.has('gameType'))
            return { games: [game('n1', { name: 'Naga' })], total: 1, page: 1, near: 1 };
          return { games: [game('maga', { name: 'Maga', gameType: 'FISH' })], total: 1, page: 1 };
        },
      },
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Search games by name' }), 'maga');
    expect(await screen.findByText('None here is called “maga”, but nearly so:')).toBeDefined();
    expect(screen.getByText('Naga')).toBeDefined();
    const elsewhere = within(await screen.findByRole('region', { name: 'Found elsewhere' }));
    expect(elsewhere.getByText('Maga')).toBeDefined();
  });

  it('leads from a choice without a game, as of a kind that is no more, to all games, and keeps the keyboard there', async () => {
    const { user, router } = await open({ at: '/rng?category=gone&sort=name' });
    expect(await screen.findByText('No game found')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Look among all games' }));
    expect(await screen.findByText('43 games')).toBeDefined();
    expect(router.state.location.search).toBe('?sort=name');
    expect(document.activeElement?.contains(screen.getByText('43 games'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('tells favourites that a search does not find from having none', async () => {
    const { user } = await open({
      member: 0,
      at: '/rng?only=favorites',
      answers: {
        ...answers,
        favoriteGames: { games: ['l2'] },
        favoriteGamesList: { games: [game('l2', { name: 'Lumen 2' })] },
      },
    });
    expect(await screen.findByText('Lumen 2')).toBeDefined();
    const search = screen.getByRole('searchbox', { name: 'Search games by name' });
    await user.type(search, 'naga 2');
    expect(await screen.findByText('No game found')).toBeDefined();
    expect(screen.queryByText('No favourites yet')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Look among all games' }));
    expect(await screen.findByText('Naga 2')).toBeDefined();
  });

  it("shows the platform's lanes that have games of the category, and no others", async () => {
    const cards = catalogue.slice(0, 5);
    await open({
      answers: {
        ...answers,
        hotGames: {
          lanes: [
            { id: 'hot', title: 'Hot tonight', cards },
            { id: 'sea', title: 'Under the sea', cards: [catalogue.at(-1) ?? game('x')] },
          ],
        },
      },
    });
    expect(await screen.findByRole('region', { name: 'Hot tonight' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Under the sea' })).toBeNull();
  });

  it('has the search and the kinds above the lanes, which make way for what is found', async () => {
    const cards = catalogue.slice(0, 5);
    const { user } = await open({
      answers: { ...answers, hotGames: { lanes: [{ id: 'hot', title: 'Hot tonight', cards }] } },
    });
    const lane = await screen.findByRole('region', { name: 'Hot tonight' });
    const search = screen.getByRole('searchbox', { name: 'Search games by name' });
    expect(search.compareDocumentPosition(lane) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.type(search, 'naga 2');
    expect(await screen.findByText('1 game')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Hot tonight' })).toBeNull();
    await user.clear(search);
    expect(await screen.findByRole('region', { name: 'Hot tonight' })).toBeDefined();
  });

  it('keeps what is shown when a further page fails, and can ask for it again', async () => {
    const { user, answer } = await open();
    expect(await screen.findByText('Lumen 1')).toBeDefined();
    answer({ gameList: { status: 500 } });
    scrollToRow(14);
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    answer({ gameList: answers.gameList ?? { status: 500 } });
    await user.click(retry ?? document.body);
    await waitFor(() => screen.getByText('Naga 3'));
    scrollToRow(0);
    expect(await screen.findByText('Lumen 1')).toBeDefined();
  });
});
