import type { CallRequest } from '../gateway/call-types.ts';

export type Sort = NonNullable<CallRequest<'gameList'>['query']['sort']>;

/** Which games a list shows, and in which sequence. */
export type Wanted = {
  gameType: string | undefined;
  vassalage: string | undefined;
  category?: string | undefined;
  search: string;
  sort?: Sort | undefined;
  /** Without the entries that stand for a vendor. */
  playable?: boolean | undefined;
};

/** Rows of a page that is asked for at once. */
export const rowsPerPage = 12;

/** Games the platform gives at a time, at most. */
const largestPage = 100;

/** Whole rows, so that no row stands on two pages. */
export const pageSizeFor = (columns: number): number =>
  columns * Math.max(1, Math.min(rowsPerPage, Math.floor(largestPage / columns)));

/** The question for a page of a list; what does not matter is left out, so that the same question has the same answer kept. */
export const gameQuery = (
  { gameType, vassalage, category, search, sort, playable }: Wanted,
  { page, size }: { page: number; size: number },
): CallRequest<'gameList'>['query'] => ({
  ...(gameType === undefined ? {} : { gameType }),
  ...(vassalage === undefined ? {} : { vassalage }),
  ...(category === undefined ? {} : { category }),
  ...(search === '' ? {} : { search }),
  ...(sort === undefined || sort === 'usual' ? {} : { sort }),
  ...(playable ? { isGame: 'GAME' as const } : {}),
  page: String(page),
  size: String(size),
});
