import { sql, type Kysely } from 'kysely';

/** What visitors outside of a rollout keep: the bundle that was live before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['config_pointers', 'config_pointer_history']) {
    await sql`alter table ${sql.table(table)} add column before jsonb`.execute(db);
  }
}
