import { tellCashier } from '../cashier.ts';
import type { Refused } from '../deposits.ts';
import type { Done } from '#server/ledger/once.ts';
import type { ContextOf } from '#server/calls/call.ts';
import { refuse, CallRefusal } from '#server/calls/refusal.ts';

/**
 * Answers an idempotent operation of the cashier; notifies the member's pages when it was done just now.
 * @param moved whether money moved
 */
export async function answerOnce<Value>(
  { brand, gateway, session }: Pick<ContextOf<'depositCreate'>, 'brand' | 'gateway' | 'session'>,
  done: Done<{ ok: true; value: Value } | Refused> | CallRefusal,
  moved: boolean,
): Promise<Value | CallRefusal> {
  if (done instanceof CallRefusal) return done;
  if (!done.ok) return refuse(done.code);
  if (!done.reply.ok) return refuse(done.reply.code, { value: done.reply.value });
  if (!done.repeated)
    await tellCashier(gateway.cashier, { brand: brand.brand, member_id: session.memberId }, moved);
  return done.reply.value;
}
