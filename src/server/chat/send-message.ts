import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { lineColumns, chatLineOf, type ChatLine } from './live/chat-line.ts';
import { takeNumber } from './next-number.ts';
import type { Room } from './rooms.ts';
import type { ChatShare } from './share.ts';
import { lockWriter, refusedPace, restrictionOf, type Writer } from './writer.ts';

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

/** Adds the message under the next number of its room, in one statement: the room is locked no longer than the commit takes. */
const addMessage = (
  trx: Trx,
  { brand, room, memberId, nickname, text, share, key, now }: NewMessage,
  { writer, mentioned }: { writer: Writer; mentioned: readonly Mentioned[] },
) =>
  trx
    .with('next', (query) => takeNumber(query, brand, room.id))
    .insertInto('chat_messages')
    .columns([
      'brand',
      'room',
      'id',
      'changed',
      'member_id',
      'handle',
      'nickname',
      'text',
      'share',
      'mentions',
      'key',
      'sent_at',
    ])
    .expression((query) =>
      query
        .selectFrom('next')
        .select(({ ref, val, cast }) => [
          val(brand).as('brand'),
          val(room.id).as('room'),
          ref('next.seq').as('id'),
          ref('next.seq').as('changed'),
          val(memberId).as('member_id'),
          val(writer.handle).as('handle'),
          val(nickname).as('nickname'),
          val(text).as('text'),
          cast<string>(val(share ? JSON.stringify(share) : null), 'jsonb').as('share'),
          cast<string>(val(JSON.stringify(mentioned.map(({ handle }) => handle))), 'jsonb').as('mentions'),
          val(key).as('key'),
          cast<Date>(val(now), 'timestamptz').as('sent_at'),
        ]),
    )
    .returning(lineColumns)
    .executeTakeFirstOrThrow();

/**
 * Sends a message once for each key, if the member may write here now. Locks the member, then the room; numbers of a room commit in their
 * order.
 */
export const sendMessage = (db: Db, message: NewMessage, random: RandomBytes): Promise<Sent | CallRefusal> =>
  retriedTransaction(db, async (trx): Promise<Sent | CallRefusal> => {
    const { brand, room, text, now } = message;
    const writer = await lockWriter(trx, message, random);
    const before = await sentBefore(trx, message);
    if (before) {
      return before.room === room.id && before.text === text
        ? { line: chatLineOf(before), repeated: true, mentioned: [] }
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
    const row = await addMessage(trx, message, { writer, mentioned });
    if (mentioned.length > 0) {
      await trx
        .insertInto('chat_mentions')
        .values(
          mentioned.map((other) => ({
            brand,
            member_id: other.memberId,
            room: room.id,
            id: row.id,
            at: now,
          })),
        )
        .execute();
    }
    return { line: chatLineOf(row), repeated: false, mentioned };
  });
