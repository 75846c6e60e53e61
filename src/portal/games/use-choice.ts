import { useSearchParams } from 'react-router-dom';
import type { GameSort } from './game-filter.ts';

const sorts: readonly string[] = ['usual', 'popular', 'hot', 'new', 'name'] satisfies GameSort[];

/** Query parameters that filter the games; with one set, a page shows only the list. */
const narrowing = ['vassalage', 'category', 'only'] as const;

type Name = (typeof narrowing)[number] | 'sort';

/** Choice in an address for a list of games; unknown values count as absent. */
export function choiceOf(query: URLSearchParams) {
  const sort = query.get('sort') ?? 'usual';
  return {
    vassalage: query.get('vassalage') ?? undefined,
    category: query.get('category') ?? undefined,
    sort: (sorts.includes(sort) ? sort : 'usual') as GameSort,
    favorites: query.get('only') === 'favorites',
    narrowed: narrowing.some((name) => query.has(name)),
  };
}

/** Choice in the current address. */
export function useChoice() {
  const [query, setQuery] = useSearchParams();
  /** Replaces the address in place: going back leaves the page instead of undoing a choice. */
  const choose = (changes: Partial<Record<Name, string | undefined>>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    ...choiceOf(query),
    choose,
    /** Removes the filters. */
    widen: () => choose(Object.fromEntries(narrowing.map((name) => [name, undefined]))),
  };
}
