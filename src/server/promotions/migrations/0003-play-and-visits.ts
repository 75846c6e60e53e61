import { sql, type Kysely } from 'kysely';

/** Campaigns of stakes, rounds, wins and days in a row, and the days on which members were here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table promotion_events
      drop constraint promotion_events_kind_check,
      add constraint promotion_events_kind_check
        check (kind in ('registration', 'deposit', 'loss', 'stake', 'rounds', 'win', 'login', 'rank', 'level', 'salary'))`.execute(
    db,
  );
  await sql`
    create table member_visits (
      brand text not null,
      member_id text not null,
      day text not null,
      streak integer not null check (streak > 0),
      primary key (brand, member_id)
    )`.execute(db);
}
