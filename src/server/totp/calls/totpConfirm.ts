import { defineCall } from '#server/calls/call.ts';
import { secondsUntil } from '#server/db/counters.ts';
import { constantOf } from '#server/brands/documents.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refuseCall, CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { confirmEnrolment } from '../enrolments.ts';
import { newMemberRecoveryCodes } from '../recovery-codes.ts';
import { countTotpTry } from '../totp-tries.ts';
import { notifySecurityChange } from '#server/members/notify-security-change.ts';

export const route = defineCall('totpConfirm', async (context) => {
  const { body, brand, gateway } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const enrolment = {
    memberId: member.id,
    code: body.totpCode.normalize('NFKC').replaceAll(/\s/gu, ''),
    minutes: constantOf(brand, 'totpEnrolmentMinutes'),
  };
  const tries = await countTotpTry(context, member.id);
  if (tries.over)
    return refuseCall('TOO_MANY_REQUESTS', { retryAfter: secondsUntil(tries.endsAt, context.now) });
  const answer = await gateway.db.transaction().execute(async (transaction) => {
    const inside = { ...context, gateway: { ...gateway, db: transaction } };
    const outcome = await confirmEnrolment(inside, enrolment);
    if (outcome === 'none') return refuseCall('TOTP_OFF');
    if (outcome === 'wrong') return refuseFields([refusedField('totpCode', 'WRONG')]);
    return { recoveryCodes: await newMemberRecoveryCodes(inside, member.id) };
  });
  if (answer instanceof CallRefusal) return answer;
  await tries.succeeded();
  notifySecurityChange(context, member, 'totpOn');
  return answer;
});
