import type { RefusedField } from '#contract/call-errors.ts';
import type { CallTypes } from '#contract/generated/calls.ts';
import { addPayoutAccount, plainNumber } from '../accounts.ts';
import { cashierOf, payoutBanks } from '../document.ts';
import { defineCall, type CallContext } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refuseCall, CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { checkPaymentPassword } from '#server/passwords/check-payment-password.ts';
import { foldedName } from '#server/sessions/verification-methods.ts';
import { payeeOf } from './payee.ts';
import { presentAccount } from './present-account.ts';

type Body = CallTypes['cashierAccountAdd']['body'];

const dayMs = 24 * 60 * 60_000;
const accountsMax = 5;
/** Letters of any script with the signs that names have. */
const name = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}.'’-]{1,127}$/u;

/** Refused fields of an account, independent of its member. */
function refusedParts({ brand }: CallContext, body: Body): RefusedField[] {
  const bank = payoutBanks(brand).find(({ id }) => id === body.bank)?.item;
  const number = plainNumber(body.number);
  const { min, max } = bank?.digits ?? { min: 6, max: 34 };
  return [
    ...(bank ? [] : [refusedField('bank', 'NOT_AN_OPTION')]),
    ...(/^\d+$/u.test(number) && number.length >= min && number.length <= max
      ? []
      : [refusedField('number', 'PATTERN')]),
    ...(name.test(body.holder.trim()) ? [] : [refusedField('holder', 'PATTERN')]),
  ];
}

/** Adds an account of the member's own name, for withdrawals to go to. */
export const route = defineCall('cashierAccountAdd', async (context) => {
  const { brand, body, gateway, now } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const { own, ...values } = body;
  const form = await checkOrderForm(context, 'payoutAccount', { values, own });
  if (form instanceof CallRefusal) return form;
  const wrong = refusedParts(context, body);
  if (wrong.length > 0) return refuseFields(wrong);
  const refused = await checkPaymentPassword(context, body.paymentPassword);
  if (refused) return refused;
  // Limits attempts, so that nobody can probe which numbers are registered.
  const limited = await limitCalls(context, {
    subject: `account:${member.id}`,
    max: constantOf(brand, 'cashierAccountsPerDay'),
    windowMs: dayMs,
  });
  if (limited) return limited;
  const payee = await payeeOf(gateway.db, member);
  if (payee !== undefined && foldedName(payee) !== foldedName(body.holder)) {
    return refuseCall('ACCOUNT_HOLDER_DIFFERS');
  }
  const added = await addPayoutAccount(gateway, {
    brand: brand.brand,
    memberId: member.id,
    bank: body.bank,
    holder: payee ?? body.holder.trim().replaceAll(/\s+/gu, ' '),
    number: body.number,
    own: form.own,
    now,
    max: cashierOf(brand).withdrawal.accountsMax ?? accountsMax,
  });
  if (added.ok) return presentAccount(brand, added.account);
  return added.why === 'TOO_MANY'
    ? refuseCall('TOO_MANY_ACCOUNTS')
    : refuseFields([refusedField('number', 'TAKEN')]);
});
