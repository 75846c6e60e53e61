import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { useLiveStep } from '../publish/useLiveStep.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { deliveryCalls } from './calls.ts';

const deliveryKey = (pack: string) => ['delivery', pack] as const;

/** Milliseconds between two looks: what others switch shows without a reload. */
const lookAgain = 10_000;

export function useDeliveryCalls() {
  const { api } = useAdmin();
  return useMemo(() => deliveryCalls(api), [api]);
}

/** How what is live of this pack reaches visitors, kept up to date. */
export function useDelivery() {
  const { pack } = usePack();
  const calls = useDeliveryCalls();
  return useQuery({
    queryKey: deliveryKey(pack),
    queryFn: () => calls.read(pack),
    refetchInterval: lookAgain,
  });
}

/** One step of delivery. */
export function useDeliveryStep<Answer>(done?: (answer: Answer) => void) {
  const { pack } = usePack();
  return useLiveStep([deliveryKey(pack)], (step: () => Promise<Answer>) => step(), done);
}
