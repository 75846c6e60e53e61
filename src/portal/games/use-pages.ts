import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Loaded } from '../calls/loaded.ts';
import type { CallRequest, CallValue } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { gameQuery, type GameFilter } from './game-filter.ts';

/** A page of a list of games. */
export type GameListPage = Loaded<CallValue<'gameList'>>;

/**
 * Pages of a list by number: the first, and those of `named` (such as "3 4"). One subscription for all rows; the result is the same object
 * until a page changes. `wanted` must be referentially stable.
 */
export function useGameListPages(wanted: GameFilter, named: string): ReadonlyMap<number, GameListPage> {
  const { calls } = usePortal();
  const kept = useRef<ReadonlyMap<number, GameListPage>>(new Map());
  const requests = useCallback(() => {
    const numbers = new Set([1, ...named.split(' ').filter(Boolean).map(Number)]);
    return [...numbers].map((page): [number, CallRequest<'gameList'>] => [
      page,
      { query: gameQuery(wanted, page) },
    ]);
  }, [wanted, named]);
  const watch = useCallback(
    (listener: () => void) => {
      const stops = requests().map(([, request]) => calls.watch('gameList', request, listener));
      return () => stops.forEach((stop) => stop());
    },
    [calls, requests],
  );
  const read = () => {
    const pages = new Map(requests().map(([page, request]) => [page, calls.read('gameList', request)]));
    const same =
      pages.size === kept.current.size &&
      [...pages].every(([page, loaded]) => kept.current.get(page) === loaded);
    if (!same) kept.current = pages;
    return kept.current;
  };
  return useSyncExternalStore(watch, read, read);
}
