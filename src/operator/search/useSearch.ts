import { useDeferredValue, useMemo } from 'react';
import { packPages } from '../pages/pages.ts';
import { usePackDocuments, usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { findEntries, searchEntries, type SearchEntry } from './search-entries.ts';

/** Search results in the pack, the best first. Deferred, so that typing stays responsive. */
export function useSearch(words: string): readonly SearchEntry[] {
  const { pack } = usePack();
  const documents = usePackDocuments();
  const { problems } = useWorkspaceState();
  const entries = useMemo(
    () => searchEntries({ pack, documents, problems: problems ?? [], pages: packPages }),
    [pack, documents, problems],
  );
  const asked = useDeferredValue(words);
  return useMemo(() => findEntries(entries, asked), [entries, asked]);
}
