// The code of the page is there before the first test: fetching it takes a busy machine longer than a test waits.
import '#portal/blocks/games/gamesPage/GamesPage.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallId } from '#contract/generated/calls.ts';
import { game, many } from '#portal/testing/samples.ts';
import { prefetchPages } from '../prefetch/prefetch-pages.ts';
import { login } from './testing/answers.ts';
import { openShell, type ShellAnswers } from './testing/open-shell.tsx';

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (answers: ShellAnswers = {}) => {
  const page = await openShell({ answers: { recentGames: { games: [] }, ...answers } });
  const link = await waitFor(() => {
    const found = document.querySelector('a[href="/rng"]');
    if (!found) throw new Error('There is no link to the slots.');
    return found;
  });
  const asked = (id: CallId) => page.asked.filter((call) => call.id === id);
  return { ...page, link, asked };
};

it('a page whose link a pointer came to asks for nothing when it is opened', async () => {
  const { link, asked } = await open();
  expect(asked('gameList')).toHaveLength(0);
  fireEvent.pointerOver(link);
  await waitFor(() => expect([asked('gameList').length, asked('vassGameType').length]).toEqual([1, 1]));
  await act(async () => void fireEvent.click(link));
  await screen.findByRole('list', { name: 'Games' });
  expect([asked('gameList').length, asked('vassGameType').length]).toEqual([1, 1]);
});

it('pictures that will be in view come before the page is opened, those beyond do not', async () => {
  const brought: string[] = [];
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(address: string) {
        brought.push(address);
      }
    },
  );
  vi.stubGlobal('innerWidth', 390);
  const lane = (id: string) => ({
    id,
    title: id,
    cards: many(9, (at) => game(`${id}${at}`, { image: `/assets/${id}${at}.svg` })),
  });
  const { link } = await open({ hotGames: { lanes: [lane('hot'), lane('new'), lane('liked')] } });
  fireEvent.pointerOver(link);
  await waitFor(() => expect(brought).not.toEqual([]));
  await act(async () => void fireEvent.click(link));
  const lanes = await waitFor(() => {
    const found = [...document.querySelectorAll('.lv-games-rails .lv-game-row')];
    expect(found.length).toBeGreaterThan(2);
    return found;
  });
  const first = lanes
    .slice(0, 2)
    .flatMap((lane) => [...lane.querySelectorAll('.lv-game-art img')].slice(0, 4))
    .map((picture) => picture.getAttribute('src'));
  expect([first.length, brought]).toEqual([8, first]);
});

it('what is asked ahead for a visitor is nothing of a member, and who logs in is asked for with the session', async () => {
  const { link, asked, portal } = await open();
  fireEvent.focusIn(link);
  await waitFor(() => expect(asked('gameList')).toHaveLength(1));
  expect(asked('recentGames')).toHaveLength(0);
  await act(() => portal.login.finish(login));
  fireEvent.focusIn(link);
  await waitFor(() => expect(asked('recentGames')).toHaveLength(1));
  const headers = new Headers(asked('recentGames')[0]?.init.headers);
  expect([headers.get('X-Session'), headers.get('X-Session-Member')]).toEqual(['cookie', login.customerId]);
});

it('the code of a modal that a menu opens comes while the browser is idle, so that its field takes what is typed at once', async () => {
  const { portal } = await open();
  const preload = vi.fn<() => Promise<undefined>>(async () => undefined);
  const view = Object.assign(() => null, { preload });
  prefetchPages(portal, portal.documents.current, { siteSearch: { view } }).menus();
  await waitFor(() => expect(preload).toHaveBeenCalledOnce());
});

it('the code of menus comes one piece after the other, so that the page answers between them', async () => {
  const { portal } = await open();
  const begun: string[] = [];
  let come = (): void => {};
  const slow = (name: string) => {
    const preload = () =>
      new Promise<undefined>((resolve) => {
        begun.push(name);
        come = () => resolve(undefined);
      });
    return { view: Object.assign(() => null, { preload }) };
  };
  const documents = portal.documents.current;
  prefetchPages(portal, documents, { gamesPage: slow('gamesPage'), siteSearch: slow('siteSearch') }).menus();
  await waitFor(() => expect(begun).toEqual(['gamesPage']));
  vi.useFakeTimers();
  await vi.runAllTimersAsync();
  expect(begun).toEqual(['gamesPage']);
  for (let piece = 0; piece < 100 && !begun.includes('siteSearch'); piece += 1) {
    come();
    await vi.runAllTimersAsync();
  }
  vi.useRealTimers();
  expect(begun).toContain('siteSearch');
});
