import { sql, type Kysely } from 'kysely';

/** Rewards may be bonus money; an award keeps what has to be wagered for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table promotion_awards
      drop constraint promotion_awards_what_check,
      drop constraint promotion_awards_check,
      add column wagering jsonb,
      add constraint promotion_awards_what_check check (what in ('money', 'bonus', 'points')),
      add constraint promotion_awards_currency_check check ((what = 'points') = (currency is null)),
      add constraint promotion_awards_wagering_check check ((what = 'bonus') = (wagering is not null))`.execute(
    db,
  );
  await sql`
    alter table promotion_budgets
      drop constraint promotion_budgets_what_check,
      add constraint promotion_budgets_what_check check (what in ('money', 'bonus', 'points'))`.execute(db);
}
