import type { Trx } from '#server/db/types.ts';
import { lineColumns, chatLineOf, type ChatLine, type RoomKey } from './live/chat-line.ts';
import { nextNumber } from './next-number.ts';

type Removal = RoomKey & {
  id: number;
  by: 'own' | 'moderator';
  /** Whose it has to be. */
  memberId?: string | undefined;
  now: Date;
};

/**
 * Takes a message from the room; its text stays for the operators. `changed` is false for one that was deleted before; undefined when there
 * is none.
 */
export async function removeMessage(
  trx: Trx,
  { brand, room, id, by, memberId, now }: Removal,
): Promise<{ line: ChatLine; changed: boolean } | undefined> {
  let asked = trx
    .selectFrom('chat_messages')
    .select(lineColumns)
    .where('brand', '=', brand)
    .where('room', '=', room)
    .where('id', '=', String(id));
  if (memberId !== undefined) asked = asked.where('member_id', '=', memberId);
  const found = await asked.forUpdate().executeTakeFirst();
  if (!found) return undefined;
  if (found.deleted_by !== null) return { line: chatLineOf(found), changed: false };
  const changed = await nextNumber(trx, brand, room);
  const row = await trx
    .updateTable('chat_messages')
    .set({ deleted_at: now, deleted_by: by, changed })
    .where('brand', '=', brand)
    .where('room', '=', room)
    .where('id', '=', String(id))
    .returning(lineColumns)
    .executeTakeFirstOrThrow();
  return { line: chatLineOf(row), changed: true };
}
