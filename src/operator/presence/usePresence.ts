import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Other } from '#contract/generated/admin-types.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
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

/** Other operators in this pack now. Only a hint: empty without an answer. */
export function usePresence(): readonly Other[] {
  const { api } = useAdmin();
  const { pack } = usePack();
  const document = useDocumentHere();
  const [tab] = useState(newTab);
  const { data } = useQuery({
    queryKey: ['presence', pack, tab, document ?? ''],
    queryFn: () => meet(api, pack, tab, document),
    refetchInterval: beatMs,
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  useEffect(
    () => () => {
      // A lost call is harmless: the server forgets the tab shortly after.
      leave(api, pack, tab).catch(() => undefined);
    },
    [api, pack, tab],
  );
  return data ?? [];
}
