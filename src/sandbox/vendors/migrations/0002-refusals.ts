import { sql, type Kysely } from 'kysely';

/** Why the stake of a round was refused: a page that asks again under its number hears the same, and the player's rounds tell it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sandbox_vendor_rounds add column if not exists refused text`.execute(db);
}
