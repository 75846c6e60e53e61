import { useMemo } from 'react';
import type { DocumentKey } from '#engine/packs.ts';
import type { Change, Comparison } from '../changes/change.ts';
import { describeChanges } from '../changes/describe-changes.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { documentsOf, isChanged } from '../workspace/state.ts';
import { useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

export type Impact = {
  /** Documents as live, and as after publishing. */
  comparison: Comparison;
  /** Documents that publishing would change. */
  keys: readonly DocumentKey[];
  changes: readonly Change[];
};

/** The live documents with some of the drafts. */
function withOnly(live: PackDocuments, edited: PackDocuments, keys: readonly DocumentKey[]): PackDocuments {
  const chosen = new Set(keys);
  const all = new Set([...Object.keys(live), ...Object.keys(edited)]);
  return Object.fromEntries(
    [...all].flatMap((key) => {
      const document = chosen.has(key) ? edited[key] : live[key];
      return document ? [[key, document]] : [];
    }),
  );
}

/** Changes that publishing these documents, by default all drafted ones, would make. */
export function useImpact(keys?: readonly DocumentKey[]): Impact {
  const { drafts } = useWorkspaceState();
  const asked = keys?.join(' ');
  const { comparison, changed, changes } = useMemo(() => {
    const all = Object.entries(drafts).flatMap(([key, draft]) => (isChanged(draft) ? [key] : []));
    const among = asked === undefined ? undefined : new Set(asked.split(' '));
    const chosen = among ? all.filter((key) => among.has(key)) : all;
    const [before, edited] = [documentsOf(drafts, 'live'), documentsOf(drafts, 'edited')];
    const after = withOnly(before, edited, chosen);
    return { comparison: { before, after }, changed: chosen, changes: describeChanges({ before, after }) };
  }, [drafts, asked]);
  return { comparison, keys: changed, changes };
}
