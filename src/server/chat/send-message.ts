import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { lineColumns, lineOf, type ChatLine } from './live/chat-line.ts';
import { nextNumber } from './next-number.ts';
import type { Room } from './rooms.ts';
import type { ChatShare } from './share.ts';
import { lockWriter, refusedPace, restrictionOf } from './writer.ts';

export type NewMessage = {
  brand: string;
  room: Room;
  memberId: string;
  nickname: string;
  /** Clean, and checked against the bounds of the room. */
  text: string;
  /** Handles that the sender means. */
  mentions: readonly string[];
  share: ChatShare | undefined;
  key: string;
  perMinute: number;
  now: Date;
};

type Mentioned = { handle: string; memberId: string };

export type Sent = { line: ChatLine; repeated: boolean; mentioned: readonly Mentioned[] };

/** Members of those handles whose @nickname stands in the text, without the sender. */
async function mentionedBy(trx: Trx, message: NewMessage): Promise<Mentioned[]> {
  if (message.mentions.length === 0) return [];
  const found = await trx
    .selectFrom('chat_members')
    .select(['handle', 'nickname', 'member_id as memberId'])
    .where('brand', '=', message.brand)
    .where('handle', 'in', message.mentions)
    .where('member_id', '<>', message.memberId)
    .orderBy('handle')
    .execute();
  return found.filter(({ nickname }) => message.text.includes(`@${nickname}`));
}

const sentBefore = (db: Db, { brand, memberId, key }: NewMessage) =>
  db
    .selectFrom('chat_messages')
    .select([...lineColumns, 'room'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();

/**
 * Sends a message once for each key, if the member may write here now. Locks the member, then the room; numbers of a room commit in their
 * order.
 */
export const sendMessage = (db: Db, message: NewMessage, random: RandomBytes): Promise<Sent | CallRefusal> =>
  retriedTransaction(db, async (trx): Promise<Sent | CallRefusal> => {
    const { brand, room, memberId, nickname, text, share, key, now } = message;
    const writer = await lockWriter(trx, message, random);
    const before = await sentBefore(trx, message);
    if (before) {
      return before.room === room.id && before.text === text
        ? { line: lineOf(before), repeated: true, mentioned: [] }
        : refuseCall('DUPLICATE_TRANSACTION');
    }
    const muted = restrictionOf(writer, now);
    if (muted) return refuseCall('CHAT_MUTED', { value: muted });
    const { perMinute } = message;
    const refused = await refusedPace(trx, message, {
      room: room.id,
      now,
      perMinute,
      slowSeconds: room.slowSeconds,
    });
    if (refused) return refused;
    const mentioned = await mentionedBy(trx, message);
    const id = await nextNumber(trx, brand, room.id);
    const row = await trx
      .insertInto('chat_messages')
      .values({
        brand,
        room: room.id,
        id,
        changed: id,
        member_id: memberId,
        handle: writer.handle,
        nickname,
        text,
        share: share ? JSON.stringify(share) : null,
        mentions: JSON.stringify(mentioned.map(({ handle }) => handle)),
        key,
        sent_at: now,
        deleted_at: null,
        deleted_by: null,
      })
      .returning(lineColumns)
      .executeTakeFirstOrThrow();
    if (mentioned.length > 0) {
      await trx
        .insertInto('chat_mentions')
        .values(mentioned.map((other) => ({ brand, member_id: other.memberId, room: room.id, id, at: now })))
        .execute();
    }
    return { line: lineOf(row), repeated: false, mentioned };
  });
