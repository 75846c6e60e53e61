import { useSearchParams } from 'react-router-dom';
import type { Sort } from './wanted.ts';

const sorts: readonly string[] = ['usual', 'popular', 'hot', 'new', 'name'] satisfies Sort[];

type Name = 'vassalage' | 'category' | 'sort' | 'only';

/** What of a list of games an address chooses; what it does not know counts as unsaid. */
export function choiceOf(query: URLSearchParams) {
  const sort = query.get('sort') ?? 'usual';
  return {
    vassalage: query.get('vassalage') ?? undefined,
    category: query.get('category') ?? undefined,
    sort: (sorts.includes(sort) ? sort : 'usual') as Sort,
    favorites: query.get('only') === 'favorites',
  };
}

/** The choice of the address on show. */
export function useChoice() {
  const [query, setQuery] = useSearchParams();
  return {
    ...choiceOf(query),
    /** Changes the address in place: going back leaves the page, not the choice. */
    choose: (changes: Partial<Record<Name, string | undefined>>) =>
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
      ),
  };
}
