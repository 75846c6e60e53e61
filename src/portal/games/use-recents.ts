import { useEffect } from 'react';
import { useCall } from '#portal/calls/use-call.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Game } from './game.ts';

/** Entry of the browser's storage: categories of which members played games here, with `all` for any. The page's HTML reads it too. */
const entryName = 'livery.played';

const categoriesIn = (entry: string | null | undefined): string[] => entry?.split(' ').filter(Boolean) ?? [];

/**
 * The games that a member played last, of a category or of all. `coming` while they are on their way and this device knows of some, so that
 * their room is kept.
 */
export function useRecents(gameType: string | undefined): { games: readonly Game[]; coming: boolean } {
  const { shared } = usePortal();
  const { state, value } = useCall('recentGames', { query: gameType === undefined ? {} : { gameType } });
  const category = gameType ?? 'all';
  const games = value?.games;
  useEffect(() => {
    if (games === undefined) return;
    const others = categoriesIn(shared?.getItem(entryName)).filter((other) => other !== category);
    const here = games.length > 0 ? [category, ...games.map((game) => game.gameType)] : [];
    const played = [...new Set([...others, ...here])].join(' ');
    const { dataset } = document.documentElement;
    if (played === '') {
      shared?.removeItem(entryName);
      delete dataset['played'];
    } else {
      shared?.setItem(entryName, played);
      dataset['played'] = played;
    }
  }, [category, games, shared]);
  return {
    games: games ?? [],
    coming: state === 'loading' && categoriesIn(shared?.getItem(entryName)).includes(category),
  };
}
