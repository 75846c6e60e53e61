import { useQuery } from '@tanstack/react-query';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { useDeliveryCalls } from './useDelivery.ts';

/** How pages of a rollout fare, and the last rollout that stopped by itself; refetched every `lookAgain` milliseconds. */
export function useRolloutHealth(lookAgain: number, enabled = true) {
  const { pack } = usePack();
  const calls = useDeliveryCalls();
  return useQuery({
    queryKey: ['rollout-health', pack],
    queryFn: () => calls.health(pack),
    refetchInterval: lookAgain,
    retry: false,
    enabled,
  });
}
