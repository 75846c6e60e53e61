import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { exchangeCalls, type ExchangeQuery, type ExchangeDecision } from './calls.ts';

/** Refetch interval in milliseconds, which shows players' new exchanges. */
const lookAgain = 5_000;
const key = (pack: string) => ['exchanges', pack] as const;

function useExchangeCalls() {
  const { api } = useAdmin();
  const { pack } = usePack();
  return { pack, calls: useMemo(() => exchangeCalls(api, pack), [api, pack]) };
}

export function useExchanges(asked: ExchangeQuery) {
  const { pack, calls } = useExchangeCalls();
  return useQuery({
    queryKey: [...key(pack), asked],
    queryFn: () => calls.list(asked),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
    retry: false,
  });
}

/** Mutation of one decision; afterwards the list is refetched, also after a refusal. */
export function useExchangeDecision(done: () => void) {
  const { pack, calls } = useExchangeCalls();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, step }: { id: string; step: ExchangeDecision }) => calls.decide(id, step),
    onSuccess: done,
    onSettled: () => client.invalidateQueries({ queryKey: key(pack) }),
  });
}
