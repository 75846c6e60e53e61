import { tellCashier } from '../cashier.ts';
import { cancelDeposit } from '../deposit-states.ts';
import { depositOf } from '../deposits.ts';
import { defineCall } from '#server/calls/call.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { presentDeposit } from './present-deposit.ts';

/** Ends a deposit that the member has not paid; once more is the same again. */
export const route = defineCall('depositCancel', async (context) => {
  const { brand, body, gateway, now, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId, id: body.id };
  const done = await gateway.db.transaction().execute(async (trx) => {
    const deposit = await depositOf(trx, { ...owner, lock: true });
    if (!deposit) return refuseCall('DEPOSIT_GONE');
    if (deposit.state !== 'CANCELLED' && !(await cancelDeposit(trx, deposit, now))) {
      return refuseCall('DEPOSIT_ENDED');
    }
    return presentDeposit(context, (await depositOf(trx, owner)) ?? deposit, 0);
  });
  if (!(done instanceof CallRefusal)) {
    const { brand: name, memberId: member_id } = owner;
    await tellCashier(gateway.cashier, { brand: name, member_id }, false);
  }
  return done;
});
