import type { CallTypes } from '#contract/generated/calls.ts';
import { tellCashier } from '../cashier.ts';
import { countPictures } from '../pictures.ts';
import { answerWithdrawal, type PayoutAnswer } from '../withdrawal-states.ts';
import { keepOwn, netPayout, withdrawalOf, type Withdrawal } from '../withdrawals.ts';
import { defineCall } from '#server/calls/call.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

type Body = CallTypes['withdrawalAnswer']['body'];

/** Answer of the member, if this withdrawal allows it. */
function answerOf(
  { answer, received }: Body,
  withdrawal: Withdrawal,
  proofs: number,
): PayoutAnswer | CallRefusal {
  if (answer === 'none') return proofs > 0 ? { answer } : refuseCall('PROOF_REQUIRED');
  if (answer === 'full') return { answer };
  const payout = netPayout(withdrawal);
  const came = BigInt(received ?? 0);
  return came > 0n && came < payout
    ? { answer, received: came }
    : refuseCall('AMOUNT_OUT_OF_BOUNDS', { value: { min: '1', max: String(payout - 1n) } });
}

/** Says what came of a withdrawal; said once, the same again answers the same. */
export const route = defineCall('withdrawalAnswer', async (context) => {
  const { brand, body, gateway, now, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId, id: body.id };
  const { id, answer, received } = body;
  const form = await checkOrderForm(context, 'withdrawalAnswer', {
    values: { answer, received },
    own: body.own,
    about: { withdrawal: id },
  });
  if (form instanceof CallRefusal) return form;
  const done = await gateway.db.transaction().execute(async (trx) => {
    const withdrawal = await withdrawalOf(trx, { ...owner, lock: true });
    if (!withdrawal) return refuseCall('WITHDRAWAL_GONE');
    const subject = { brand: withdrawal.brand, member_id: withdrawal.member_id, about_id: withdrawal.id };
    const proofs = await countPictures(trx, { ...subject, about: 'withdrawal' });
    const saidBefore =
      withdrawal.answer === body.answer && String(withdrawal.received ?? '') === (body.received ?? '');
    if (saidBefore) return presentWithdrawal(context, withdrawal, proofs);
    if (withdrawal.state !== 'PAID') return refuseCall('WITHDRAWAL_ENDED');
    const said = answerOf(body, withdrawal, proofs);
    if (said instanceof CallRefusal) return said;
    await keepOwn(trx, withdrawal, form.own);
    const after = await answerWithdrawal(trx, withdrawal, { ...said, now });
    return presentWithdrawal(context, after ?? withdrawal, proofs);
  });
  if (!(done instanceof CallRefusal)) {
    await tellCashier(gateway.cashier, { brand: brand.brand, member_id: session.memberId }, false);
  }
  return done;
});
