import type { Selectable } from 'kysely';
import type { Db } from '#server/db/types.ts';
import { uplinesOf } from '#server/agents/branch.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { findMember, type Member } from '#server/members/members.ts';
import { messageTerms, type MessageTerms } from './document.ts';
import type { AgentMessagesTable } from './tables.ts';

export type Received = { message: Selectable<AgentMessagesTable>; sender: Member };

/** A message that a member has got, by the id that it has among the member's messages; undefined for every other id. */
export async function receivedBy(
  db: Db,
  { brand, id: memberId }: Member,
  inboxId: string,
): Promise<Received | undefined> {
  const message = await db
    .selectFrom('member_messages as got')
    .innerJoin('agent_messages as message', (join) =>
      join.onRef('message.brand', '=', 'got.brand').onRef('message.id', '=', 'got.key'),
    )
    .selectAll('message')
    .where('got.brand', '=', brand)
    .where('got.member_id', '=', memberId)
    .where('got.id', '=', inboxId)
    .where('got.topic', '=', 'agentMessage')
    .where('got.told_at', 'is not', null)
    .executeTakeFirst();
  const sender = message && (await findMember(db, brand, message.sender_id));
  return sender ? { message, sender } : undefined;
}

export const hasMuted = async (
  db: Db,
  { brand, memberId, senderId }: { brand: string; memberId: string; senderId: string },
): Promise<boolean> =>
  (await db
    .selectFrom('agent_message_mutes')
    .select('at')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('sender_id', '=', senderId)
    .executeTakeFirst()) !== undefined;

/** What answers are held to; undefined where the brand allows none, or the two stand above each other no more. */
export async function answerTerms(
  db: Db,
  live: LiveBrand,
  { reader, sender }: { reader: Member; sender: Member },
): Promise<MessageTerms | undefined> {
  const terms = messageTerms(live);
  if (terms?.answers !== true) return undefined;
  const isAbove = async (one: Member, other: Member): Promise<boolean> =>
    (await uplinesOf(db, live.brand, other.id)).includes(one.id);
  return (await isAbove(sender, reader)) || (await isAbove(reader, sender)) ? terms : undefined;
}
