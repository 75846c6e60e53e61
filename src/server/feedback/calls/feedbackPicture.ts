import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { readProof } from '#server/forms/read-proof.ts';
import { addFeedbackPicture } from '../feedback.ts';

/** Takes a picture for feedback of the member that waits for an answer. */
export const route = defineCall('feedbackPicture', async (context) => {
  const { body, brand, gateway, now, query, session } = context;
  const picture = await readProof(context, 'feedback', { field: 'images', file: body });
  if (picture instanceof CallRefusal) return picture;
  const subject = { brand: brand.brand, memberId: session.memberId, feedback: query.id };
  const added = await gateway.db
    .transaction()
    .execute((trx) => addFeedbackPicture(trx, subject, { id: newId(gateway.random), picture, now }));
  if (added === 'UNKNOWN') return refuseCall('FEEDBACK_UNKNOWN');
  if (added === 'TOO_MANY') return refuseCall('TOO_MANY_PROOFS');
  return { pictures: added };
});
