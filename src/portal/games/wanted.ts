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

/** Games that are asked for at a time, the same for every width: what is asked ahead of a page is what the page asks. */
export const pageSize = 36;

/** The question for a page of a list; what does not matter is left out, so that the same question has the same answer kept. */
export const gameQuery = (
  { gameType, vassalage, category, search, sort, playable }: Wanted,
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

/** The question for the kinds within a category, or of one vendor's games. */
export const kindsQuery = ({
  gameType,
  vassalage,
}: Pick<Wanted, 'gameType' | 'vassalage'>): CallRequest<'vassGameType'>['query'] => ({
  ...(gameType === undefined ? {} : { gameType }),
  ...(vassalage === undefined ? {} : { vassalage }),
});
