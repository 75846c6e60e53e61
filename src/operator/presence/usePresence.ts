import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Other } from '#contract/generated/admin-types.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack, useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
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

/** How long it is told what others changed, in milliseconds. */
const toldMs = 12_000;

export type Presence = {
  /** Other operators in this pack now; empty without an answer. */
  others: readonly Other[];
  /** Documents that others have just changed. */
  taken: readonly DocumentKey[];
};

/** Who else is in this pack; takes in what they save, within a beat. */
export function usePresence(): Presence {
  const { api, timers } = useAdmin();
  const workspace = useWorkspace();
  const { pack } = usePack();
  const document = useDocumentHere();
  const [tab] = useState(newTab);
  const [taken, setTaken] = useState<readonly DocumentKey[]>([]);
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
    // A failed look is made up for by the next change, and by publishing, which looks itself.
    workspace.follow(changed).then(
      (keys) => keys.length > 0 && setTaken(keys),
      () => undefined,
    );
  }, [workspace, changed]);
  useEffect(() => (taken.length > 0 ? timers.after(toldMs, () => setTaken([])) : undefined), [taken, timers]);
  useEffect(
    () => () => {
      // A lost call is harmless: the server forgets the tab shortly after.
      leave(api, pack, tab).catch(() => undefined);
    },
    [api, pack, tab],
  );
  return { others: data?.others ?? [], taken };
}
