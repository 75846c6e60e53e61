import type { CallContext } from '../call.ts';
import { hit, secondsUntil } from '../counters.ts';
import { constantOf, flagOf } from '../documents.ts';
import type { Member } from '../member/members.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Proof, Side } from '../tables.ts';
import { hasTotp } from '../totp/enrolments.ts';
import { addressOf, isKnownAddress } from './known-addresses.ts';
import { newTicket } from './login-tickets.ts';
import { offeredMethods } from './verification-methods.ts';

/**
 * The refusal of a login from an address the member never logged in from, where the brand wants such logins verified (specification
 * section 4), or the member does, who has set up an authenticator: it carries a ticket and what can be answered to it. A member who has nothing to verify with is refused too, unless the
 * brand admits those (`admitUnverifiable`), or nobody ever logged in to the account, so that no address could be known.
 */
export async function refusedUntilVerified(
  context: CallContext,
  member: Member,
  { proof, side, remember }: { proof: Proof; side: Side; remember: boolean },
): Promise<Refusal | undefined> {
  const { gateway, brand, ip, now } = context;
  const asked = flagOf(brand, 'verifyUnregisteredIp') || (await hasTotp(gateway.db, member.brand, member.id));
  if (!asked) return undefined;
  if (await isKnownAddress(gateway.db, member, ip)) return undefined;
  const { methods, enough } = await offeredMethods(context, member, proof);
  if (methods.length === 0) {
    const first = !member.password_own && member.last_login_at === null;
    const admitted = enough || first || flagOf(brand, 'admitUnverifiable');
    return admitted ? undefined : refuse('LOGIN_VERIFICATION_IMPOSSIBLE');
  }
  // Each ticket may be answered some times, so tickets are counted too.
  const { hits, endsAt } = await hit(gateway.db, {
    brand: brand.brand,
    subject: `login-ticket:${member.id}@${addressOf(ip)}`,
    now,
    windowMs: constantOf(brand, 'loginFailureMinutes') * 60_000,
  });
  if (hits > constantOf(brand, 'loginFailuresMax')) {
    return refuse('TOO_MANY_REQUESTS', { retryAfter: secondsUntil(endsAt, now) });
  }
  const { ticket, expiresAt } = await newTicket(context, member, { proof, side, remember });
  return refuse('LOGIN_VERIFICATION_REQUIRED', {
    value: { ticket, methods, expiresAt: expiresAt.toISOString() },
  });
}
