import type { DocumentsByName } from '#contract/generated/documents.ts';
import { documentOf, flagOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { MemberMessage } from './inbox.ts';

export type TeamTerms = NonNullable<DocumentsByName['agents']['messages']>;

/** What agents of a brand may write; undefined where they write nothing. */
export const teamTerms = (brand: LiveBrand): TeamTerms | undefined =>
  flagOf(brand, 'agentMessages') ? documentOf(brand, 'agents')?.messages : undefined;

type TeamSender = { account: string; nickname: string; answer: number; muted: boolean };

/** Who wrote messages of the team, by their keys, and what their reader may do about each. */
export async function teamSenders(
  db: Db,
  live: LiveBrand,
  messages: readonly MemberMessage[],
): Promise<ReadonlyMap<string, TeamSender>> {
  const ofTeam = messages.filter(({ topic }) => topic === 'agentMessage');
  const [first] = ofTeam;
  if (!first) return new Map();
  const { brand, member_id: reader } = first;
  const stop = await db
    .selectFrom('agent_message_stops')
    .select('at')
    .where('brand', '=', brand)
    .where('member_id', '=', reader)
    .executeTakeFirst();
  const terms = stop ? undefined : teamTerms(live);
  const answer = terms?.answers === true ? terms.length : 0;
  const rows = await db
    .selectFrom('agent_messages as message')
    .innerJoin('members as sender', (join) =>
      join.onRef('sender.brand', '=', 'message.brand').onRef('sender.id', '=', 'message.sender_id'),
    )
    .leftJoin('agent_message_mutes as mute', (join) =>
      join
        .onRef('mute.brand', '=', 'message.brand')
        .onRef('mute.sender_id', '=', 'message.sender_id')
        .on('mute.member_id', '=', reader),
    )
    .select(['message.id', 'sender.account', 'sender.nickname', 'mute.at as muted_at'])
    .where('message.brand', '=', brand)
    .where(
      'message.id',
      'in',
      ofTeam.map(({ key }) => key),
    )
    .execute();
  return new Map(
    rows.map(({ id, account, nickname, muted_at: mutedAt }) => [
      id,
      { account, nickname, answer, muted: mutedAt !== null },
    ]),
  );
}
