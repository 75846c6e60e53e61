import { defineCall } from '../call.ts';
import { realMember } from '../member/real-member.ts';
import { Refusal } from '../refusal.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { refusedByTotp } from './refused-by-totp.ts';

export const route = defineCall('totpRecovery', async (context) => {
  const { gateway } = context;
  const member = await realMember(context);
  if (member instanceof Refusal) return member;
  const refused = await refusedByTotp(context, member, context.body);
  if (refused) return refused;
  return gateway.db.transaction().execute(async (transaction) => ({
    recoveryCodes: await newRecoveryCodes(
      { ...context, gateway: { ...gateway, db: transaction } },
      member.id,
    ),
  }));
});
