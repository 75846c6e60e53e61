import { uplinesOf } from '#server/agents/branch.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { findMember, type Member } from '#server/members/members.ts';
import { teamTerms, type TeamTerms } from '#server/inbox/team-senders.ts';

/** Who wrote a message that a member has got, by the id that it has among the member's messages; undefined for every other id. */
export async function senderTo(
  db: Db,
  { brand, id: memberId }: Member,
  inboxId: string,
): Promise<Member | undefined> {
  const message = await db
    .selectFrom('member_messages as got')
    .innerJoin('agent_messages as message', (join) =>
      join.onRef('message.brand', '=', 'got.brand').onRef('message.id', '=', 'got.key'),
    )
    .select('message.sender_id')
    .where('got.brand', '=', brand)
    .where('got.member_id', '=', memberId)
    .where('got.id', '=', inboxId)
    .where('got.topic', '=', 'agentMessage')
    .where('got.told_at', 'is not', null)
    .executeTakeFirst();
  return message && findMember(db, brand, message.sender_id);
}

/** What answers are held to; undefined where the brand allows none, or the two stand above each other no more. */
export async function answerTerms(
  db: Db,
  live: LiveBrand,
  { reader, sender }: { reader: Member; sender: Member },
): Promise<TeamTerms | undefined> {
  const terms = teamTerms(live);
  if (terms?.answers !== true) return undefined;
  const isAbove = async (one: Member, other: Member): Promise<boolean> =>
    (await uplinesOf(db, live.brand, other.id)).includes(one.id);
  return (await isAbove(sender, reader)) || (await isAbove(reader, sender)) ? terms : undefined;
}
