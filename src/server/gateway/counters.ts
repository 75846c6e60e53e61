import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';

export type Count = { hits: number; endsAt: Date };
type Subject = { brand: string; subject: string };

/** Counts one more within the window that the first one opened; atomic, so that N processes count as one. */
export async function hit(
  db: Db,
  { brand, subject, now, windowMs }: Subject & { now: Date; windowMs: number },
): Promise<Count> {
  const row = await db
    .insertInto('counters')
    .values({ brand, subject, hits: 1, ends_at: new Date(now.getTime() + windowMs) })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'subject']).doUpdateSet({
        hits: sql`case when counters.ends_at <= ${now} then 1 else counters.hits + 1 end`,
        ends_at: sql`case when counters.ends_at <= ${now} then excluded.ends_at else counters.ends_at end`,
      }),
    )
    .returning(['hits', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { hits: row.hits, endsAt: row.ends_at };
}

/** Takes one back, for an attempt that turned out not to count. */
export async function forgive(db: Db, { brand, subject }: Subject): Promise<void> {
  await db
    .updateTable('counters')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('brand', '=', brand)
    .where('subject', '=', subject)
    .execute();
}

export async function clear(db: Db, { brand, subject }: Subject): Promise<void> {
  await db.deleteFrom('counters').where('brand', '=', brand).where('subject', '=', subject).execute();
}

/** Whole seconds until the window ends, at least 1: the value of Retry-After. */
export const secondsUntil = (end: Date, now: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
