import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/types.ts';
import { nextNumber } from '../next-number.ts';

/** A message of a member in the room `general` that somebody has reported; its number. */
export const openChat = (
  db: Db,
  { brand, memberId, text = 'Hello' }: { brand: string; memberId: string; text?: string },
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('chat_members')
      .values({
        brand,
        member_id: memberId,
        handle: randomUUID(),
        nickname: 'Hla',
        muted_until: null,
        banned: false,
        reason: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const id = await nextNumber(trx, brand, 'general');
    const now = new Date();
    await trx
      .insertInto('chat_messages')
      .values({
        brand,
        room: 'general',
        id,
        changed: id,
        member_id: memberId,
        handle: 'hla',
        nickname: 'Hla',
        text,
        share: null,
        mentions: '[]',
        key: randomUUID(),
        sent_at: now,
        deleted_at: null,
        deleted_by: null,
      })
      .execute();
    await trx
      .insertInto('chat_reports')
      .values({
        brand,
        room: 'general',
        message: id,
        member_id: 'somebody',
        reason: 'spam',
        at: now,
        state: 'OPEN',
        decided_at: null,
        decided_by: null,
      })
      .execute();
    return String(id);
  });
