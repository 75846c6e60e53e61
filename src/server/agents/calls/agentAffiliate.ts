import { defineCall } from '#server/calls/call.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { maskedText } from '#server/calls/masking.ts';
import { findAgentByCode } from '#server/members/members.ts';
import { refuseCall } from '#server/calls/refusal.ts';

export const route = defineCall('agentAffiliate', async (context) => {
  const limited = await limitByAddress(context, { what: 'affiliate', max: 60, windowMs: 60_000 });
  if (limited) return limited;
  const agent = await findAgentByCode(context.gateway.db, context.brand.brand, context.query.code);
  if (!agent?.affiliate_code) return refuseCall('AFFILIATE_NOT_FOUND');
  return { code: agent.affiliate_code, account: maskedText(agent.account) };
});
