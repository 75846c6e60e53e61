import { useMemo, useState } from 'react';
import type { SiteSearchProps } from '#contract/generated/blocks.ts';
import { searchEntry } from '#play/search/entry.ts';
import { search } from '#play/search/search.ts';
import type { LoadFailure } from '#portal/calls/loaded.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { laneGames } from '#portal/games/lane-games.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { bestGroups, type FoundGroup, type Group, type Option } from './option.ts';
import { useGameOption, useListedOptions } from './use-options.ts';

export type Searched = {
  /** What it was found for. */
  query: string;
  groups: readonly Group[];
  /** Nothing is called what was typed: the groups are called nearly so. */
  near: boolean;
  /** What is missing because it could not be loaded: the games, or something that might have been found. */
  failed: LoadFailure | undefined;
  /** Number of all games that were found; the group may have fewer. */
  games: number;
};

const usualLimit = 24;
/** Games that show while nothing is typed. */
const popularShown = 8;
/** Most of each other group, so that the next one stays in view. */
const othersShown = 8;

const popularQuery = { sort: 'popular', isGame: 'GAME', size: String(popularShown) } as const;
const entryOf = ({ name }: Option) => searchEntry([name]);

/**
 * Games, lotteries, categories and studios by what was typed. What was found for the query before stays until all that could be found is
 * known: nothing moves below the finger that is about to choose it.
 */
export function useSearch(
  { categories = '', limit = usualLimit }: SiteSearchProps,
  typed: string,
): { searched: Searched; loading: boolean } {
  const optionOf = useGameOption();
  const listed = useListedOptions(categories);
  const query = typed === '' ? popularQuery : { search: typed, size: String(limit) };
  const games = useCall('gameList', { query });
  const loading = games.state === 'loading' || listed.loading;
  const latest = useMemo((): Searched => {
    const found: FoundGroup[] = [
      {
        name: 'games',
        options: games.value?.games.map(optionOf) ?? [],
        near: games.value?.near === 1,
      },
      ...listed.groups.map(({ name, options }) => {
        const { found: lines, near } = search(options, entryOf, typed);
        return { name, options: lines.slice(0, othersShown), near };
      }),
    ];
    const { groups, near } = bestGroups(found);
    return {
      query: typed,
      groups,
      near,
      failed: games.state === 'failed' ? games : groups.length === 0 ? listed.failed : undefined,
      games: games.value?.total ?? 0,
    };
  }, [games, listed, optionOf, typed]);
  const [searched, setSearched] = useState(latest);
  if (!loading && searched !== latest) setSearched(latest);
  return { searched, loading };
}

/** Games to choose while nothing is typed or found. */
export function usePopular({ popular }: SiteSearchProps): Group {
  const optionOf = useGameOption();
  const { value: lanes } = useSource('hotGames');
  const { value: most } = useCall('gameList', { query: popularQuery });
  return useMemo(() => {
    const games =
      popular === undefined ? most?.games : laneGames(lanes ?? [], { lane: popular, limit: popularShown });
    return { name: 'popular', options: games?.map(optionOf) ?? [] };
  }, [popular, most, lanes, optionOf]);
}
