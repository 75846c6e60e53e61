import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Other } from '#contract/generated/admin-types.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { packsKey } from '../brands/usePacks.ts';
import { changeLine } from '../changes/change-line.ts';
import { versionsKey } from '../publication/useVersions.ts';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { usePack, useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import type { Workspace } from '../workspace/workspace.ts';
import { leave, meet } from './calls.ts';

/** Heartbeat interval in milliseconds; the server forgets a tab after 25 seconds. */
const beatMs = 8000;

const newTab = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The last edited document of this tab; undefined before the first edit. */
export function useDocumentHere(): DocumentKey | undefined {
  const { past } = useWorkspaceState();
  return Object.keys(past.at(-1)?.layers ?? {})[0];
}

/** How long changes of others are shown, in milliseconds: long enough to read several. */
const shownMs = 30_000;

/** Names what is live of every document. */
const liveState = (workspace: Workspace): string =>
  Object.entries(workspace.getState().drafts)
    .map(([key, { live }]) => `${key} ${live ?? ''}`)
    .join();

/**
 * Other operators in this pack now, nobody without an answer. What they save is taken in within a beat, and announced with whoever saved
 * it last; the version that is live is read again when somebody published.
 */
export function usePresence(): readonly Other[] {
  const { api, timers } = useAdmin();
  const client = useQueryClient();
  const workspace = useWorkspace();
  const { account } = useOperatorSession();
  const { pack } = usePack();
  const document = useDocumentHere();
  const [tab] = useState(newTab);
  const { arrivals } = useWorkspaceState();
  const { data } = useQuery({
    queryKey: ['presence', pack, tab, document ?? ''],
    queryFn: () => meet(api, pack, tab, document),
    refetchInterval: beatMs,
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  const changed = data?.changed;
  useEffect(() => {
    if (changed === undefined) return;
    const follow = async (): Promise<void> => {
      const before = liveState(workspace);
      const followed = await workspace.follow(changed);
      if (liveState(workspace) !== before)
        for (const queryKey of [packsKey, versionsKey(pack)]) void client.invalidateQueries({ queryKey });
      if (!followed) return;
      const { describeChanges } = await import('../changes/describe-changes.ts');
      const changes = describeChanges(followed);
      if (changes.length === 0) return;
      // Without the list it is said what was changed all the same.
      const { documents } = await api
        .call('documentList', { params: { pack } })
        .catch(() => ({ documents: [] }));
      const authors = new Map(documents.map(({ kind, id, author }) => [documentKey(kind, id), author]));
      const arrivals = changes.map((change) => ({
        key: change.key,
        path: change.path,
        author: authors.get(change.key) ?? undefined,
        words: changeLine(change),
      }));
      // What this account did elsewhere, such as on the command line, is taken in without a word.
      const theirs = arrivals.filter(({ author }) => author !== account);
      if (theirs.length > 0) workspace.announce(theirs);
    };
    // A failed look is made up for by the next change, and by publishing, which looks itself.
    follow().catch(() => undefined);
  }, [workspace, changed, api, pack, account, client]);
  useEffect(
    () => (arrivals.length > 0 ? timers.after(shownMs, () => workspace.announce([])) : undefined),
    [arrivals, timers, workspace],
  );
  useEffect(
    () => () => {
      // A lost call is harmless: the server forgets the tab shortly after.
      leave(api, pack, tab).catch(() => undefined);
    },
    [api, pack, tab],
  );
  return data?.others ?? [];
}
