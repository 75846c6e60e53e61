import type { Db } from '#server/db/types.ts';

/** How many messages that the member has not seen mention the member, by room. */
export async function unseenMentions(
  db: Db,
  { brand, memberId }: { brand: string; memberId: string },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('chat_mentions')
    .select(({ fn }) => ['room', fn.countAll<string>().as('count')])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .groupBy('room')
    .execute();
  return new Map(rows.map(({ room, count }) => [room, Number(count)]));
}
