import { sql, type Kysely } from 'kysely';

/** Events and rewards of any kind: which there are is said by the documents, which schemas check. An award of tickets keeps its raffle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table promotion_events
      drop constraint promotion_events_kind_check,
      add constraint promotion_events_kind_check check (kind ~ '^[a-z]{1,32}$')`.execute(db);
  await sql`
    alter table promotion_awards
      drop constraint promotion_awards_what_check,
      drop constraint promotion_awards_currency_check,
      add column raffle text,
      add constraint promotion_awards_what_check check (what ~ '^[a-zA-Z]{1,32}$'),
      add constraint promotion_awards_currency_check check ((what in ('money', 'bonus')) = (currency is not null)),
      add constraint promotion_awards_raffle_check check ((what = 'entries') = (raffle is not null))`.execute(
    db,
  );
  await sql`
    alter table promotion_budgets
      drop constraint promotion_budgets_what_check,
      add constraint promotion_budgets_what_check check (what ~ '^[a-zA-Z]{1,32}$')`.execute(db);
}
