import { randomBytes } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { newId } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import { addMessage, addSupportPicture, lockConversation, openConversation } from '../conversations.ts';

/** A conversation of a member with a message and a picture of the conversation's id; taken by an operator if one is given. */
export async function openSupport(
  db: Db,
  owner: { brand: string; memberId: string },
  operator?: string,
): Promise<string> {
  const now = new Date();
  await db
    .updateTable('support_conversations')
    .set({ state: 'CLOSED', closed_at: now })
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('state', '<>', 'CLOSED')
    .execute();
  return db.transaction().execute(async (trx) => {
    const begun = { id: newId(randomBytes), name: '', contact: '', language: 'en', away: false, now };
    const id = await openConversation(trx, owner, begun);
    const locked = async () => {
      const conversation = await lockConversation(trx, owner.brand, id);
      if (!conversation) throw new Error('The conversation is gone.');
      return conversation;
    };
    const message = { author: 'PLAYER', at: now } as const;
    await addMessage(trx, await locked(), { ...message, words: 'Hello', key: 'the-first' });
    const picture = createCanvas(8, 8).toBuffer('image/webp');
    await addSupportPicture(trx, await locked(), { ...message, key: 'the-picture', picture, file: id });
    if (operator !== undefined)
      await trx
        .updateTable('support_conversations')
        .set({ state: 'TAKEN', operator, queued_at: null })
        .where('brand', '=', owner.brand)
        .where('id', '=', id)
        .execute();
    return id;
  });
}
