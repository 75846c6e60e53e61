import { sql, type Kysely } from 'kysely';

/** Money on its way between wallets and vendors that keep wallets of their own. Integer minor units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_transfers (
      brand text not null,
      member_id text not null,
      id text not null,
      vassalage text not null,
      player text not null,
      direction text not null check (direction in ('in', 'out')),
      amount bigint not null check (amount > 0),
      currency text not null,
      status text not null check (status in ('PENDING', 'SUCCESS', 'FAILED', 'UNKNOWN')),
      begun_at timestamptz not null,
      sent_at timestamptz,
      sends integer not null default 0,
      settled_at timestamptz,
      primary key (brand, member_id, id)
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index vendor_transfers_record on vendor_transfers (brand, member_id, begun_at)`.execute(
    db,
  );
  await sql`create index vendor_transfers_open on vendor_transfers (begun_at) where settled_at is null`.execute(
    db,
  );
}
