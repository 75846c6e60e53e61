import type { ContractTerms } from '#play/contracts/terms.ts';
import { downlineOf } from '#server/agents/counterparts.ts';
import { isDay } from '#engine/time/zoned-days.ts';
import { constantOf } from '#server/brands/documents.ts';
import { defineCall } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { CallRefusal, refuseCall, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { offerFault } from '../change.ts';
import { endOf } from '../change-by-member.ts';
import { presentPreview, previewOf } from '../preview.ts';

export const route = defineCall('contractPreview', async (context) => {
  const { gateway, brand, body, now, session } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const limited = await limitCalls(context, {
    subject: `preview:${session.memberId}`,
    max: constantOf(brand, 'transfersPerMinute'),
    windowMs: 60_000,
  });
  if (limited) return limited;
  const downline = await downlineOf(gateway.db, member, body.account);
  if (!downline) return refuseFields([refusedField('account', 'WRONG')]);
  const { lastDay } = body;
  if (lastDay !== undefined && !isDay(lastDay)) return refuseFields([refusedField('lastDay', 'PATTERN')]);
  const terms: ContractTerms = body.terms;
  const offer = { uplineId: member.id, downlineId: downline.id, terms, expiresAt: endOf(context, lastDay) };
  const reason = await offerFault(gateway.db, { brand, now }, offer);
  if (reason) return refuseCall('CONTRACT_NOT_POSSIBLE', { value: { reason } });
  const preview = await previewOf(gateway.db, brand, { agent: downline.id, terms, now });
  return { ...presentPreview(preview), ...moneyOf(brand) };
});
