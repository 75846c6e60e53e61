import { sql, type Kysely } from 'kysely';

/** Result of the last verification of the ledger. One row at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_checks (
      only_one boolean primary key default true check (only_one),
      at timestamptz not null,
      findings integer not null
    )`.execute(db);
}
