import { sql } from 'kysely';
import type { LiveBrand } from '#server/brands/types.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { accountKey, type Member } from '#server/members/members.ts';
import { blockedWords } from './blocked-words.ts';
import { chatOf } from './rooms.ts';

export type Writer = { handle: string; mutedUntil: Date | null; banned: boolean; reason: string | null };

const columns = ['handle', 'muted_until as mutedUntil', 'banned', 'reason'] as const;

/** Name under which a member writes; undefined while it is that of the account, which nobody is to learn, or one of the blocked words. */
export function chatName(brand: LiveBrand, { account_key: own, nickname }: Member): string | undefined {
  const name = nickname.trim();
  const isOwn = accountKey(name) === own;
  return name === '' || isOwn || blockedWords(chatOf(brand)).blocks(name) ? undefined : name;
}

export const findWriter = (db: Db, brand: string, memberId: string): Promise<Writer | undefined> =>
  db
    .selectFrom('chat_members')
    .select(columns)
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** The member as the chat knows it, under a lock: its messages are sent one after the other. */
export async function lockWriter(
  trx: Trx,
  { brand, memberId, nickname }: { brand: string; memberId: string; nickname: string },
  random: RandomBytes,
): Promise<Writer> {
  return trx
    .insertInto('chat_members')
    .values({
      brand,
      member_id: memberId,
      handle: newId(random),
      nickname,
      muted_until: null,
      banned: false,
      reason: null,
    })
    .onConflict((conflict) => conflict.columns(['brand', 'member_id']).doUpdateSet({ nickname }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Restriction that holds now; `until` is absent where it has no end. */
export function restrictionOf(
  writer: Writer | undefined,
  now: Date,
): { until?: number; reason?: string } | undefined {
  if (!writer) return undefined;
  const { banned, mutedUntil, reason } = writer;
  const lasts = banned || (mutedUntil !== null && mutedUntil > now);
  if (!lasts) return undefined;
  return {
    ...(!banned && mutedUntil && { until: mutedUntil.getTime() }),
    ...(reason !== null && { reason }),
  };
}

type Pace = { room: string; now: Date; perMinute: number; slowSeconds: number };

/** Refuses who writes too fast, by the messages that were sent. Needs the lock of `lockWriter`. */
export async function refusedPace(
  trx: Trx,
  { brand, memberId }: { brand: string; memberId: string },
  { room, now, perMinute, slowSeconds }: Pace,
): Promise<CallRefusal | undefined> {
  const minuteAgo = new Date(now.getTime() - 60_000);
  const since = new Date(now.getTime() - Math.max(60, slowSeconds) * 1000);
  const { rows } = await sql<{ count: number; oldest: Date | null; last: Date | null }>`
    select count(*) filter (where sent_at > ${minuteAgo})::int as count,
      (array_agg(sent_at order by sent_at desc) filter (where sent_at > ${minuteAgo}))[${perMinute}::int] as oldest,
      max(sent_at) filter (where room = ${room}) as last
    from chat_messages
    where brand = ${brand} and member_id = ${memberId} and sent_at > ${since}`.execute(trx);
  const { count = 0, oldest = null, last = null } = rows[0] ?? {};
  const slow = last === null ? 0 : last.getTime() + slowSeconds * 1000;
  const full = count < perMinute || oldest === null ? 0 : oldest.getTime() + 60_000;
  const until = Math.max(slow, full);
  if (until <= now.getTime()) return undefined;
  const retryAfter = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  return refuseCall('CHAT_SLOW', { value: { seconds: retryAfter }, retryAfter });
}
