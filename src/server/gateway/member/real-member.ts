import type { CallContext } from '../call.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Session } from '../session/sessions.ts';
import { findMember, type Member } from './members.ts';

const guestType = 4;

/** The member of a session, for calls that a guest may not use (specification section 5). */
export async function realMember({
  gateway,
  brand,
  session,
}: Pick<CallContext, 'gateway' | 'brand'> & { session: Session }): Promise<Member | Refusal> {
  const member = await findMember(gateway.db, brand.brand, session.memberId);
  if (!member) return refuse('SESSION_EXPIRED');
  return member.type === guestType ? refuse('REAL_ACCOUNT_REQUIRED') : member;
}
