import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Refetch interval in milliseconds, which shows how far a message has been sent and read. */
const lookAgain = 5_000;
const key = (pack: string) => ['messages', pack] as const;

export function useMessages(page: number) {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: [...key(pack), 'list', page],
    queryFn: () => api.call('messageQueue', { params: { pack }, query: { page: String(page) } }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
    retry: false,
  });
}

export type CountAsked = AdminCallTypes['messageCount']['body'];

/** How many members a message would go to now. */
export function useRecipientCount(asked: CountAsked) {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: [...key(pack), 'count', asked],
    queryFn: () => api.call('messageCount', { params: { pack }, body: asked }),
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** Sends a message, or plans it; afterwards the list is refetched. */
export function useMakeMessage(done: () => void) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AdminCallTypes['messageMake']['body']) =>
      api.call('messageMake', { params: { pack }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [...key(pack), 'list'] });
      done();
    },
  });
}

export function useStopMessage(done: () => void) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call('messageStop', { params: { pack, id } }),
    onSuccess: done,
    onSettled: () => client.invalidateQueries({ queryKey: [...key(pack), 'list'] }),
  });
}

export function useAddMessagePicture(done: (picture: { id: string; address: string }) => void) {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useMutation({
    mutationFn: (file: string) => api.call('messagePictureAdd', { params: { pack }, body: { file } }),
    onSuccess: done,
  });
}
