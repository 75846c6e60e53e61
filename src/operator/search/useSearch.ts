import { useDeferredValue, useMemo } from 'react';
import type { Command } from '../commands/command.ts';
import { pagesOf } from '../pages/pages.ts';
import { serverPagesFor } from '../pages/server-pages.ts';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { usePackDocuments, usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { recentIds } from './recent-entries.ts';
import { commandEntry, findEntries, searchEntries, type SearchEntry } from './search-entries.ts';

const noCommands: readonly Command[] = [];

/**
 * Search results in the pack, the best first; without words what was used last, and the main commands. Deferred, so that typing stays
 * responsive.
 */
export function useSearch(words: string, commands = noCommands): readonly SearchEntry[] {
  const { pack } = usePack();
  const documents = usePackDocuments();
  const { problems } = useWorkspaceState();
  const { roles } = useOperatorSession();
  const entries = useMemo(
    () => [
      ...commands.map(commandEntry),
      ...searchEntries({
        pack,
        documents,
        problems: problems ?? [],
        pages: [
          ...pagesOf(pack, roles).map(({ path, title }) => ({ address: `/${pack}/${path}`, title })),
          ...serverPagesFor(roles).map(({ path, title }) => ({ address: `/${path}`, title })),
        ],
      }),
    ],
    [pack, documents, problems, commands, roles],
  );
  const asked = useDeferredValue(words);
  return useMemo(() => {
    if (asked.trim() !== '') return findEntries(entries, asked);
    if (commands.length === 0) return [];
    const recent = recentIds(pack).flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
    const main = commands.filter((command) => command.main).map(commandEntry);
    return [...recent, ...main.filter(({ id }) => !recent.some((entry) => entry.id === id))];
  }, [entries, commands, asked, pack]);
}
