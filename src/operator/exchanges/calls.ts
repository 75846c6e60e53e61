import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { ExchangeStatus } from '#contract/generated/admin-types.ts';
import type { AdminApi } from '../api/admin-api.ts';

export const statuses = ['APPLYING', 'PASSED', 'REJECTED'] as const satisfies readonly ExchangeStatus[];

export type ExchangeQuery = { status: ExchangeStatus | 'all'; search: string; page: number };

export type ExchangeDecision = AdminCallTypes['exchangeDecide']['body'];

/** Calls of a brand's exchanges of points. Each rejects with a Refusal. */
export function exchangeCalls({ call }: Pick<AdminApi, 'call'>, pack: string) {
  return {
    list: ({ status, search, page }: ExchangeQuery) =>
      call('exchangeQueue', {
        params: { pack },
        query: {
          ...(status !== 'all' && { status }),
          ...(search !== '' && { search }),
          page: String(page),
        },
      }),
    decide: (id: string, body: ExchangeDecision) => call('exchangeDecide', { params: { pack, id }, body }),
  };
}
