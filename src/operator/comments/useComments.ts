import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

type Answer = AdminCallTypes['commentList']['value'];
export type Comment = Answer['comments'][number];

/** Others' comments are asked for as often as a reader of a page would look again. */
const everyMs = 30_000;

/** What operators say about the documents of the pack. */
export function useCommentList() {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: ['comments', pack],
    queryFn: () => api.call('commentList', { params: { pack } }).then(({ comments }) => comments),
    refetchInterval: everyMs,
  });
}

/** The same, for marks beside values; undefined until it is known. */
export const useComments = (): readonly Comment[] | undefined => useCommentList().data;

/** Says something about a value, and closes or opens what was said. */
export function useCommentSteps() {
  const { api } = useAdmin();
  const { pack } = usePack();
  const client = useQueryClient();
  const onSuccess = ({ comments }: Answer) => client.setQueryData(['comments', pack], comments);
  const add = useMutation({
    mutationFn: (body: AdminCallTypes['commentAdd']['body']) =>
      api.call('commentAdd', { params: { pack }, body }),
    onSuccess,
  });
  const close = useMutation({
    mutationFn: ({ id, done }: { id: number; done: boolean }) =>
      api.call('commentClose', { params: { pack, id: String(id) }, body: { done } }),
    onSuccess,
  });
  return { add, close };
}
