import { sql } from 'kysely';
import type { CallTypes } from '#contract/generated/calls.ts';
import type { Db } from '#server/db/types.ts';

/** A message as everybody sees it. */
export type ChatLine = CallTypes['chatMessages']['value']['messages'][number];

export type LineRow = {
  id: string;
  changed: string;
  handle: string;
  nickname: string;
  text: string;
  share: ChatLine['share'] | null;
  mentions: string[];
  sent_at: Date;
  deleted_by: 'own' | 'moderator' | null;
};

export const lineColumns = [
  'id',
  'changed',
  'handle',
  'nickname',
  'text',
  'share',
  'mentions',
  'sent_at',
  'deleted_by',
] as const;

export const chatLineOf = (row: LineRow): ChatLine => ({
  id: Number(row.id),
  seq: Number(row.changed),
  by: row.handle,
  name: row.nickname,
  at: row.sent_at.getTime(),
  ...(row.deleted_by === null
    ? {
        text: row.text,
        ...(row.mentions.length > 0 && { mentions: row.mentions }),
        ...(row.share && { share: row.share }),
      }
    : { deleted: row.deleted_by }),
});

export type RoomKey = { brand: string; room: string };

/** Number of the last message or change of a room; 0 where nothing was ever said. */
export async function seqOf(db: Db, { brand, room }: RoomKey): Promise<number> {
  const row = await db
    .selectFrom('chat_rooms')
    .select('seq')
    .where('brand', '=', brand)
    .where('room', '=', room)
    .executeTakeFirst();
  return Number(row?.seq ?? 0);
}

/** What was said or changed in a room after `seq`, in that order. */
export async function linesSince(
  db: Db,
  { brand, room }: RoomKey,
  seq: number,
  limit: number,
): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(lineColumns)
    .where('brand', '=', brand)
    .where('room', '=', room)
    .where('changed', '>', sql<string>`${seq}::bigint`)
    .orderBy('changed')
    .limit(limit)
    .execute();
  return rows.map(chatLineOf);
}
