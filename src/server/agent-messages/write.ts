import { sql } from 'kysely';
import { dayAt, instantsOf } from '#engine/time/zoned-days.ts';
import { zoneOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { excludedAmong } from '#server/protection/excluded-among.ts';
import type { TeamTerms } from '#server/inbox/team-senders.ts';
import type { Recipient } from './recipients.ts';
import type { AgentMessageKind } from './tables.ts';

/** Accounts that are kept of those that a message was written to. */
const namesMost = 5;

/** Messages of a sender count one after the other, and an operator's stop waits for the last; until the transaction ends. */
export const lockSender = (trx: Trx, { brand, id }: Pick<Member, 'brand' | 'id'>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`agent messages ${brand} ${id}`}, 0))`.execute(trx);

export const isStopped = async (db: Db, { brand, id }: Pick<Member, 'brand' | 'id'>): Promise<boolean> =>
  (await db
    .selectFrom('agent_message_stops')
    .select('member_id')
    .where('brand', '=', brand)
    .where('member_id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Messages that a member may still write today, on the brand's clocks. */
export async function messagesLeftToday(
  db: Db,
  live: LiveBrand,
  { id, perDay, now }: { id: string; perDay: number; now: Date },
): Promise<number> {
  const zone = zoneOf(live);
  const today = dayAt(now.getTime(), zone);
  const { count } = await db
    .selectFrom('agent_messages')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('brand', '=', live.brand)
    .where('sender_id', '=', id)
    .where('at', '>=', instantsOf({ from: today, to: today }, zone).from)
    .executeTakeFirstOrThrow();
  return Math.max(0, perDay - count);
}

/** Those who take messages of a sender: who has not muted it and is not excluded from play. */
async function takersAmong(
  trx: Trx,
  { brand, senderId, now }: { brand: string; senderId: string; now: Date },
  ids: readonly string[],
): Promise<string[]> {
  const muted = await trx
    .selectFrom('agent_message_mutes')
    .select('member_id')
    .where('brand', '=', brand)
    .where('sender_id', '=', senderId)
    .where('member_id', 'in', ids)
    .execute();
  const without = new Set(muted.map(({ member_id: id }) => id));
  const excluded = await excludedAmong(trx, { brand, memberIds: ids }, now);
  return ids.filter((id) => !without.has(id) && !excluded.has(id));
}

export type Writing = {
  id: string;
  sender: Member;
  kind: AgentMessageKind;
  level?: number | undefined;
  /** At least one. */
  to: readonly Recipient[];
  text: string;
  terms: TeamTerms;
  now: Date;
};

export type Written =
  | { ok: true; value: { id: string; addressed: number; left: number } }
  | { ok: false; code: 'AGENT_MESSAGES_STOPPED' | 'AGENT_MESSAGES_DAY_LIMIT' };

/** Writes a message, unless the sender is stopped or has written as many today as the brand allows. */
export async function writeMessage(
  trx: Trx,
  live: LiveBrand,
  { id, sender, kind, level, to, text, terms, now }: Writing,
): Promise<Written> {
  const { brand } = live;
  await lockSender(trx, sender);
  if (await isStopped(trx, sender)) return { ok: false, code: 'AGENT_MESSAGES_STOPPED' };
  const left = await messagesLeftToday(trx, live, { id: sender.id, perDay: terms.perDay, now });
  if (left === 0) return { ok: false, code: 'AGENT_MESSAGES_DAY_LIMIT' };
  const names = kind === 'LEVEL' ? [] : to.slice(0, namesMost).map(({ account }) => account);
  await trx
    .insertInto('agent_messages')
    .values({
      brand,
      id,
      sender_id: sender.id,
      kind,
      level: level ?? null,
      names: JSON.stringify(names),
      addressed: to.length,
      text,
      at: now,
    })
    .execute();
  const takers = await takersAmong(
    trx,
    { brand, senderId: sender.id, now },
    to.map((each) => each.id),
  );
  // About play, as an agent lives by what its branch plays: not shown during a break that begins later.
  const details = JSON.stringify({ sender: sender.nickname || sender.account, text });
  await sql`
    select message_note(${brand}, member_id, 'agentMessage', ${id}, true, ${now}, ${details}::jsonb)
      from unnest(${takers}::text[]) member_id order by member_id`.execute(trx);
  return { ok: true, value: { id, addressed: to.length, left: left - 1 } };
}
