import type { CallContext } from '../call.ts';
import type { Member } from '../member/members.ts';
import { refusedByPassword } from '../member/own-password.ts';
import { refuse, refusedField, refuseFields, type CallRefusal } from '../refusal.ts';
import { checkTotp } from './check-totp.ts';
import { hasTotp } from './enrolments.ts';

/** Asks for password and code, as whatever changes an authenticator in use does; the password first, so that a mistake in it costs no code. */
export async function refusedByTotp(
  context: CallContext,
  member: Member,
  { password, totpCode }: { password: string; totpCode: string },
): Promise<CallRefusal | undefined> {
  if (!(await hasTotp(context.gateway.db, member.brand, member.id))) return refuse('TOTP_OFF');
  const refused = await refusedByPassword(context, member, { password, field: 'password' });
  if (refused) return refused;
  return (await checkTotp(context, member.id, totpCode))
    ? undefined
    : refuseFields([refusedField('totpCode', 'WRONG')]);
}
