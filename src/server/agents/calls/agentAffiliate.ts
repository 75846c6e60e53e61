import { defineCall } from '#server/calls/call.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { maskedText } from '#server/calls/masking.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { ownNickname } from '../counterparts.ts';
import { agentsOf } from '../document.ts';
import { invitationOf } from '../links.ts';

export const route = defineCall('agentAffiliate', async (context) => {
  const limited = await limitByAddress(context, { what: 'affiliate', max: 60, windowMs: 60_000 });
  if (limited) return limited;
  const { gateway, brand, now, query } = context;
  const invitation = await invitationOf(gateway.db, brand, query.code, now);
  if (!invitation) return refuseCall('AFFILIATE_NOT_FOUND');
  const { agent } = invitation;
  const nickname = agentsOf(brand).inviter?.registration === true ? ownNickname(agent) : undefined;
  return {
    code: query.code.trim(),
    account: maskedText(agent.account),
    ...(nickname !== undefined && { nickname }),
  };
});
