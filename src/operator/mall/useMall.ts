import { useQuery } from '@tanstack/react-query';
import type { MallDocument } from '#contract/generated/documents.ts';
import type { JsonObject } from '#engine/json/json.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { documentOf } from '../documents/reader.ts';
import { usePack, usePackDocuments, useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';

export const mallKey = 'mall/main';

/** Refetch interval in milliseconds. */
const lookAgain = 15_000;

/** What became of the live mall. */
export function useMallFigures() {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: ['mall', pack],
    queryFn: () => api.call('mallFigures', { params: { pack } }),
    refetchInterval: lookAgain,
    retry: false,
  });
}

export type MallFigures = NonNullable<ReturnType<typeof useMallFigures>['data']>;

export type MallItem = MallDocument['items']['items'][string];
export type MallLevel = MallDocument['levels']['items'][string];

/** The draft of the mall, and changes of it; undefined for a brand without one. */
export function useMallDraft() {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { edit: mayEdit } = useRights('mall');
  const mall = documentOf(documents, 'mall', 'main');
  if (!mall) return undefined;
  const put = (label: string, next: MallDocument, group: string): void =>
    workspace.edit(label, { [mallKey]: next as unknown as JsonObject }, `${mallKey} ${group}`);
  return {
    mall,
    mayEdit,
    setItem(label: string, id: string, item: MallItem): void {
      put(
        label,
        { ...mall, items: { ...mall.items, items: { ...mall.items.items, [id]: item } } },
        `item ${id}`,
      );
    },
    setLevel(label: string, id: string, level: MallLevel): void {
      put(
        label,
        { ...mall, levels: { ...mall.levels, items: { ...mall.levels.items, [id]: level } } },
        `level ${id}`,
      );
    },
  };
}

export type MallDraft = NonNullable<ReturnType<typeof useMallDraft>>;
