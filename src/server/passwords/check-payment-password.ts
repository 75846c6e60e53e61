import type { CallContext } from '#server/calls/call.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { refusedByPaymentPassword } from './payment-password.ts';

/**
 * Checks the payment password: PAYMENT_PASSWORD_NOT_SET if there is none, WRONG at the field, TOO_MANY_REQUESTS after
 * `paymentPasswordTries` wrong ones. Runs before the transaction, so that tries count even if that rolls back.
 */
export async function checkPaymentPassword(
  context: Pick<CallContext, 'brand' | 'gateway' | 'now'> & { session: Session },
  paymentPassword: string,
  field = 'paymentPassword',
): Promise<CallRefusal | undefined> {
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  if (member.payment_password_hash === null) return refuseCall('PAYMENT_PASSWORD_NOT_SET');
  return refusedByPaymentPassword(context, member, { paymentPassword, field });
}
