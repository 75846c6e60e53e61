import type { CallContext } from '../call.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Session } from '../session/sessions.ts';
import { findMember, type Member } from './members.ts';

/** The member whose session it is, as the database has it now. */
export async function ownMember({
  gateway,
  brand,
  session,
}: Pick<CallContext, 'gateway' | 'brand'> & { session: Session }): Promise<Member | Refusal> {
  return (await findMember(gateway.db, brand.brand, session.memberId)) ?? refuse('SESSION_EXPIRED');
}
