import { protectionRulesOf } from '../rules.ts';
import { lockProtection, recordChange } from '../protection-status.ts';
import { defineCall } from '#server/calls/call.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';

/** Chooses the minutes between two reality checks. */
export const route = defineCall('protectionRealityCheck', async (context) => {
  const { gateway, brand, session, body, now } = context;
  const { minutes } = body;
  const rules = protectionRulesOf(brand);
  if (!(minutes === 0 ? rules.realityOff : rules.realityMinutes.includes(minutes))) {
    return refuseCall('PROTECTION_CHOICE');
  }
  const form = await checkOrderForm(context, 'realityCheck', { values: { minutes: String(minutes) } });
  if (form instanceof CallRefusal) return form;
  await gateway.db.transaction().execute(async (trx) => {
    const { realityMinutes } = await lockProtection(trx, session, now);
    if (realityMinutes === minutes) return;
    await trx
      .updateTable('protection_members')
      .set({ reality_minutes: minutes })
      .where('brand', '=', session.brand)
      .where('member_id', '=', session.memberId)
      .execute();
    const details = { from: realityMinutes ?? rules.realityFirst, to: minutes };
    await recordChange(trx, session, 'realityCheck', { at: now, details });
  });
  return {};
});
