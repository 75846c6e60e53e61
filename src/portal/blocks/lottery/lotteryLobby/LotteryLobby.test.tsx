import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fetchRoom } from '#portal/lottery/testing/fetch-room.ts';
import { roomNow, roomRules, vietnamRules } from '#portal/lottery/testing/room-answer.ts';
import type { Game } from '#portal/games/game.ts';
import { game, many, vendor } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { LotteryLobby } from './LotteryLobby.tsx';

beforeAll(fetchRoom);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const next = {
  numero: '20261122-0001',
  closesAt: roomNow.getTime() + 47_000,
  drawsAt: roomNow.getTime() + 60_000,
};
const menus = {
  gameMenus: [
    { gameGroupCode: 'ssc', labelName: 'Five digits', games: [{ ...roomRules('ssc').game, next }] },
    { gameGroupCode: 'k3', labelName: 'Three dice', games: [] },
  ],
  now: roomNow.getTime(),
};
const answers = {
  gameVendor: { vendors: [vendor('DELTA', { gameType: 'LOTT' }), vendor('LUMEN')] },
  gameList: {
    games: [game('d', { name: 'Delta North', gameType: 'LOTT', vassalage: 'DELTA' })],
    total: 1,
    page: 1,
  },
  lotteryMenus: menus,
  lotteryVnMenus: {
    gameMenus: [{ gameGroupCode: 'vn-south', labelName: 'South', games: [vietnamRules().game] }],
    now: roomNow.getTime(),
  },
  lotteryGame: roomRules('ssc'),
};
const open = (props: Parameters<typeof LotteryLobby>[0]['props'], at = '/lottery') =>
  stage({ view: LotteryLobby }, props, { answers, at, now: roomNow });

it('shows the lotteries of the brand by group, with the time to the close, and the games of vendors [ENT-06]', async () => {
  await open({ gameType: 'LOTT' });
  expect(screen.getByRole('heading', { level: 1, name: 'Lottery' })).toBeDefined();
  expect(await screen.findByRole('heading', { level: 2, name: 'Five digits' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Three dice' })).toBeNull();
  expect(screen.getByRole('timer').textContent).toBe('00:47');
  expect(await screen.findByText('Delta North')).toBeDefined();
});

it.each([
  ['LOTT', '/lottery', 'Lott'],
  ['ELOTT', '/elott', 'Elott'],
] as const)(
  'asks for the lotteries of the account of the page: %s [RTE-07] [CON-01]',
  async (gameType, at, account) => {
    const { asked } = await open({ gameType }, at);
    await screen.findByRole('heading', { level: 2, name: 'Five digits' });
    expect(asked.find(({ id }) => id === 'lotteryMenus')?.query.get('accountType')).toBe(account);
  },
);

it('shows Vietnam by region, without the games of vendors [RTE-06]', async () => {
  await open({ gameType: 'LOTT', offer: 'vietnam', vendors: false }, '/vnlottery');
  expect(await screen.findByText('Hồ Chí Minh')).toBeDefined();
  expect(screen.queryByText('Delta North')).toBeNull();
});

it('asks for the prize mode that the page is given [API-27] [CON-01]', async () => {
  const { asked } = await open({ gameType: 'LOTT', offer: 'vietnam', prizeMode: 'SEA' }, '/vnlottery');
  await screen.findByText('Hồ Chí Minh');
  expect(asked.find(({ id }) => id === 'lotteryVnMenus')?.query.get('prizeMode')).toBe('SEA');
});

it('puts what most players bet on before a long offer, as far as the page offers it', async () => {
  const games = many(9, (id) => ({ ...roomRules('ssc').game, code: `star-${id}`, name: `Star ${id}` }));
  const other = { ...roomRules('k3').game, code: 'elsewhere', name: 'Elsewhere' };
  await stage(
    { view: LotteryLobby },
    { gameType: 'LOTT', vendors: false },
    {
      answers: {
        lotteryMenus: {
          gameMenus: [{ gameGroupCode: 'ssc', labelName: 'Five digits', games }],
          now: roomNow.getTime(),
        },
        lotteryPopular: { numbers: [], draws: 0, games: [other, ...games.slice(6, 8)] },
      },
      at: '/lottery',
      now: roomNow,
    },
  );
  const popular = within(await screen.findByRole('region', { name: 'Popular lotteries' }));
  expect(popular.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/lottery?gameCode=star-7',
    '/lottery?gameCode=star-8',
  ]);
});

it("opens a separate provider's lottery in a window and starts a GPI lottery as any game [GAM-03]", async () => {
  const of = (accountType: string, given: Partial<Game>) =>
    game(accountType, { gameType: 'ELOTT', vassalage: 'DELTA', accountType, ...given });
  const seaway = of('TCG_SEA', { name: 'Seaway' });
  const harbour = of('GPI', { name: 'Harbour' });
  const went: string[] = [];
  const opened = { location: { replace: (to: string) => went.push(to) }, close: () => {}, closed: false };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const { user, router, answer } = await stage(
    { view: LotteryLobby },
    { gameType: 'ELOTT' },
    {
      answers: {
        ...answers,
        gameList: { games: [seaway, harbour], total: 2, page: 1 },
        launchAddress: { game_url2: 'https://sea.example/1', launchMode: 'real', game: seaway },
      },
      at: '/elott',
      now: roomNow,
      member: 0,
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Play Seaway' }));
  await expect.poll(() => went).toEqual(['https://sea.example/1']);
  expect(router.state.location.pathname).toBe('/elott');
  answer({ launchAddress: { game_url: 'https://gpi.example/1', launchMode: 'real', game: harbour } });
  await user.click(screen.getByRole('button', { name: 'Play Harbour' }));
  await expect.poll(() => router.state.location.pathname).toBe('/game');
  expect(window.open).toHaveBeenCalledTimes(1);
});

it('opens the room and the bet type that the address names, and hides the navigation on demand [RTE-05]', async () => {
  const { user, router } = await open({ gameType: 'LOTT' });
  await user.click(await screen.findByRole('link', { name: /Minute Star/ }));
  expect(router.state.location.search).toBe('?gameCode=minute-star');
  expect(await screen.findByRole('heading', { level: 1, name: 'Minute Star' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Hide menus' }));
  expect(document.documentElement.hasAttribute('data-nav-hidden')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Show menus' }));
  expect(document.documentElement.hasAttribute('data-nav-hidden')).toBe(false);
  cleanup();
  await open({ gameType: 'LOTT' }, '/lottery?gameCode=minute-star&playType=last-two-sides');
  const kind = await screen.findByRole('button', { name: 'Big, small, odd, even' });
  expect(kind.getAttribute('aria-pressed')).toBe('true');
});

it('lets the player pick another lottery by group, by name, and of those opened lately', async () => {
  const named = (code: string, name: string) => ({ ...vietnamRules().game, code, name });
  const stations = [named('da-nang', 'Đà Nẵng'), named('hue', 'Huế')];
  const lotteryMenus = {
    ...menus,
    gameMenus: [...menus.gameMenus, { gameGroupCode: 'vn-central', labelName: 'Central', games: stations }],
  };
  const rulesOf = (query: URLSearchParams) => {
    const rules = roomRules('ssc');
    const station = stations.find(({ code }) => code === query.get('game'));
    return station ? { ...vietnamRules(), game: station } : rules;
  };
  const { user, router } = await stage(
    { view: LotteryLobby },
    { gameType: 'LOTT' },
    {
      answers: { ...answers, lotteryMenus, lotteryGame: rulesOf },
      at: '/lottery?gameCode=minute-star',
      now: roomNow,
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Minute Star' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a lottery' }));
  expect((await picker.findAllByRole('heading', { level: 3 })).map((title) => title.textContent)).toEqual([
    'Five digits',
    'Central',
  ]);
  await user.click(picker.getByRole('button', { name: 'Central' }));
  expect(picker.queryByRole('link', { name: /Minute Star/u })).toBeNull();
  await user.type(picker.getByRole('searchbox', { name: 'Search lotteries' }), 'da nang');
  expect(picker.getAllByRole('link')).toHaveLength(1);
  await user.click(picker.getByRole('link', { name: /Đà Nẵng/u }));
  expect(router.state.location.search).toBe('?gameCode=da-nang');
  await user.click(await screen.findByRole('button', { name: 'Đà Nẵng' }));
  const lately = within(await screen.findByRole('region', { name: 'Played lately' }));
  expect(lately.getByRole('link', { name: /Minute Star/u })).toBeDefined();
});

it('keeps a lottery among the favourites from its room, and lists it first in the hall and where one is picked', async () => {
  const room = await stage(
    { view: LotteryLobby },
    { gameType: 'LOTT' },
    {
      answers: { ...answers, favoriteGames: { games: [] }, favoriteGame: { favorite: true } },
      at: '/lottery?gameCode=minute-star',
      member: 0,
      now: roomNow,
    },
  );
  const heart = await screen.findByRole('button', { name: 'Add Minute Star to favourites' });
  await room.user.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  const kept = room.asked.find(({ id }) => id === 'favoriteGame');
  expect(JSON.parse(kept?.body ?? '')).toEqual({ gameId: 'lottery:minute-star', favorite: true });
  await room.user.click(screen.getByTitle('Choose a lottery'));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a lottery' }));
  const [first] = await picker.findAllByRole('region');
  expect(first?.getAttribute('aria-label')).toBe('Favourites');
  expect(within(first as HTMLElement).getByRole('link', { name: /^Minute Star/u })).toBeDefined();
  cleanup();

  await stage(
    { view: LotteryLobby },
    { gameType: 'LOTT' },
    {
      answers: { ...answers, favoriteGames: { games: ['lottery:minute-star'] } },
      at: '/lottery',
      member: 0,
      now: roomNow,
    },
  );
  const favorites = await screen.findByRole('region', { name: 'Favourites' });
  expect(within(favorites).getByRole('link', { name: /^Minute Star/u })).toBeDefined();
});
