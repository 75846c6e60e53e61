import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { useLiveStep } from '../publication/useLiveStep.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { deliveryCalls } from './calls.ts';

const deliveryKey = (pack: string) => ['delivery', pack] as const;

/** Refetch interval in milliseconds, which shows other operators' switches. */
const lookAgain = 10_000;

export function useDeliveryCalls() {
  const { api } = useAdmin();
  return useMemo(() => deliveryCalls(api), [api]);
}

/** Delivery state of this pack's live version, refetched regularly. */
export function useDelivery() {
  const { pack } = usePack();
  const calls = useDeliveryCalls();
  return useQuery({
    queryKey: deliveryKey(pack),
    queryFn: () => calls.read(pack),
    refetchInterval: lookAgain,
  });
}

/** Mutation for one step of delivery. */
export function useDeliveryStep<Answer>(done?: (answer: Answer) => void) {
  const { pack } = usePack();
  return useLiveStep([deliveryKey(pack)], (step: () => Promise<Answer>) => step(), done);
}
