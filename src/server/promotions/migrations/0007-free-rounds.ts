import { sql, type Kysely } from 'kysely';

/** Rewards may be free rounds; an award keeps which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table promotion_awards
      drop constraint promotion_awards_thing_check,
      add constraint promotion_awards_thing_check
        check ((what in ('item', 'ticket', 'freeRounds')) = (thing is not null))`.execute(db);
}
