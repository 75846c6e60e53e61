import type { Db } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';

/** Messages with who wrote them, as operators see them. */
export const messagesFrom = (db: Db, brand: string) =>
  db
    .selectFrom('chat_messages as message')
    .innerJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'message.brand').onRef('member.id', '=', 'message.member_id'),
    )
    .leftJoin('chat_members as writer', (join) =>
      join.onRef('writer.brand', '=', 'message.brand').onRef('writer.member_id', '=', 'message.member_id'),
    )
    .where('message.brand', '=', brand)
    .select([
      'message.room',
      'message.id',
      'message.sent_at',
      'message.member_id',
      'message.nickname',
      'message.text',
      'message.share',
      'message.deleted_by',
      'member.account',
      'writer.muted_until',
      'writer.banned',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof messagesFrom>['execute']>>[number];

export const messageOf = (row: Row, now: Date) => ({
  room: row.room,
  id: Number(row.id),
  at: row.sent_at,
  memberId: row.member_id,
  account: row.account,
  nickname: row.nickname,
  text: row.text,
  bet: row.share !== null,
  deleted: row.deleted_by,
  mutedUntil: row.muted_until && row.muted_until > now ? row.muted_until : null,
  banned: row.banned ?? false,
});

/** Those whose text, nickname or account has what is searched. */
export const foundMessages = (db: Db, brand: string, search: string) => {
  const asked = search.trim();
  const all = messagesFrom(db, brand);
  if (asked === '') return all;
  return all.where(({ eb, or }) =>
    or([
      eb('message.text', 'ilike', within(asked)),
      eb('message.nickname', 'ilike', within(asked)),
      eb('member.account', 'ilike', within(asked)),
    ]),
  );
};
