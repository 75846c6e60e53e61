import { useSearchParams } from 'react-router-dom';
import type { Sort } from './wanted.ts';

const sorts: readonly string[] = ['usual', 'popular', 'hot', 'new', 'name'] satisfies Sort[];

/** What leaves some of the games out; whoever chose one of them is shown its games only. */
const narrowing = ['vassalage', 'category', 'only'] as const;

type Name = (typeof narrowing)[number] | 'sort';

/** What of a list of games an address chooses; what it does not know counts as unsaid. */
export function choiceOf(query: URLSearchParams) {
  const sort = query.get('sort') ?? 'usual';
  return {
    vassalage: query.get('vassalage') ?? undefined,
    category: query.get('category') ?? undefined,
    sort: (sorts.includes(sort) ? sort : 'usual') as Sort,
    favorites: query.get('only') === 'favorites',
    narrowed: narrowing.some((name) => query.has(name)),
  };
}

/** The choice of the address on show. */
export function useChoice() {
  const [query, setQuery] = useSearchParams();
  /** Changes the address in place: going back leaves the page, not the choice. */
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
    /** Takes back what narrows the choice. */
    widen: () => choose(Object.fromEntries(narrowing.map((name) => [name, undefined]))),
  };
}
