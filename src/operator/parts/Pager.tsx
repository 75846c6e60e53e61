import { useState } from 'react';
import { say } from '../language/say.ts';
import { IconButton } from './Button.tsx';
import './pager.css';

export type Pages<T> = {
  /** Entries of the current page. */
  shown: readonly T[];
  /** From 0. */
  page: number;
  count: number;
  go: (page: number) => void;
};

/** A list in pages. When it gets shorter the last page shows. */
export function usePages<T>(entries: readonly T[], size: number): Pages<T> {
  const [asked, go] = useState(0);
  const count = Math.max(1, Math.ceil(entries.length / size));
  const page = Math.min(asked, count - 1);
  return { shown: entries.slice(page * size, (page + 1) * size), page, count, go };
}

/** Page navigation; nothing for a single page. */
export const Pager = <T,>({ pages: { page, count, go }, label }: { pages: Pages<T>; label: string }) =>
  count < 2 ? null : (
    <nav className="op-pager" aria-label={label}>
      <IconButton
        icon="back"
        label={say('console.pager.previous')}
        isDisabled={page === 0}
        onPress={() => go(page - 1)}
      />
      <span role="status">{say('console.pager.page', { page: page + 1, pages: count })}</span>
      <IconButton
        icon="chevron"
        label={say('console.pager.next')}
        isDisabled={page === count - 1}
        onPress={() => go(page + 1)}
      />
    </nav>
  );
