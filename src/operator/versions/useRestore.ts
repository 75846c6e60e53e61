import { useState } from 'react';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { say } from '../language/say.ts';
import { useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import type { ComparisonSide, Differences } from './useComparison.ts';

/**
 * Puts documents of a version back into the drafts, as one step that can be undone; nothing goes live by it.
 * @param side the side of the differences on which the version stands
 */
export function useRestore(
  source: ComparisonSide,
  differences: Differences | undefined,
  side: 'before' | 'after',
) {
  const workspace = useWorkspace();
  const { drafts } = useWorkspaceState();
  const [restored, setRestored] = useState<readonly DocumentKey[]>();
  const documents = source === 'drafts' ? [] : (differences?.documents ?? []);
  /** Those that this account may edit and whose draft says something else. */
  const restorable = documents
    .filter(
      ({ key, [side]: layer }) => workspace.mayEdit(key) && !sameJson(drafts[key]?.layer ?? null, layer),
    )
    .map(({ key }) => key);
  return {
    restorable,
    /** The documents of the last step, until it is undone. */
    restored,
    restore: (keys: readonly DocumentKey[]): void => {
      const layers = documents
        .filter(({ key }) => keys.includes(key))
        .map(({ key, [side]: layer }) => [key, layer] as const);
      const label = say('console.restore.label', { version: source });
      workspace.restore(label, Object.fromEntries(layers));
      setRestored(keys);
    },
    undo: (): void => {
      workspace.undo();
      setRestored(undefined);
    },
  };
}
