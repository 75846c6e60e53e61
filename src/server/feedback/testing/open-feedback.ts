import { randomBytes } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { newId } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import { addFeedback, addFeedbackPicture } from '../feedback.ts';

/** Feedback of a member that waits, with a picture of its id; the id. */
export async function openFeedback(db: Db, owner: { brand: string; memberId: string }): Promise<string> {
  const id = newId(randomBytes);
  const now = new Date();
  await addFeedback(db, {
    ...owner,
    id,
    questionType: 'deposit',
    content: `Where is ${id}?`,
    contact: '',
    now,
  });
  const picture = createCanvas(8, 8).toBuffer('image/webp');
  await db
    .transaction()
    .execute((trx) => addFeedbackPicture(trx, { ...owner, feedback: id }, { id, picture, now }));
  return id;
}
