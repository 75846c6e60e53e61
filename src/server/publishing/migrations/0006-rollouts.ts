import { sql, type Kysely } from 'kysely';

/** Bundle that was live before a rollout; visitors outside of the rollout keep it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['config_pointers', 'config_pointer_history']) {
    await sql`alter table ${sql.table(table)} add column before jsonb`.execute(db);
  }
}
