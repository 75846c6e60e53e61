import { sql, type Selectable } from 'kysely';
import type { Campaign } from '#play/promotions/campaign.ts';
import type { Brands, LiveBrand } from '#server/brands/types.ts';
import type { Database, Db, Trx } from '#server/db/types.ts';
import { tellMembers } from '#server/events/tell-member.ts';
import { choiceByTopic } from '#server/message-choices/choices.ts';
import { chosenAmong, membersAfter, type Recipients } from './recipients.ts';

export type BroadcastWork = {
  db: Db;
  brands: Pick<Brands, 'live'>;
  /** For what goes wrong after something is done. */
  report: (fault: unknown) => void;
};

type OperatorMessage = Selectable<Database['operator_messages']>;

/** Members that one transaction looks at. */
const atOnce = 500;
/** Messages that one look works on. */
const messagesMost = 50;

const recipientsOf = ({
  member_ids: memberIds,
  audience,
}: Pick<OperatorMessage, 'member_ids' | 'audience'>): Recipients =>
  memberIds ? { memberIds } : { audience: (audience ?? undefined) as Campaign['audience'] };

/** Gives a message to members who do not have it; answers how many those were. */
async function give(
  trx: Trx,
  { brand, id, promotional }: OperatorMessage,
  { memberIds, choice, now }: { memberIds: readonly string[]; choice: string | undefined; now: Date },
): Promise<number> {
  if (memberIds.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    with given as (
      insert into member_messages (brand, member_id, topic, key, about_play, at, told_at, details)
        select ${brand}::text, member_id, 'operator', ${id}::text, ${promotional}::boolean, ${now}::timestamptz,
            ${now}::timestamptz, '{}'::jsonb
          from unnest(${memberIds}::text[]) member_id
        on conflict (brand, member_id, topic, key) do nothing returning member_id, id
    ), sent as (
      insert into message_deliveries (brand, member_id, message_id, channel, choice, due_at)
        select ${brand}::text, given.member_id, given.id, chosen.channel, chosen.choice, ${now}::timestamptz from given
          join member_message_channels chosen on chosen.brand = ${brand} and chosen.member_id = given.member_id
            and chosen.choice = ${choice ?? null}::text
    ) select count(*)::integer as count from given`.execute(trx);
  return rows[0]?.count ?? 0;
}

type Sent = { more: boolean; memberIds: string[] };

/** Sends a message to the next members, where it is due and no other process sends it. */
async function sendNext(trx: Trx, live: LiveBrand, { id, now }: { id: string; now: Date }): Promise<Sent> {
  const message = await trx
    .selectFrom('operator_messages')
    .selectAll()
    .where('brand', '=', live.brand)
    .where('id', '=', id)
    .where('state', 'in', ['WAITING', 'SENDING'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!message) return { more: false, memberIds: [] };
  const { promotional, reached } = message;
  const recipients = recipientsOf(message);
  const members = await membersAfter(trx, live.brand, { recipients, after: reached, most: atOnce });
  const memberIds = await chosenAmong(trx, live, { recipients, promotional }, { members, now });
  const choice = choiceByTopic(live)[promotional ? 'operatorOffers' : 'operatorNews'];
  const given = await give(trx, message, { memberIds, choice, now });
  const more = members.length === atOnce;
  await trx
    .updateTable('operator_messages')
    .set({
      state: more ? 'SENDING' : 'SENT',
      ended_at: more ? null : now,
      reached: members.at(-1)?.id ?? reached,
      sent: message.sent + given,
    })
    .where('brand', '=', live.brand)
    .where('id', '=', id)
    .execute();
  return { more, memberIds };
}

/**
 * Sends what is due, in batches of a transaction each, beside any number of other processes: who has a message, and how far it has come,
 * commit together, so that one that dies sends none twice.
 */
export async function sendDue(
  { db, brands, report }: BroadcastWork,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const due = await db
    .selectFrom('operator_messages')
    .select(['brand', 'id'])
    .where('state', 'in', ['WAITING', 'SENDING'])
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .limit(messagesMost)
    .execute();
  for (const { brand, id } of due) {
    const live = await brands.live(brand);
    if (!live) continue;
    let more = true;
    while (more && !signal.aborted) {
      const sent = await db.transaction().execute((trx) => sendNext(trx, live, { id, now }));
      // Only hints: the work itself is committed.
      await tellMembers(db, brand, sent.memberIds, 'messages').catch(report);
      ({ more } = sent);
    }
  }
}
