import { sql, type Kysely } from 'kysely';

/** Preview links that are handed on, and what the gateway answers from in a preview. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table config_previews
      add column shared boolean not null default false,
      add column documents text`.execute(db);
}
