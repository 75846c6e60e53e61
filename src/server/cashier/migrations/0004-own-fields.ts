import { sql, type Kysely } from 'kysely';

/** Columns for values of the operator's own form fields. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cashier_accounts add column own jsonb not null default '{}'`.execute(db);
  await sql`alter table cashier_deposits add column own jsonb not null default '{}'`.execute(db);
  await sql`alter table cashier_withdrawals add column own jsonb not null default '{}'`.execute(db);
}
