import { sql, type Kysely } from 'kysely';

/** Events and rewards of any kind: the kinds are those of the documents, which the schemas check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table promotion_events
      drop constraint promotion_events_kind_check,
      add constraint promotion_events_kind_check check (kind ~ '^[a-z]{1,32}$')`.execute(db);
}
