import type { CallErrorCode } from '#contract/call-errors.ts';
import { sampleCampaign, setCampaigns } from '#server/promotions/testing/campaigns.ts';
import type { GatewayAnswer } from './client.ts';
import type { TestGateway } from './gateway.ts';
import { registerPayer } from './payer.ts';

let takers = 0;

/** One request over HTTP that provokes each code of promotions. */
export const provokePromotions = (gateway: () => TestGateway) => {
  const token = (): Promise<string> => registerPayer(gateway(), `Joiner${(takers += 1)}`);
  const join = async (promotion: string): Promise<GatewayAnswer> =>
    gateway().client.send('promotionJoin', { token: await token(), body: { promotion } });
  return {
    PROMOTION_UNKNOWN: () => join('nobody'),
    PROMOTION_NOT_OFFERED: () => {
      const over = sampleCampaign('over', { join: true, until: '2026-01-02T00:00:00Z' });
      gateway().publish((documents) => setCampaigns(documents, [over]));
      return join('over');
    },
    TICKET_GONE: async () =>
      gateway().client.send('lotteryTicketPlay', { token: await token(), body: { ticket: 'nobodys' } }),
    REFERRAL_NOT_FOUND: () => {
      const invites = sampleCampaign('invites', {
        trigger: { on: 'referral', after: 'registration', gets: 'friend' },
      });
      gateway().publish((documents) => setCampaigns(documents, [invites]));
      return gateway().client.send('referralInviter', { query: { code: 'NOBODY12' } });
    },
    PROMOTION_CODE_UNKNOWN: async () =>
      gateway().client.send('promotionCode', { token: await token(), body: { code: 'NOBODY' } }),
  } satisfies Partial<Record<CallErrorCode, () => Promise<GatewayAnswer>>>;
};
