/** A modal on show; `panel` is the page of a centre, `params` identify the object it shows, such as the vendor whose games are listed. */
export type ModalEntry = {
  id: string;
  panel?: string | undefined;
  params?: Readonly<Record<string, string>> | undefined;
};

/** Place below a centre, kept in the history entry of a panel. */
export type CentreEntry = {
  /** Modal of the centre. */
  id: string;
  /** Index in the history of the entry that the centre was opened from; its own first one where it was opened by its address. */
  from: number;
  /** Path, query and hash of the page below; home without it. */
  page?: string;
  /** Modals of that page, which the centre covers. */
  covered: readonly ModalEntry[];
};

/** State of a history entry, beside its address. */
export type HistoryState = {
  modals?: readonly ModalEntry[] | undefined;
  centre?: CentreEntry | undefined;
};

/** A place in the history: what its address shows, and what its entry keeps. */
export type HistoryPlace = {
  /** Path, query and hash of the page on show. */
  page: string;
  /** Modal of the place itself: its address opens it. */
  over: ModalEntry | undefined;
  state: HistoryState;
  /** Entries of this visit before it. */
  index: number;
};

/** The centre at a place; at the first arrival it is worked out from the place before. */
export function centreAt(
  { over, state, index }: HistoryPlace,
  before: HistoryPlace | undefined,
  covered: readonly ModalEntry[],
): CentreEntry | undefined {
  if (state.centre || over?.panel === undefined) return state.centre;
  if (!before) return { id: over.id, from: index, covered: [] };
  if (before.state.centre) return { ...before.state.centre, id: over.id };
  return { id: over.id, from: before.index, page: before.page, covered };
}
