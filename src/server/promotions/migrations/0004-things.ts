import { sql, type Kysely } from 'kysely';

/** Rewards may be items of the mall and tickets of lotteries; an award keeps which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table promotion_awards
      drop constraint promotion_awards_what_check,
      drop constraint promotion_awards_currency_check,
      add column thing jsonb,
      add constraint promotion_awards_what_check check (what in ('money', 'bonus', 'points', 'item', 'ticket')),
      add constraint promotion_awards_currency_check check ((what in ('money', 'bonus')) = (currency is not null)),
      add constraint promotion_awards_thing_check check ((what in ('item', 'ticket')) = (thing is not null))`.execute(
    db,
  );
  await sql`
    alter table promotion_budgets
      drop constraint promotion_budgets_what_check,
      add constraint promotion_budgets_what_check check (what in ('money', 'bonus', 'points', 'item', 'ticket'))`.execute(
    db,
  );
}
