import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { queueQuery } from '../payments/queue-query.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Refetch interval in milliseconds, which shows new feedback. */
const lookAgain = 5_000;
const key = (pack: string) => ['feedback', pack] as const;

export type Feedback = AdminCallTypes['feedbackQueue']['value']['feedback'][number];
export type FeedbackQuery = { state: Feedback['state'] | 'all'; search: string; page: number };

export function useFeedback(asked: FeedbackQuery) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const query = queueQuery(asked);
  return useQuery({
    queryKey: [...key(pack), query],
    queryFn: () => api.call('feedbackQueue', { params: { pack }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
    retry: false,
  });
}

/** Mutation of one answer; afterwards the list is refetched, also after a refusal. */
export function useAnswer(done: () => void) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: string }) =>
      api.call('feedbackAnswer', { params: { pack, id }, body: { answer } }),
    onSuccess: done,
    onSettled: () => client.invalidateQueries({ queryKey: key(pack) }),
  });
}
