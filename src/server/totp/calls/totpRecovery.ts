import { defineCall } from '#server/calls/call.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { newMemberRecoveryCodes } from '../recovery-codes.ts';
import { refusedByTotp } from './refused-by-totp.ts';
import { notifySecurityChange } from '#server/members/notify-security-change.ts';

export const route = defineCall('totpRecovery', async (context) => {
  const { gateway } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const refused = await refusedByTotp(context, member, context.body);
  if (refused) return refused;
  const recoveryCodes = await gateway.db
    .transaction()
    .execute((transaction) =>
      newMemberRecoveryCodes({ ...context, gateway: { ...gateway, db: transaction } }, member.id),
    );
  notifySecurityChange(context, member, 'recoveryCodes');
  return { recoveryCodes };
});
