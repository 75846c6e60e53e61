import { sql } from 'kysely';
import type { Db } from './types.ts';

export type Count = { hits: number; endsAt: Date };
type Subject = { brand: string; subject: string };

type Window = { now: Date; windowMs: number };

/** Counts one more within the window that the first one opened; atomic, so that N processes count as one. */
export async function hit(db: Db, { brand, subject, ...window }: Subject & Window): Promise<Count> {
  const [count] = await hitAll(db, { brand, subjects: [subject], ...window });
  return count;
}

/** Counts one more for each of some different subjects, in one statement; the counts come in their order. */
export async function hitAll<const Subjects extends readonly string[]>(
  db: Db,
  { brand, subjects, now, windowMs }: { brand: string; subjects: Subjects } & Window,
): Promise<{ [At in keyof Subjects]: Count }> {
  const endsAt = new Date(now.getTime() + windowMs);
  const rows = await db
    .insertInto('counters')
    // In one order everywhere: two that count the same at once wait for each other instead of standing in each other's way.
    .values(subjects.toSorted().map((subject) => ({ brand, subject, hits: 1, ends_at: endsAt })))
    .onConflict((conflict) =>
      conflict.columns(['brand', 'subject']).doUpdateSet({
        hits: sql`case when counters.ends_at <= ${now} then 1 else counters.hits + 1 end`,
        ends_at: sql`case when counters.ends_at <= ${now} then excluded.ends_at else counters.ends_at end`,
      }),
    )
    .returning(['subject', 'hits', 'ends_at'])
    .execute();
  const counts = new Map(rows.map(({ subject, hits, ends_at }) => [subject, { hits, endsAt: ends_at }]));
  // The statement answers a row for each subject.
  return subjects.map((subject) => counts.get(subject)) as { [At in keyof Subjects]: Count };
}

type Change = { brand: string; forgiven: readonly string[]; cleared?: readonly string[] };

/**
 * Takes one back from each that is forgiven, for an attempt that turned out not to count, and forgets those that are cleared; in one
 * statement.
 */
export async function forgive(db: Db, { brand, forgiven, cleared = [] }: Change): Promise<void> {
  await db
    .with('cleared', (query) =>
      query
        .deleteFrom('counters')
        .where('brand', '=', brand)
        .where('subject', 'in', cleared.length > 0 ? cleared : ['']),
    )
    .updateTable('counters')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('brand', '=', brand)
    .where('subject', 'in', forgiven)
    .execute();
}

export async function clear(db: Db, { brand, subject }: Subject): Promise<void> {
  await db.deleteFrom('counters').where('brand', '=', brand).where('subject', '=', subject).execute();
}

/** Whole seconds until the window ends, at least 1: the value of Retry-After. */
export const secondsUntil = (end: Date, now: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
