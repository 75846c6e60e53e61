import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueueView } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { paymentCalls, type PaymentDecision } from './calls.ts';

/** Refetch interval in milliseconds, which shows players' new requests. */
const lookAgain = 5_000;
const key = (pack: string) => ['payments', pack] as const;

function usePaymentCalls() {
  const { api } = useAdmin();
  const { pack } = usePack();
  return { pack, calls: useMemo(() => paymentCalls(api, pack), [api, pack]) };
}

/** The brand's money and whether one may decide. */
export function usePaymentDesk() {
  const { pack, calls } = usePaymentCalls();
  return useQuery({ queryKey: [...key(pack), 'desk'], queryFn: calls.desk, retry: false });
}

export function useDeposits(view: QueueView, page: number) {
  const { pack, calls } = usePaymentCalls();
  return useQuery({
    queryKey: [...key(pack), 'deposits', view, page],
    queryFn: () => calls.deposits({ view, page }),
    refetchInterval: lookAgain,
  });
}

export function useWithdrawals(view: QueueView, page: number) {
  const { pack, calls } = usePaymentCalls();
  return useQuery({
    queryKey: [...key(pack), 'withdrawals', view, page],
    queryFn: () => calls.withdrawals({ view, page }),
    refetchInterval: lookAgain,
  });
}

/** Mutation of one decision; afterwards the queues are refetched, also after a refusal. */
export function usePaymentDecision(what: 'deposits' | 'withdrawals', done: () => void) {
  const { pack, calls } = usePaymentCalls();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, step }: { id: string; step: PaymentDecision }) => calls.decide(what, id, step),
    onSuccess: done,
    onSettled: () => client.invalidateQueries({ queryKey: key(pack) }),
  });
}
