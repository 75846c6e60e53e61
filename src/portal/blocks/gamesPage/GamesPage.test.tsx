// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { game, many, vendor } from '#portal/testing/samples.ts';
import { stage, type Answers, type StageOptions } from '#portal/testing/stage.tsx';
import { GamesPage } from './GamesPage.tsx';

afterEach(cleanup);

const catalogue = [
  ...many(40, (id) => game(`l${id}`, { name: `Lumen ${id}` })),
  ...many(3, (id) => game(`n${id}`, { name: `Naga ${id}`, vassalage: 'NAGAL' })),
  game('carp', { name: 'Carp', gameType: 'FISH' }),
];

/** A platform that filters and pages as the gateway does. */
const answers: Answers = {
  hotGames: { lanes: [] },
  gameVendor: { vendors: [vendor('LUMEN'), vendor('NAGAL'), vendor('CORAL', { gameType: 'FISH' })] },
  gameList: (query) => {
    const games = catalogue.filter(
      (candidate) =>
        [null, candidate.gameType].includes(query.get('gameType')) &&
        [null, candidate.vassalage].includes(query.get('vassalage')) &&
        candidate.name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
    );
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    return { games: games.slice((page - 1) * size, page * size), total: games.length, page };
  },
};
const open = (options: StageOptions = {}) =>
  stage({ view: GamesPage }, {}, { answers, params: { games: 'RNG' }, at: '/rng', ...options });

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

  it('asks for the games page by page', async () => {
    const { user } = await open();
    expect(await screen.findByText('Lumen 36')).toBeDefined();
    expect(screen.queryByText('Lumen 37')).toBeNull();
    expect(screen.getByText('36 of 43 games')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show more games' }));
    expect(await screen.findByText('Naga 3')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more games' })).toBeNull();
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
    expect(screen.getByText(/“zzz”/)).toBeDefined();
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

  it('keeps what is shown when a further page fails, and can ask for it again', async () => {
    const { user, answer } = await open();
    expect(await screen.findByText('Lumen 36')).toBeDefined();
    answer({ gameList: { status: 500 } });
    await user.click(screen.getByRole('button', { name: 'Show more games' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Lumen 36')).toBeDefined();
    answer({ gameList: answers.gameList ?? { status: 500 } });
    await user.click(retry);
    await waitFor(() => screen.getByText('Naga 3'));
  });
});
