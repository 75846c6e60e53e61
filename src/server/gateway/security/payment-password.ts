import type { CallContext } from '../call.ts';
import { clear, hit, secondsUntil } from '../counters.ts';
import { constantOf } from '../documents.ts';
import type { Member } from '../member/members.ts';
import { refuse, refusedField, refuseFields, type Refusal } from '../refusal.ts';
import { passwordMatches } from '../session/passwords.ts';
import type { Recipient } from './member-codes.ts';
import { reachOf } from './tell-member.ts';

/**
 * Asks a member for the payment password, for whatever moves money and for its own change: the refusal of the field when it is
 * wrong, of everything after too many wrong ones.
 */
export async function refusedByPaymentPassword(
  { brand, gateway, now }: Pick<CallContext, 'brand' | 'gateway' | 'now'>,
  member: Member,
  { paymentPassword, field }: { paymentPassword: string; field: string },
): Promise<Refusal | undefined> {
  const subject = { brand: brand.brand, subject: `payment:${member.id}` };
  const { hits, endsAt } = await hit(gateway.db, {
    ...subject,
    now,
    windowMs: constantOf(brand, 'loginFailureMinutes') * 60_000,
  });
  if (hits > constantOf(brand, 'paymentPasswordTries')) {
    return refuse('TOO_MANY_REQUESTS', { retryAfter: secondsUntil(endsAt, now) });
  }
  if (!(await passwordMatches(member.payment_password_hash ?? undefined, paymentPassword))) {
    return refuseFields([refusedField(field, 'WRONG')]);
  }
  await clear(gateway.db, subject);
  return undefined;
}

/** Where a code for a forgotten payment password may go: only what the member has verified, the mobile number first. */
export function verifiedRecipient(member: Member): Recipient | undefined {
  const { email, mobile } = reachOf(member);
  if (mobile !== undefined && member.mobile_verified_at !== null) return { channel: 'mobile', to: mobile };
  if (email !== undefined && member.email_verified_at !== null) return { channel: 'email', to: email };
  return undefined;
}
