import { sql, type Kysely } from 'kysely';

/** Ratio of points that a deposit keeps from its beginning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cashier_deposits add column point_ratio jsonb`.execute(db);
}
