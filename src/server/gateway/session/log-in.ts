import type { CallContext } from '../call.ts';
import type { Member } from '../member/members.ts';
import type { Refusal } from '../refusal.ts';
import { userAgentOf } from '../request-facts.ts';
import type { Proof } from '../tables.ts';
import { openSession, type SessionValue } from './sessions.ts';

/**
 * Opens a session for a member who has proved who it is. Every way in ends here, whatever the proof was, so that what a
 * brand asks beyond the proof is asked of all of them.
 */
export const logIn = (context: CallContext, member: Member, by: Proof): Promise<SessionValue | Refusal> => {
  const { brand, gateway, now, ip } = context;
  return openSession(gateway.db, member, {
    brand,
    now,
    ip,
    userAgent: userAgentOf(context),
    random: gateway.random,
    by,
  });
};
