import { sql, type Kysely } from 'kysely';

/** The first of two operators who approve an application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table promotion_applications add column approved_by text`.execute(db);
}
