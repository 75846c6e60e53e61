import type { CallContext } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import type { OrderForm } from './brand-forms.ts';
import { refusedFile } from './order-forms.ts';
import { proofOf } from '#server/images/pictures.ts';
import type { Session } from '#server/sessions/sessions.ts';

type MemberContext = CallContext & { session: Session };

const hourMs = 60 * 60_000;

/** Counts a picture that a member sends as a proof; the decoding of each costs. */
const limitProofs = (context: MemberContext): Promise<CallRefusal | undefined> =>
  limitCalls(context, {
    subject: `proof:${context.session.memberId}`,
    max: constantOf(context.brand, 'proofsPerHour'),
    windowMs: hourMs,
  });

/** The picture in a file that was sent for a field of a form, or why it is none. */
export async function readProof(
  context: MemberContext,
  form: OrderForm,
  sent: { field: string; file: Buffer },
): Promise<Buffer | CallRefusal> {
  const refused = (await limitProofs(context)) ?? refusedFile(context, form, sent);
  if (refused) return refused;
  const proof = await proofOf(sent.file);
  if (!proof.ok) return refuseCall(proof.why === 'FILE_TYPE' ? 'PROOF_TYPE' : 'PICTURE_SIZE');
  return proof.picture;
}
