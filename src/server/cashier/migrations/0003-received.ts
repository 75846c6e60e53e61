import { sql, type Kysely } from 'kysely';

/**
 * Amount received with each payment event; the ordered amount of a deposit that is credited with another one; amount and
 * reason of the first of two approvals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null in events of earlier versions, which kept neither.
  await sql`
    alter table cashier_payment_events
      add column amount bigint,
      add column currency text,
      add column rejected boolean not null default false`.execute(db);
  await sql`
    alter table cashier_deposits
      add column ordered bigint,
      add column approved_amount bigint,
      add column approved_reason text`.execute(db);
}
