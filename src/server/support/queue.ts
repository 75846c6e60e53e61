import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { Conversation } from './conversations.ts';

/** Answers that the waiting time is told from, and the fewest that tell something. */
const lastAnswers = 20;
const fewest = 3;
const dayMs = 24 * 60 * 60_000;

/** Place of a conversation in the queue, from 1; undefined while it does not wait there. */
export async function placeInQueue(
  db: Db,
  { brand, id, state, queued_at: queuedAt }: Conversation,
): Promise<number | undefined> {
  if (state !== 'WAITING' || queuedAt === null) return undefined;
  const { count } = await db
    .selectFrom('support_conversations')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('brand', '=', brand)
    .where('state', '=', 'WAITING')
    .where('last_seq', '>', 0)
    .where(sql<boolean>`(queued_at, id) < (${queuedAt}::timestamptz, ${id})`)
    .executeTakeFirstOrThrow();
  return count + 1;
}

/** Median wait of the last first answers within a day, in seconds; undefined while there are too few. Those begun out of hours do not count. */
export async function usualWait(db: Db, brand: string, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ count: number; median: number | null }>`
    select count(*)::integer as count, percentile_cont(0.5) within group (order by waited_ms) as median from (
      select waited_ms from support_conversations
        where brand = ${brand} and waited_ms is not null and not away
          and answered_at > ${new Date(now.getTime() - dayMs)}
        order by answered_at desc limit ${lastAnswers}
    ) as answers`.execute(db);
  const [{ count, median } = { count: 0, median: null }] = rows;
  return count >= fewest && median !== null ? Math.round(median / 1000) : undefined;
}
