import type { CallContext } from '#server/calls/call.ts';
import { constantOf, flagOf } from '#server/brands/documents.ts';
import { limitCalls } from '#server/calls/limit.ts';
import type { Member } from '#server/members/members.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import type { Proof, Side } from './tables.ts';
import { addressOf, isKnownAddress } from './known-addresses.ts';
import { newLoginTicket } from './login-tickets.ts';
import { offeredMethods } from './verification-methods.ts';

/**
 * Refusal, with a ticket, of a login from an unknown address if the brand (specification section 4) or the member's
 * authenticator asks for verification. Without a method only `admitUnverifiable` or a first login lets a member in.
 */
export async function refusedUntilVerified(
  context: CallContext,
  member: Member,
  { proof, side, remember }: { proof: Proof; side: Side; remember: boolean },
): Promise<CallRefusal | undefined> {
  const { gateway, brand, ip } = context;
  // A passkey proves two things at once, its device and its owner.
  if (proof === 'passkey' || (await isKnownAddress(gateway.db, member, ip))) return undefined;
  const { methods, enough } = await offeredMethods(context, member, proof);
  if (methods.length === 0) {
    const first = !member.password_own && member.last_login_at === null;
    const admitted =
      enough || first || flagOf(brand, 'admitUnverifiable') || !flagOf(brand, 'verifyUnregisteredIp');
    return admitted ? undefined : refuseCall('LOGIN_VERIFICATION_IMPOSSIBLE');
  }
  // Each ticket may be answered some times, so tickets are counted too.
  const limited = await limitCalls(context, {
    subject: `login-ticket:${member.id}@${addressOf(ip)}`,
    max: constantOf(brand, 'loginFailuresMax'),
    windowMs: constantOf(brand, 'loginFailureMinutes') * 60_000,
  });
  if (limited) return limited;
  const { ticket, expiresAt } = await newLoginTicket(context, member, { proof, side, remember });
  return refuseCall('LOGIN_VERIFICATION_REQUIRED', {
    value: { ticket, methods, expiresAt: expiresAt.toISOString() },
  });
}
