import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import {
  agentCalls,
  type AgentCalls,
  type ContractQuery,
  type FreezeQuery,
  type MessageQuery,
  type Offer,
  type PayoutQuery,
  type TreeQuery,
  type TrialQuery,
} from './calls.ts';

function useAgentCalls() {
  const { api } = useAdmin();
  const { pack } = usePack();
  return { pack, calls: useMemo(() => agentCalls(api, pack), [api, pack]) };
}

/** An answer of the desk; the former page stays until the next one is here. */
function useAsked<Asked, Answer>(
  what: string,
  asked: Asked,
  send: (calls: AgentCalls, asked: Asked) => Promise<Answer>,
) {
  const { pack, calls } = useAgentCalls();
  return useQuery({
    queryKey: ['agents', pack, what, asked],
    queryFn: () => send(calls, asked),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

export const useTree = (asked: TreeQuery) => useAsked('tree', asked, (calls, query) => calls.tree(query));

export const useFreezes = (asked: FreezeQuery) =>
  useAsked('freezes', asked, (calls, query) => calls.freezes(query));

export const useAgentMessages = (asked: MessageQuery) =>
  useAsked('messages', asked, (calls, query) => calls.messages(query));

export const useHistory = (id: string) => useAsked('history', id, (calls, of) => calls.history(of));

export const useContracts = (asked: ContractQuery) =>
  useAsked('contracts', asked, (calls, query) => calls.contracts(query));

export const usePayouts = (asked: PayoutQuery) =>
  useAsked('payouts', asked, (calls, query) => calls.payouts(query));

export const useTrial = (asked: TrialQuery) => useAsked('trial', asked, (calls, query) => calls.trial(query));

/** What an offer would have paid; nothing changes by it. */
export function useOfferPreview() {
  const { calls } = useAgentCalls();
  return useMutation({ mutationFn: (offer: Offer) => calls.previewOffer(offer) });
}

/** One change; afterwards everything about agents is fetched anew, also after a refusal. */
export function useAgentChange<Change>(
  send: (calls: AgentCalls, change: Change) => Promise<unknown>,
  done: () => void,
) {
  const { pack, calls } = useAgentCalls();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => send(calls, change),
    onSuccess: done,
    onSettled: () => client.invalidateQueries({ queryKey: ['agents', pack] }),
  });
}
