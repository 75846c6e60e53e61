import type { CallTypes } from '#contract/generated/calls.ts';
import { answerOnce, type RefusedReply } from '#server/calls/answer-once.ts';
import { tellCashier } from '../cashier.ts';
import { accountsOf, type PayoutAccount } from '../accounts.ts';
import { requestWithdrawal, sealNumber } from '../withdrawals.ts';
import { admitOnce } from '#server/calls/admit-once.ts';
import { defineCall } from '#server/calls/call.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import type { OwnValues } from '#server/members/own-values.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { tellMember } from '#server/events/tell-member.ts';
import { checkPaymentPassword } from '#server/passwords/check-payment-password.ts';
import { newId } from '#server/crypto/tokens.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

/** Payout account; undefined when it is gone. */
type Admitted = { account: PayoutAccount; id: string; number: string; own: OwnValues };
type Reply = { ok: true; value: CallTypes['withdrawalCreate']['value'] } | RefusedReply;

/** Asks for money to be paid out, and holds it. */
export const route = defineCall('withdrawalCreate', async (context) => {
  const { brand, gateway, now, session } = context;
  // What the member agreed to is no part of what a key stands for: a retry asks for the same withdrawal.
  const { paymentPassword, forfeitBonus = false, ...body } = context.body;
  const { memberId } = session;
  const owner = { brand: brand.brand, memberId };
  const done = await admitOnce<Admitted | undefined, Reply>(
    context,
    // Without the password: not even a hash of it is kept here.
    { scope: 'withdrawalCreate', body },
    {
      async admit() {
        const { own, ...values } = body;
        const form = await checkOrderForm(context, 'withdrawal', {
          values: { ...values, paymentPassword },
          own,
        });
        if (form instanceof CallRefusal) return form;
        const refused = await checkPaymentPassword(context, paymentPassword);
        if (refused) return refused;
        const account = (await accountsOf(gateway.db, owner)).find(({ id }) => id === body.account);
        const id = newId(gateway.random);
        // The key to seal with is read before the transaction, in which no other connection may be asked for.
        return account && { account, id, number: await sealNumber(gateway, account, id), own: form.own };
      },
      async work(trx, to) {
        if (!to) return { ok: false, code: 'ACCOUNT_GONE' };
        const { number, ...order } = to;
        const plan = {
          brand,
          memberId,
          ...order,
          amount: BigInt(body.amount),
          forfeitBonus,
          sandbox: gateway.cashier.sandbox,
          now,
        };
        const asked = await requestWithdrawal(trx, plan, number);
        return asked.ok ? { ok: true, value: presentWithdrawal(context, asked.withdrawal, 0) } : asked;
      },
    },
  );
  return answerOnce(done, async () => {
    await tellCashier(gateway.cashier, { brand: brand.brand, member_id: memberId }, true);
    if (forfeitBonus) await tellMember(gateway.db, brand.brand, memberId, 'promotions');
  });
});
