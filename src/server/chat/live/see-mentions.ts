import type { Db } from '#server/db/types.ts';
import { tellMembers } from '#server/events/tell-member.ts';
import type { RoomKey } from './chat-line.ts';

/**
 * Marks messages of a room that mention these members as seen, and tells their pages.
 * @param messages numbers of messages; all of the room unless given
 */
export async function seeMentions(
  db: Db,
  { brand, room }: RoomKey,
  memberIds: readonly string[],
  messages?: readonly number[],
): Promise<void> {
  if (memberIds.length === 0) return;
  const seen = await db
    .deleteFrom('chat_mentions')
    .where('brand', '=', brand)
    .where('room', '=', room)
    .where('member_id', 'in', memberIds)
    .$if(messages !== undefined, (query) => query.where('id', 'in', (messages ?? []).map(String)))
    .returning('member_id as memberId')
    .execute();
  await tellMembers(db, brand, [...new Set(seen.map(({ memberId }) => memberId))], 'chat');
}
