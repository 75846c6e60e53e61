import { sql } from 'kysely';
import { documentOf } from '#server/brands/documents.ts';
import type { Brands } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { tellMembers } from '#server/events/tell-member.ts';
import { choiceByTopic } from '#server/message-choices/choices.ts';

export type MessageWork = {
  db: Db;
  brands: Pick<Brands, 'live'>;
  /** For what goes wrong after something is done. */
  report: (fault: unknown) => void;
};

/** Messages that one statement tells. */
const atOnce = 500;

/** Tells what was noted down of topics that are on, and forgets the rest; answers whose messages have changed. */
async function tellSome(
  db: Db,
  {
    brand,
    on,
    choices,
    now,
  }: { brand: string; on: readonly string[]; choices: Record<string, string>; now: Date },
): Promise<{ count: number; members: string[] }> {
  const { rows } = await sql<{ member_id: string; told: boolean }>`
    with due as (
      select brand, member_id, id, topic, topic = any(${on}::text[]) as told from member_messages
        where brand = ${brand} and told_at is null order by id limit ${atOnce} for update skip locked
    ), told as (
      update member_messages message set told_at = ${now} from due
        where due.told and message.brand = due.brand and message.member_id = due.member_id and message.id = due.id
    ), sent as (
      insert into message_deliveries (brand, member_id, message_id, channel, choice, due_at)
        select due.brand, due.member_id, due.id, chosen.channel, chosen.choice, ${now}::timestamptz from due
          join member_message_channels chosen on chosen.brand = due.brand and chosen.member_id = due.member_id
            and chosen.choice = ${JSON.stringify(choices)}::jsonb ->> due.topic
        where due.told on conflict do nothing
    ), gone as (
      delete from member_messages message using due
        where not due.told and message.brand = due.brand and message.member_id = due.member_id and message.id = due.id
    ) select member_id, told from due`.execute(db);
  return {
    count: rows.length,
    members: [...new Set(rows.filter(({ told }) => told).map(({ member_id: id }) => id))],
  };
}

/** Tells members what was noted down for them, by the documents of their brands; beside any number of other processes. */
export async function tellMessages(
  { db, brands, report }: MessageWork,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ brand: string }>`
    select distinct brand from member_messages where told_at is null`.execute(db);
  for (const { brand } of rows) {
    const live = await brands.live(brand);
    if (!live) continue;
    const topics = Object.entries(documentOf(live, 'messages')?.topics ?? {});
    const on = topics.filter(([, topic]) => topic.enabled !== false).map(([name]) => name);
    const choices = choiceByTopic(live);
    for (let more = true; more && !signal.aborted;) {
      const { count, members } = await tellSome(db, { brand, on, choices, now });
      // Only hints: the work itself is committed.
      await tellMembers(db, brand, members, 'messages').catch(report);
      more = count === atOnce;
    }
  }
}
