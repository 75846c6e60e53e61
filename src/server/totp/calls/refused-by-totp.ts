import type { CallContext } from '#server/calls/call.ts';
import type { Member } from '#server/members/members.ts';
import { refusedByPassword } from '#server/passwords/own-password.ts';
import { refuseCall, refusedField, refuseFields, type CallRefusal } from '#server/calls/refusal.ts';
import { checkTotp } from '../check-totp.ts';
import { hasTotp } from '../enrolments.ts';

/**
 * Checks password and code before a change to an authenticator in use; the password first, so that a wrong one uses up no
 * code.
 */
export async function refusedByTotp(
  context: CallContext,
  member: Member,
  { password, totpCode }: { password: string; totpCode: string },
): Promise<CallRefusal | undefined> {
  if (!(await hasTotp(context.gateway.db, member.brand, member.id))) return refuseCall('TOTP_OFF');
  const refused = await refusedByPassword(context, member, { password, field: 'password' });
  if (refused) return refused;
  return (await checkTotp(context, member.id, totpCode))
    ? undefined
    : refuseFields([refusedField('totpCode', 'WRONG')]);
}
