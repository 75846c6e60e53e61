import type { CallTypes } from '#contract/generated/calls.ts';
import type { Db } from '#server/db/types.ts';
import { defineCall, type CallContext } from '#server/calls/call.ts';
import { checkAccountForm } from '#server/forms/account-forms.ts';
import type { Member } from '#server/members/members.ts';
import { refusedByPassword } from '../own-password.ts';
import { knownOf, refusedPassword } from '../password-check.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refuseCall, CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { hashPassword, passwordMatches } from '#server/crypto/passwords.ts';
import { answeredByMember } from '#server/verification/member-codes.ts';
import { refusedByPaymentPassword, verifiedRecipient } from '../payment-password.ts';
import { notifySecurityChange } from '#server/members/notify-security-change.ts';

type Body = CallTypes['paymentPassword']['body'];
type Proved = {
  /** Uses the proof up; false if another request was faster. */
  useUp(db: Db): Promise<boolean>;
};

const proved: Proved = { useUp: () => Promise.resolve(true) };

/** The old one proves it; else, where one is set, password and code together; the first is set by the password. */
async function proofOf(context: CallContext, member: Member, body: Body): Promise<Proved | CallRefusal> {
  const { oldPaymentPassword, password, verificationCode } = body;
  const isSet = member.payment_password_hash !== null;
  if (isSet && verificationCode === undefined) {
    if (!oldPaymentPassword) return refuseFields([refusedField('oldPaymentPassword', 'REQUIRED')]);
    const refused = await refusedByPaymentPassword(context, member, {
      paymentPassword: oldPaymentPassword,
      field: 'oldPaymentPassword',
    });
    return refused ?? proved;
  }
  if (!password) return refuseFields([refusedField('password', 'REQUIRED')]);
  const refused = await refusedByPassword(context, member, { password, field: 'password' });
  if (refused) return refused;
  if (!isSet) return proved;
  const recipient = verifiedRecipient(member);
  if (!recipient) return refuseCall('CONTACT_NOT_VERIFIED');
  return answeredByMember(context, member, { purpose: 'payment', recipient, code: verificationCode ?? '' });
}

/** Refuses an easily guessed password, the present one, and the login password. */
async function refusedChoice(
  context: CallContext,
  member: Member,
  fresh: string,
): Promise<CallRefusal | undefined> {
  const field = 'newPaymentPassword';
  const weak = await refusedPassword(context, field, fresh, knownOf(member));
  if (weak.length > 0) return refuseFields(weak);
  if (await passwordMatches(member.payment_password_hash ?? undefined, fresh)) {
    return refuseFields([refusedField(field, 'SAME_AS_OLD')]);
  }
  return (await passwordMatches(member.password_hash, fresh))
    ? refuseFields([refusedField(field, 'SAME_AS_PASSWORD')])
    : undefined;
}

/** Sets or changes the payment password. */
export const route = defineCall('paymentPassword', async (context) => {
  const { body, gateway } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const form = checkAccountForm(context, 'paymentPassword', {
    names: ['newPaymentPassword', 'confirmPaymentPassword'],
    values: body,
  });
  if (form instanceof CallRefusal) return form;
  const fresh = form['newPaymentPassword'] ?? '';
  const proof = await proofOf(context, member, body);
  if (proof instanceof CallRefusal) return proof;
  const weak = await refusedChoice(context, member, fresh);
  if (weak) return weak;
  const paymentPasswordHash = await hashPassword(fresh);
  const done = await gateway.db.transaction().execute(async (transaction) => {
    if (!(await proof.useUp(transaction))) return false;
    await transaction
      .updateTable('members')
      .set({ payment_password_hash: paymentPasswordHash })
      .where('brand', '=', member.brand)
      .where('id', '=', member.id)
      .execute();
    return true;
  });
  if (!done) return refuseFields([refusedField('verificationCode', 'EXPIRED')]);
  notifySecurityChange(context, member, 'paymentPassword');
  return {};
});
