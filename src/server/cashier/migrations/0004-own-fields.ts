import { sql, type Kysely } from 'kysely';

/** What forms ask beyond what the platform knows is kept with what they make. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cashier_accounts add column own jsonb not null default '{}'`.execute(db);
  await sql`alter table cashier_deposits add column own jsonb not null default '{}'`.execute(db);
  await sql`alter table cashier_withdrawals add column own jsonb not null default '{}'`.execute(db);
}
