import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SiteSearchProps } from '#contract/generated/blocks.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { game, many, vendor } from '#portal/testing/samples.ts';
import { stage, type Answers, type StageOptions } from '#portal/testing/stage.tsx';
import { SiteSearch } from './SiteSearch.tsx';

afterEach(cleanup);

const lottery = {
  code: 'thai-3d',
  name: 'Thai 3D',
  image: '/assets/lottery.svg',
  family: '3d',
  accountType: 'Lott',
  prizeMode: 'Lott',
  isHot: 0,
  defaultPlayType: 'straight',
  drawsPerDay: 1,
} satisfies CallValue<'lotteryMenus'>['gameMenus'][number]['games'][number];

const known = [
  game('koi', { name: 'Neon Koi' }),
  game('baccarat', { name: 'Velvet Baccarat', gameType: 'LIVE', vassalage: 'VELVET' }),
  ...many(3, (id) => game(`n${id}`, { name: `Naga ${id}` })),
];

const answers: Answers = {
  hotGames: { lanes: [] },
  gameVendor: {
    vendors: [vendor('LUMEN', { name: 'Lumen' }), vendor('VELVET', { name: 'Velvet', gameType: 'LIVE' })],
  },
  lotteryMenus: {
    gameMenus: [{ gameGroupCode: '3d', labelName: 'Thai draws', games: [lottery] }],
    now: 0,
  },
  gameList: (query) => {
    if (query.get('sort') === 'popular') return { games: known.slice(2), total: 3, page: 1 };
    const search = (query.get('search') ?? '').toLowerCase();
    const games = known.filter(({ name }) => name.toLowerCase().includes(search));
    if (games.length > 0) return { games, total: games.length, page: 1 };
    const near = search === 'bacarat' ? known.slice(1, 2) : [];
    return { games: near, total: near.length, page: 1, ...(near.length > 0 && { near: 1 as const }) };
  },
};

async function open(options: StageOptions = {}, props: SiteSearchProps = {}) {
  const shown = { categories: 'categories', ...props };
  const page = await stage({ view: SiteSearch }, shown, { answers, ...options });
  const field = screen.getByRole('combobox', { name: /Search games/ });
  return { ...page, field };
}

const group = (name: string) => screen.findByRole('group', { name });
const optionsIn = async (name: string) =>
  within(await group(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('siteSearch', () => {
  it('has the focus, and offers games that are played most while nothing is typed', async () => {
    const { field } = await open();
    expect(document.activeElement).toBe(field);
    expect(await optionsIn('Popular games')).toEqual(['Naga 1Lumen', 'Naga 2Lumen', 'Naga 3Lumen']);
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
    expect(active(field)).toBeUndefined();
  });

  it('offers the games of a lane where its property names one, and asks for as many games as the other says', async () => {
    const lane = { id: 'fresh', title: 'New', cards: known.slice(0, 1) };
    const { user, field, asked } = await open(
      { answers: { ...answers, hotGames: { lanes: [lane] } } },
      { popular: 'fresh', limit: 6 },
    );
    expect(await optionsIn('Popular games')).toEqual(['Neon KoiLumen']);
    await user.type(field, 'naga');
    expect(await optionsIn('Games')).toHaveLength(3);
    const sizes = asked.filter(({ query }) => query.has('search')).map(({ query }) => query.get('size'));
    expect(sizes).toEqual(['6']);
  });

  it('finds games, lotteries, categories and studios, each in its group', async () => {
    const { user, field } = await open();
    await user.type(field, 'koi');
    expect(await optionsIn('Games')).toEqual(['Neon KoiLumen']);
    await user.clear(field);
    await user.type(field, 'velvet');
    expect(await optionsIn('Studios')).toEqual(['VelvetLive casino']);
    expect(await optionsIn('Games')).toEqual(['Velvet BaccaratVelvet']);
    await user.clear(field);
    await user.type(field, 'thai3d');
    expect(await optionsIn('Lotteries')).toEqual(['Thai 3DThai draws']);
    await user.clear(field);
    await user.type(field, 'casino');
    expect((await optionsIn('Categories')).join()).toContain('Live casino');
    expect(screen.getByRole('status').textContent).toBe('1 found');
  });

  it('opens by Enter what was found first, and keeps its name for the next time on this device', async () => {
    const { user, field, router } = await open();
    await user.type(field, 'lumen');
    await waitFor(() => expect(active(field)).toBe('LumenSlots'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/rng'));
    expect(router.state.location.search).toBe('?vassalage=LUMEN');
    cleanup();
    const again = await open({ sameTab: true });
    expect(await optionsIn('Recent searches')).toEqual(['Lumen']);
    await again.user.click(screen.getByRole('option', { name: 'Lumen' }));
    expect((again.field as HTMLInputElement).value).toBe('Lumen');
    expect(await optionsIn('Studios')).toEqual(['LumenSlots']);
    await again.user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await again.user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
    expect(localStorage.getItem('livery.searches')).toBeNull();
  });

  it('walks through all groups by arrows, round at the ends, and keeps the focus in the field', async () => {
    const { user, field } = await open();
    await user.type(field, 'velvet');
    await waitFor(() => expect(active(field)).toBe('Velvet BaccaratVelvet'));
    await user.keyboard('{ArrowDown}');
    expect(active(field)).toBe('VelvetLive casino');
    await user.keyboard('{ArrowDown}');
    expect(active(field)).toBe('Velvet BaccaratVelvet');
    await user.keyboard('{ArrowUp}');
    expect(active(field)).toBe('VelvetLive casino');
    expect(document.activeElement).toBe(field);
    const selected = screen.getAllByRole('option', { selected: true });
    expect(selected.map(({ textContent }) => textContent)).toEqual(['VelvetLive casino']);
  });

  it('opens a lottery at its room', async () => {
    const { user, field, router } = await open();
    await user.type(field, 'thai');
    await user.click(await screen.findByRole('option', { name: /Thai 3D/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/lottery'));
    expect(router.state.location.search).toBe('?gameCode=thai-3d');
  });

  it('asks a visitor to log in before a game opens', async () => {
    const { user, field, modals } = await open();
    await user.type(field, 'koi');
    await user.click(await screen.findByRole('option', { name: /Neon Koi/ }));
    await waitFor(() => expect(modals()).toContain('login'));
  });

  it('says that nothing is called so before it shows what is called nearly so', async () => {
    const { user, field } = await open();
    await user.type(field, 'bacarat');
    expect(await optionsIn('Games')).toEqual(['Velvet BaccaratVelvet']);
    expect(screen.getByRole('status').textContent).toBe('Nothing is called “bacarat”, but nearly so:');
  });

  it('offers popular games when nothing is called so, and opens none of them by Enter alone', async () => {
    const { user, field, modals } = await open();
    await user.type(field, 'zzzz');
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Nothing is called “zzzz”/));
    expect(await optionsIn('Popular games')).toHaveLength(3);
    await user.keyboard('{Enter}');
    expect([active(field), modals()]).toEqual([undefined, []]);
  });

  it('says of no search that there is nothing while games cannot be asked for, and asks again', async () => {
    const { user, field, answer } = await open({ answers: { ...answers, gameList: { status: 500 } } });
    await user.type(field, 'velvet');
    expect(await optionsIn('Studios')).toEqual(['VelvetLive casino']);
    await user.clear(field);
    await user.type(field, 'koi');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/Nothing is called/)).toBeNull();
    answer({ gameList: answers.gameList! });
    await user.click(retry);
    expect(await optionsIn('Games')).toEqual(['Neon KoiLumen']);
  });

  it('says how many of the games show where there are more', async () => {
    const games = many(4, (id) => game(id));
    const { user, field } = await open({
      answers: { ...answers, gameList: () => ({ games, total: 57, page: 1 }) },
    });
    await user.type(field, 'game');
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^4 of 57 games/));
  });

  it.each(['{', '{"a":1}', '[1,null,"",{}]', '["<b>"]'])(
    'is there whatever the storage of the browser holds: %s',
    async (kept) => {
      await open();
      cleanup();
      localStorage.setItem('livery.searches', kept);
      await open({ sameTab: true });
      expect(await optionsIn('Popular games')).toHaveLength(3);
      const recent = screen.queryByRole('group', { name: 'Recent searches' });
      expect(recent?.querySelector('[role=option]')?.textContent).toBe(
        kept.includes('<b>') ? '<b>' : undefined,
      );
    },
  );
});
