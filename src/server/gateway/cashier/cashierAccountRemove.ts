import { removeAccount } from '#server/cashier/accounts.ts';
import { defineCall } from '../call.ts';
import { refuse } from '../refusal.ts';
import { checkPaymentPassword } from '../security/check-payment-password.ts';

/** Takes an account of the member away. */
export const route = defineCall('cashierAccountRemove', async (context) => {
  const { brand, body, gateway, now, session } = context;
  const refused = await checkPaymentPassword(context, body.paymentPassword);
  if (refused) return refused;
  const removed = await removeAccount(gateway.db, {
    brand: brand.brand,
    memberId: session.memberId,
    id: body.id,
    now,
  });
  return removed ? {} : refuse('ACCOUNT_GONE');
});
