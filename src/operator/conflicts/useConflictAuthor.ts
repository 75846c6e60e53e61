import { useQuery } from '@tanstack/react-query';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import type { Conflict } from '../workspace/state.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Account that saved the other side of a conflict, or published it; undefined until it is known. */
export function useConflictAuthor(key: DocumentKey, { theirs, saved, revision, base }: Conflict) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const { data } = useQuery({
    queryKey: ['conflictAuthor', pack, key, revision, base],
    queryFn: async () => {
      const { kind, id } = splitKey(key);
      const isIt = (document: { kind: string; id: string }): boolean =>
        document.kind === kind && document.id === id;
      const { documents } = await api.call('documentList', { params: { pack } });
      const drafted = sameJson(theirs, saved) ? documents.find(isIt)?.author : undefined;
      if (drafted) return drafted;
      const versions = (await api.versions(pack)).filter(({ changes }) => changes.some(isIt));
      return versions.sort((a, b) => b.version - a.version)[0]?.author ?? null;
    },
    // Without an answer the dialog says "somebody else".
    retry: false,
  });
  return data ?? undefined;
}
