import { defineCall } from '#server/calls/call.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { endEnrolment } from '../enrolments.ts';
import { refusedByTotp } from './refused-by-totp.ts';
import { notifySecurityChange } from '#server/members/notify-security-change.ts';

export const route = defineCall('totpEnd', async (context) => {
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const refused = await refusedByTotp(context, member, context.body);
  if (refused) return refused;
  await endEnrolment(context.gateway.db, member.brand, member.id);
  notifySecurityChange(context, member, 'totpOff');
  return {};
});
