import type { CallContext } from '#server/calls/call.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { findMember, type Member } from './members.ts';

/** The member whose session it is, as the database has it now. */
export async function ownMember({
  gateway,
  brand,
  session,
}: Pick<CallContext, 'gateway' | 'brand'> & { session: Session }): Promise<Member | CallRefusal> {
  return (await findMember(gateway.db, brand.brand, session.memberId)) ?? refuseCall('SESSION_EXPIRED');
}
