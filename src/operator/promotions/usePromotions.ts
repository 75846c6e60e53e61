import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { ApplicationState } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { queueQuery } from '../payments/queue-query.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { promotionsKey } from './promotions-key.ts';

/** Refetch interval in milliseconds, which shows members' new applications. */
const lookAgain = 5_000;

export type ApplicationQuery = { state: ApplicationState | 'all'; search: string; page: number };

export type ApplicationStep = AdminCallTypes['applicationDecide']['body'];

/** What each promotion of the brand has given. */
export function usePromotionTotals() {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: [...promotionsKey(pack), 'totals'],
    queryFn: () => api.call('promotionTotals', { params: { pack } }),
    refetchInterval: lookAgain,
    retry: false,
  });
}

export function useApplications(asked: ApplicationQuery) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const query = queueQuery(asked);
  return useQuery({
    queryKey: [...promotionsKey(pack), 'applications', query],
    queryFn: () => api.call('applicationQueue', { params: { pack }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
    retry: false,
  });
}

/** Mutation of one decision; afterwards queue and totals are refetched, also after a refusal. */
export function useApplicationDecision(done: () => void) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, step }: { id: string; step: ApplicationStep }) =>
      api.call('applicationDecide', { params: { pack, id }, body: step }),
    onSuccess: done,
    onSettled: () => client.invalidateQueries({ queryKey: promotionsKey(pack) }),
  });
}
