import type { CallErrorCode } from '#contract/call-errors.ts';
import type { Done } from '#server/ledger/once.ts';
import { refuseCall, CallRefusal } from './refusal.ts';

/** Refusal of an operation that is done once, kept as its reply. */
export type RefusedReply = { ok: false; code: CallErrorCode; value?: unknown };

/**
 * Answers an operation that is done once.
 * @param tell notifies the member's pages, when it was done just now
 */
export async function answerOnce<Value>(
  done: Done<{ ok: true; value: Value } | RefusedReply> | CallRefusal,
  tell: (value: Value) => Promise<void>,
): Promise<Value | CallRefusal> {
  if (done instanceof CallRefusal) return done;
  if (!done.ok) return refuseCall(done.code);
  if (!done.reply.ok) return refuseCall(done.reply.code, { value: done.reply.value });
  if (!done.repeated) await tell(done.reply.value);
  return done.reply.value;
}
