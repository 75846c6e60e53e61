import type { CallContext } from '../call.ts';
import { clear, hit, secondsUntil } from '../counters.ts';
import { constantOf } from '../documents.ts';
import { refuse, refusedField, refuseFields, type Refusal } from '../refusal.ts';
import { passwordMatches } from '../session/passwords.ts';
import type { Session } from '../session/sessions.ts';
import { findMember, type Member } from './members.ts';

/**
 * Asks a member who is logged in for the password again: the refusal of the field when it is wrong, or of everything after too
 * many wrong ones. Whoever finds an open page gets no further than this.
 */
export async function refusedByPassword(
  { brand, gateway, now }: Pick<CallContext, 'brand' | 'gateway' | 'now'>,
  member: Member,
  { password, field }: { password: string; field: string },
): Promise<Refusal | undefined> {
  const subject = { brand: brand.brand, subject: `password:${member.id}` };
  const { hits, endsAt } = await hit(gateway.db, {
    ...subject,
    now,
    windowMs: constantOf(brand, 'loginFailureMinutes') * 60_000,
  });
  if (hits > constantOf(brand, 'loginFailuresMax')) {
    return refuse('TOO_MANY_REQUESTS', { retryAfter: secondsUntil(endsAt, now) });
  }
  if (!(await passwordMatches(member.password_hash, password))) {
    return refuseFields([refusedField(field, 'WRONG')]);
  }
  await clear(gateway.db, subject);
  return undefined;
}

/** The member of a session who has given the password again; a wrong one is refused as the field `password`. */
export async function confirmPassword(
  context: Pick<CallContext, 'brand' | 'gateway' | 'now'> & { session: Session },
  password: string,
): Promise<Member | Refusal> {
  const member = await findMember(context.gateway.db, context.brand.brand, context.session.memberId);
  if (!member) return refuse('SESSION_EXPIRED');
  return (await refusedByPassword(context, member, { password, field: 'password' })) ?? member;
}
