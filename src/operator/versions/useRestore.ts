import { useState } from 'react';
import { own, type JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { Change } from '../changes/change.ts';
import { putBack } from '../changes/put-back.ts';
import { say } from '../language/say.ts';
import { usePackDocuments, useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
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
  const edited = usePackDocuments();
  const [restored, setRestored] = useState<readonly DocumentKey[]>();
  const documents = source === 'drafts' ? [] : (differences?.documents ?? []);
  /** Those that this account may edit and whose draft says something else. */
  const restorable = documents
    .filter(
      ({ key, [side]: layer }) => workspace.mayEdit(key) && !sameJson(drafts[key]?.layer ?? null, layer),
    )
    .map(({ key }) => key);
  const withValueBack = (document: JsonObject, change: Change): JsonObject =>
    putBack(document, own(differences?.sides[side] ?? {}, change.key) ?? {}, change);
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
    /** True for a change whose value the drafts do not have as the version had it, and this account may edit. */
    mayRestoreValue(change: Change): boolean {
      const document = own(edited, change.key);
      if (source === 'drafts' || !document || change.path.length === 0) return false;
      return workspace.mayEdit(change.key) && !sameJson(withValueBack(document, change), document);
    },
    /** Puts one value back; the rest of its document stays as it is drafted. */
    restoreValue(change: Change): void {
      const document = own(edited, change.key);
      if (!document) return;
      workspace.edit(say('console.restore.label', { version: source }), {
        [change.key]: withValueBack(document, change),
      });
      setRestored([change.key]);
    },
    undo: (): void => {
      workspace.undo();
      setRestored(undefined);
    },
  };
}
