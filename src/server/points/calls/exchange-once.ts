import type { CallTypes } from '#contract/generated/calls.ts';
import type { Trx } from '#server/db/types.ts';
import { constantOf } from '#server/brands/documents.ts';
import { answerOnce, type RefusedReply } from '#server/calls/answer-once.ts';
import { admitOnce } from '#server/calls/admit-once.ts';
import type { ContextOf } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import type { CallRefusal } from '#server/calls/refusal.ts';
import { checkPaymentPassword } from '#server/passwords/check-payment-password.ts';
import type { Exchanged } from '../exchanges.ts';
import { tellPoints } from '../points.ts';
import { presentExchange } from './present-exchange.ts';

type Value = CallTypes['pointRedeem']['value'];
type Reply = { ok: true; value: Value } | RefusedReply;

/**
 * Runs an exchange once for its key, after the payment password was checked.
 * @param check refuses the values before the password is looked at
 */
export async function exchangeOnce(
  context: ContextOf<'pointRedeem'> | ContextOf<'pointConvert'>,
  {
    scope,
    check,
    work,
  }: {
    scope: 'pointRedeem' | 'pointConvert';
    check: () => Promise<CallRefusal | undefined>;
    work: (trx: Trx) => Promise<Exchanged>;
  },
): Promise<Value | CallRefusal> {
  const { brand, gateway, session } = context;
  const { passwordCheck, ...body } = context.body;
  const done = await admitOnce<true, Reply>(
    context,
    // Without the password: not even a hash of it is kept here.
    { scope, body },
    {
      async admit() {
        const limited = await limitCalls(context, {
          subject: `points:${session.memberId}`,
          max: constantOf(brand, 'transfersPerMinute'),
          windowMs: 60_000,
        });
        const refused =
          limited ?? (await check()) ?? (await checkPaymentPassword(context, passwordCheck, 'passwordCheck'));
        return refused ?? true;
      },
      async work(trx) {
        const exchanged = await work(trx);
        return exchanged.ok ? { ok: true, value: presentExchange(context, exchanged.exchange) } : exchanged;
      },
    },
  );
  const report = (fault: unknown): void => context.log.error(fault);
  const owner = { brand: brand.brand, memberId: session.memberId };
  return answerOnce(done, ({ paymentAccount }) =>
    tellPoints({ ...gateway, report }, owner, paymentAccount !== undefined),
  );
}
