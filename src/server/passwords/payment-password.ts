import { settledValue } from '#engine/forms/index.ts';
import type { CallContext } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { formSpecs } from '#server/forms/brand-forms.ts';
import { refusedBySecret } from './confirm-secret.ts';
import type { Member } from '#server/members/members.ts';
import type { CallRefusal } from '#server/calls/refusal.ts';
import type { CodeRecipient } from '#server/verification/member-codes.ts';
import { reachOf } from '#server/members/notify-security-change.ts';

/** A payment password as the form that sets it settles it, such as digits of another script. */
function settled({ brand }: Pick<CallContext, 'brand'>, entered: string): string {
  const specs = formSpecs({ brand, language: '' }, 'paymentPassword');
  const spec = specs?.find(({ name }) => name === 'newPaymentPassword');
  return spec ? String(settledValue(spec, entered)) : entered;
}

/**
 * Checks the payment password for a payment or its own change: refusal of the field if wrong, of the call after too many
 * wrong ones.
 */
export const refusedByPaymentPassword = (
  context: Pick<CallContext, 'brand' | 'gateway' | 'now'>,
  member: Member,
  { paymentPassword, field }: { paymentPassword: string; field: string },
): Promise<CallRefusal | undefined> =>
  refusedBySecret(context, {
    subject: `payment:${member.id}`,
    tries: constantOf(context.brand, 'paymentPasswordTries'),
    hash: member.payment_password_hash ?? undefined,
    given: settled(context, paymentPassword),
    field,
  });

/** Recipient of a code for a forgotten payment password: a verified contact only, the mobile number first. */
export function verifiedRecipient(member: Member): CodeRecipient | undefined {
  const { email, mobile } = reachOf(member);
  if (mobile !== undefined && member.mobile_verified_at !== null) return { channel: 'mobile', to: mobile };
  if (email !== undefined && member.email_verified_at !== null) return { channel: 'email', to: email };
  return undefined;
}
