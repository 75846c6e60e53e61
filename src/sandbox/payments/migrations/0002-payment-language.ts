import { sql, type Kysely } from 'kysely';

/** The language in which the shop sent its player: that of the provider's page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sandbox_payments add column if not exists language text not null default 'en'`.execute(
    db,
  );
}
