import { useState } from 'react';
import { own, type Json } from '#engine/json/json.ts';
import { joinPointer, valueAt } from '#engine/json/pointer.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { Change } from '../changes/change.ts';
import { withoutValue, withValue, type PackDocuments } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { usePackDocuments, useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import type { ComparisonSide, Differences } from './useComparison.ts';

const valueIn = (documents: PackDocuments, { key, path }: Change): Json | undefined =>
  valueAt(own(documents, key), joinPointer('', ...path)) as Json | undefined;

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
      if (source === 'drafts' || !differences || !own(edited, change.key)) return false;
      return (
        workspace.mayEdit(change.key) &&
        change.path.length > 0 &&
        !sameJson(valueIn(differences.sides[side], change), valueIn(edited, change))
      );
    },
    /** Puts one value back; the rest of its document stays as it is drafted. */
    restoreValue(change: Change): void {
      const document = own(edited, change.key);
      if (!document || !differences) return;
      const value = valueIn(differences.sides[side], change);
      workspace.edit(say('console.restore.label', { version: source }), {
        [change.key]:
          value === undefined ? withoutValue(document, change.path) : withValue(document, change.path, value),
      });
      setRestored([change.key]);
    },
    undo: (): void => {
      workspace.undo();
      setRestored(undefined);
    },
  };
}
