import { createHash } from 'node:crypto';
import type { CallTypes } from '#contract/generated/calls.ts';
import { answerOnce, type RefusedReply } from '#server/calls/answer-once.ts';
import { tellCashier } from '../cashier.ts';
import type { DepositMethod } from '../document.ts';
import { shareOf } from '../document.ts';
import { addDeposit, chosenMethod, receivingAccount, refusedDeposit, type DepositPlan } from '../deposits.ts';
import { beginPayment } from '../payments.ts';
import { canonicalJson } from '#engine/json/canonical-json.ts';
import { admitOnce } from '#server/calls/admit-once.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { noteDepositor } from '#server/flag-figures/figures.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { presentDeposit } from './present-deposit.ts';

type Context = ContextOf<'depositCreate'>;
type Reply = { ok: true; value: CallTypes['depositCreate']['value'] } | RefusedReply;

const hourMs = 60 * 60_000;

/**
 * Deposit id derived from the idempotency key, so that retries begin one payment at the provider, and no other member's
 * request gets the same id.
 */
const idOf = ({ brand, session, idempotencyKey, body }: Context): string =>
  createHash('sha256')
    .update(canonicalJson([brand.brand, session.memberId, idempotencyKey, body]))
    .digest('base64url')
    .slice(0, 22);

/** Begins the payment at the provider, before anything is written: no transaction waits for another server. */
async function begun(
  context: Context,
  id: string,
  method: DepositMethod,
): Promise<DepositPlan['begun'] | CallRefusal> {
  const { brand, body, gateway, language, now, origin } = context;
  if (method.kind !== 'hosted') return undefined;
  const provider = method.provider ?? '';
  const connection = await gateway.cashier.payments.connectionOf(brand.brand, provider);
  if (!connection) return refuseCall('PAYMENT_PROVIDER_UNAVAILABLE');
  const amount = BigInt(body.amount);
  const payment = await beginPayment(
    connection,
    {
      order: id,
      amount: String(amount + shareOf(amount, method.feePercent)),
      ...moneyOf(brand),
      look: method.look ?? 'card',
      language,
      // Opened in the same tab it tells the member what became of the deposit, elsewhere only that the page may be closed.
      returnUrl: `${origin}/deposit-done`,
      tellUrl: `${connection.tellAt ?? origin}/payments/v1/${brand.brand}/${provider}/events`,
      expiresAt: new Date(now.getTime() + (method.minutes ?? 30) * 60_000).toISOString(),
    },
    now,
  );
  return payment ? { provider, ...payment } : refuseCall('PAYMENT_PROVIDER_UNAVAILABLE');
}

type Admitted = Pick<DepositPlan, 'method' | 'account' | 'begun' | 'own'>;

/** Chosen method, if it may be used now, and the payment begun at its provider. */
async function admit(context: Context, id: string): Promise<Admitted | CallRefusal> {
  const { brand, body, session } = context;
  const limited = await limitCalls(context, {
    subject: `deposit:${session.memberId}`,
    max: constantOf(brand, 'depositsPerHour'),
    windowMs: hourMs,
  });
  if (limited) return limited;
  const { own, ...values } = body;
  const form = await checkOrderForm(context, 'deposit', { values, own });
  if (form instanceof CallRefusal) return form;
  const chosen = chosenMethod(brand, { method: body.method, amount: BigInt(body.amount) });
  if (!chosen.ok) return refuseCall(chosen.code, { value: chosen.value });
  const { method } = chosen;
  const account = method.kind === 'transfer' ? receivingAccount(brand, method, body.account) : undefined;
  if (method.kind === 'transfer' && !account) return refuseCall('METHOD_NOT_OFFERED');
  const payment = await begun(context, id, method);
  return payment instanceof CallRefusal ? payment : { method, account, begun: payment, own: form.own };
}

/** Begins a deposit; nothing is credited before it is paid. */
export const route = defineCall('depositCreate', async (context) => {
  const { brand, body, gateway, now, session } = context;
  const { memberId } = session;
  const id = idOf(context);
  const done = await admitOnce<Admitted, Reply>(
    context,
    { scope: 'depositCreate', body },
    {
      admit: () => admit(context, id),
      async work(trx, admitted) {
        const amount = BigInt(body.amount);
        const refused = await refusedDeposit(trx, brand, { memberId, amount, now });
        if (refused) return refused;
        const plan = { brand, memberId, id, methodId: body.method, amount, now, ...admitted };
        await noteDepositor(trx, context, memberId);
        const deposit = await addDeposit(trx, { ...plan, sandbox: gateway.cashier.sandbox });
        return { ok: true, value: presentDeposit(context, deposit, 0) };
      },
    },
  );
  const owner = { brand: context.brand.brand, member_id: context.session.memberId };
  return answerOnce(done, () => tellCashier(context.gateway.cashier, owner, false));
});
