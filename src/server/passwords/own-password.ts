import type { CallContext } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { refusedBySecret } from './confirm-secret.ts';
import type { Member } from '#server/members/members.ts';
import { ownMember } from '#server/members/own-member.ts';

/**
 * Checks the password of a logged-in member again: refusal of the field if wrong, of the call after too many wrong ones.
 * Protects a page that was left open.
 */
export const refusedByPassword = (
  context: Pick<CallContext, 'brand' | 'gateway' | 'now'>,
  member: Member,
  { password, field }: { password: string; field: string },
): Promise<CallRefusal | undefined> =>
  refusedBySecret(context, {
    subject: `password:${member.id}`,
    tries: constantOf(context.brand, 'loginFailuresMax'),
    hash: member.password_hash,
    given: password,
    field,
  });

/** The member of a session who has given the password again; a wrong one is refused as the field `password`. */
export async function confirmPassword(
  context: Pick<CallContext, 'brand' | 'gateway' | 'now'> & { session: Session },
  password: string,
): Promise<Member | CallRefusal> {
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  return (await refusedByPassword(context, member, { password, field: 'password' })) ?? member;
}
