import { setLimit } from '../limits.ts';
import { protectionRulesOf } from '../rules.ts';
import { lockProtection } from '../protection-status.ts';
import { defineCall } from '#server/calls/call.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';

/** Sets a limit: at once where it is stricter, else as one that waits for its confirmation. */
export const route = defineCall('protectionLimit', async (context) => {
  const { gateway, brand, session, body, now } = context;
  const rules = protectionRulesOf(brand);
  const { kind, period } = body;
  if (!rules.kinds.includes(kind)) return refuseCall('PROTECTION_CHOICE');
  if (body.amount !== null) {
    const form = await checkOrderForm(context, 'limit', {
      values: { amount: body.amount },
      about: { kind, period },
    });
    if (form instanceof CallRefusal) return form;
  }
  const amount = body.amount === null ? null : BigInt(body.amount);
  await gateway.db.transaction().execute(async (trx) => {
    await lockProtection(trx, session, now);
    await setLimit(trx, session, { kind, period, amount, now, rules });
  });
  return {};
});
