import type { CallRequest } from '../gateway/call-types.ts';

export type GameSort = NonNullable<CallRequest<'gameList'>['query']['sort']>;

/** Filters and sorting of a list of games. */
export type GameFilter = {
  gameType: string | undefined;
  vassalage: string | undefined;
  category?: string | undefined;
  search: string;
  sort?: GameSort | undefined;
  /** Leaves out the entries that stand for a vendor. */
  playable?: boolean | undefined;
};

/** Games per request, equal for every width, so that prefetched pages match those requested on show. */
export const pageSize = 36;

/** Query of a page of a list; irrelevant parameters are left out, so that equal lists share a cached answer. */
export const gameQuery = (
  { gameType, vassalage, category, search, sort, playable }: GameFilter,
  page: number,
): CallRequest<'gameList'>['query'] => ({
  ...(gameType === undefined ? {} : { gameType }),
  ...(vassalage === undefined ? {} : { vassalage }),
  ...(category === undefined ? {} : { category }),
  ...(search === '' ? {} : { search }),
  ...(sort === undefined || sort === 'usual' ? {} : { sort }),
  ...(playable ? { isGame: 'GAME' as const } : {}),
  page: String(page),
  size: String(pageSize),
});

/** Query of the kinds within a category, or of one vendor's games. */
export const kindsQuery = ({
  gameType,
  vassalage,
}: Pick<GameFilter, 'gameType' | 'vassalage'>): CallRequest<'vassGameType'>['query'] => ({
  ...(gameType === undefined ? {} : { gameType }),
  ...(vassalage === undefined ? {} : { vassalage }),
});
