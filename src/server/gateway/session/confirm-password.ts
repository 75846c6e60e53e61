import type { CallContext } from '../call.ts';
import { clear, hit, secondsUntil } from '../counters.ts';
import { constantOf } from '../documents.ts';
import { findMember, type Member } from '../member/members.ts';
import { refuse, type Refusal, refusedField, refuseFields } from '../refusal.ts';
import { passwordMatches } from './passwords.ts';
import type { Session } from './sessions.ts';

/**
 * The member of a session who has given the password again; a wrong one is refused as the field `password`, and counts
 * together with those of other calls that ask for it.
 */
export async function confirmPassword(
  { gateway, brand, now, session }: Pick<CallContext, 'gateway' | 'brand' | 'now'> & { session: Session },
  password: string,
  field = 'password',
): Promise<Member | Refusal> {
  const member = await findMember(gateway.db, brand.brand, session.memberId);
  if (!member) return refuse('SESSION_EXPIRED');
  const subject = { brand: brand.brand, subject: `password:${member.id}` };
  const windowMs = constantOf(brand, 'loginFailureMinutes') * 60_000;
  const { hits, endsAt } = await hit(gateway.db, { ...subject, now, windowMs });
  if (hits > constantOf(brand, 'loginFailuresMax')) {
    return refuse('TOO_MANY_REQUESTS', { retryAfter: secondsUntil(endsAt, now) });
  }
  if (!(await passwordMatches(member.password_hash, password))) {
    return refuseFields([refusedField(field, 'WRONG')]);
  }
  await clear(gateway.db, subject);
  return member;
}
