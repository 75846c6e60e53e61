import { removeAccount } from '../accounts.ts';
import { defineCall } from '#server/calls/call.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { checkPaymentPassword } from '#server/passwords/check-payment-password.ts';

/** Takes an account of the member away. */
export const route = defineCall('cashierAccountRemove', async (context) => {
  const { brand, body, gateway, now, session } = context;
  const { id, paymentPassword } = body;
  const form = await checkOrderForm(context, 'removePayoutAccount', {
    values: { paymentPassword },
    about: { account: id },
  });
  if (form instanceof CallRefusal) return form;
  const refused = await checkPaymentPassword(context, body.paymentPassword);
  if (refused) return refused;
  const removed = await removeAccount(gateway.db, {
    brand: brand.brand,
    memberId: session.memberId,
    id: body.id,
    now,
  });
  return removed ? {} : refuseCall('ACCOUNT_GONE');
});
