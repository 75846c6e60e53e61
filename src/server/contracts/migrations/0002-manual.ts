import { sql, type Kysely } from 'kysely';

/** Corrections of payouts by operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contract_corrections (
      brand text not null,
      id text not null,
      payout_id text not null,
      amount bigint not null check (amount <> 0),
      reason text not null,
      state text not null check (state in ('WAITING', 'DONE', 'REFUSED')),
      later boolean not null default false,
      made_by text not null,
      made_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      check (not later or amount < 0),
      check ((decided_at is null) = (decided_by is null)),
      primary key (brand, id)
    )`.execute(db);
  await sql`create index contract_corrections_of_payout on contract_corrections (brand, payout_id, made_at)`.execute(
    db,
  );
  // Two operators who correct a payout at once: the second sees the first one's.
  await sql`create unique index contract_corrections_waiting on contract_corrections (brand, payout_id) where state = 'WAITING'`.execute(
    db,
  );
}
