import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { AdminApi } from '../api/admin-api.ts';

export type AgentTree = AdminCallTypes['agentTree']['value'];
export type AgentLine = AgentTree['members'][number];
export type AgentContract = AdminCallTypes['contractOffer']['value'];
export type ContractKind = AgentContract['kind'];
export type AgentPayout = AdminCallTypes['contractPayoutDecide']['value'];
export type PayoutDecision = AdminCallTypes['contractPayoutDecide']['body'];
export type PayoutCorrection = AdminCallTypes['contractPayoutCorrect']['body'];
export type Offer = AdminCallTypes['contractOffer']['body'];
export type PreviewedOffer = AdminCallTypes['contractOfferPreview']['value'];
export type TrialQuery = AdminCallTypes['contractTrial']['query'];

export type FreezeRequest = AdminCallTypes['freezeDecide']['value'];
export type FreezeDecision = AdminCallTypes['freezeDecide']['body'];

export type AgentMessage = AdminCallTypes['agentMessages']['value']['messages'][number];
export type MessageStop = AdminCallTypes['agentMessageStop']['body'];
export type MessageQuery = { search: string; page: number };

export type FreezeQuery = { state: FreezeRequest['state']; search: string; page: number };
export type TreeQuery = { of: string | undefined; search: string; page: number };
export type ContractQuery = {
  state: 'OFFERED' | 'ACTIVE' | 'PAST' | 'all';
  kind: ContractKind | 'all';
  search: string;
  page: number;
};
export type PayoutQuery = {
  state: AgentPayout['state'] | 'all';
  kind: ContractKind | 'all';
  search: string;
  page: number;
};

/** What a search sends: what is not chosen is left out. */
const chosen = ({
  state,
  kind,
  search,
  page,
}: {
  state: string;
  kind: ContractKind | 'all';
  search: string;
  page: number;
}) => ({
  ...(state !== 'all' && { state }),
  ...(kind !== 'all' && { kind }),
  ...(search !== '' && { search }),
  page: String(page),
});

/** Calls about the agents of a brand. Each rejects with a Refusal. */
export function agentCalls({ call }: Pick<AdminApi, 'call'>, pack: string) {
  const params = { pack };
  return {
    tree: ({ of, search, page }: TreeQuery) =>
      call('agentTree', {
        params,
        query: { ...(of !== undefined && { of }), ...(search !== '' && { search }), page: String(page) },
      }),
    freezes: ({ state, search, page }: FreezeQuery) =>
      call('freezeQueue', {
        params,
        query: { state, ...(search !== '' && { search }), page: String(page) },
      }),
    freeze: (id: string, body: FreezeDecision) => call('freezeDecide', { params: { pack, id }, body }),
    messages: ({ search, page }: MessageQuery) =>
      call('agentMessages', { params, query: { ...(search !== '' && { search }), page: String(page) } }),
    stopMessages: (id: string, body: MessageStop) => call('agentMessageStop', { params: { pack, id }, body }),
    history: (id: string) => call('agentHistory', { params: { pack, id } }),
    place: (id: string, body: AdminCallTypes['agentPlace']['body']) =>
      call('agentPlace', { params: { pack, id }, body }),
    contracts: (asked: ContractQuery) =>
      call('contractList', { params, query: chosen(asked) as AdminCallTypes['contractList']['query'] }),
    offer: (body: Offer) => call('contractOffer', { params, body }),
    previewOffer: (body: Offer) => call('contractOfferPreview', { params, body }),
    end: (id: string, reason: string) => call('contractEnd', { params: { pack, id }, body: { reason } }),
    payouts: (asked: PayoutQuery) =>
      call('contractPayoutList', {
        params,
        query: chosen(asked) as AdminCallTypes['contractPayoutList']['query'],
      }),
    decide: (id: string, body: PayoutDecision) =>
      call('contractPayoutDecide', { params: { pack, id }, body }),
    correct: (id: string, body: PayoutCorrection) =>
      call('contractPayoutCorrect', { params: { pack, id }, body }),
    trial: (query: TrialQuery) => call('contractTrial', { params, query }),
  };
}

export type AgentCalls = ReturnType<typeof agentCalls>;
