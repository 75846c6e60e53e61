import type { CallContext } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { limitCalls } from '#server/calls/limit.ts';
import type { CallRefusal } from '#server/calls/refusal.ts';
import type { Session } from '#server/sessions/sessions.ts';

const hourMs = 60 * 60_000;

/** Counts a picture that a member sends as a proof; the decoding of each costs. */
export const limitProofs = (context: CallContext & { session: Session }): Promise<CallRefusal | undefined> =>
  limitCalls(context, {
    subject: `proof:${context.session.memberId}`,
    max: constantOf(context.brand, 'proofsPerHour'),
    windowMs: hourMs,
  });
