import { useMemo } from 'react';
import type { Change } from '../changes/change.ts';
import { describeChanges } from '../changes/describe-changes.ts';
import { documentsOf } from '../workspace/state.ts';
import { useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

/** Changes that publishing would make, in words. */
export function usePendingChanges(): Change[] {
  const { drafts } = useWorkspaceState();
  return useMemo(
    () => describeChanges({ before: documentsOf(drafts, 'live'), after: documentsOf(drafts, 'edited') }),
    [drafts],
  );
}
