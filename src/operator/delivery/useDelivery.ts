import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { packsKey } from '../brands/usePacks.ts';
import { versionsKey } from '../versions/useVersions.ts';
import { usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';
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

/** One step; afterwards everything that it may have changed is read again. */
export function useDeliveryStep<Answer>(done?: (answer: Answer) => void) {
  const { pack } = usePack();
  const workspace = useWorkspace();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: () => Promise<Answer>) => step(),
    onSuccess: (answer) => done?.(answer),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: deliveryKey(pack) }),
        client.invalidateQueries({ queryKey: versionsKey(pack) }),
        client.invalidateQueries({ queryKey: packsKey }),
        workspace.load(),
      ]),
  });
}
