import { sql, type Kysely } from 'kysely';

/** Shared preview links, and the documents from which the gateway answers in a preview. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table config_previews
      add column shared boolean not null default false,
      add column documents text`.execute(db);
}
