import { sql, type Kysely } from 'kysely';

/** Points: append-only entries, exchanges for items of the mall, and what these took from the stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_entries (
      brand text not null,
      member_id text not null,
      id bigint generated always as identity,
      type text not null check (type in ('deposit', 'live', 'lottery', 'pvp', 'slots', 'sports', 'redeem')),
      key text not null,
      points bigint not null check (points <> 0),
      amount bigint,
      currency text,
      ratio_points bigint,
      ratio_per bigint,
      exchange_id text,
      remark text,
      vassalage text,
      at timestamptz not null,
      primary key (brand, member_id, id),
      unique (brand, member_id, type, key)
    )`.execute(db);
  // The sum of a member's entries is read from the index alone.
  await sql`create index point_entries_sum on point_entries (brand, member_id) include (type, points)`.execute(
    db,
  );
  await sql`
    create trigger append_only before update or delete or truncate on point_entries
    for each statement execute function ledger_append_only()`.execute(db);
  await sql`
    create table point_exchanges (
      brand text not null,
      member_id text not null,
      id text not null,
      kind text not null check (kind in ('goods', 'voucher', 'cash', 'convert')),
      item text,
      name text,
      quantity integer not null check (quantity > 0),
      points bigint not null check (points > 0),
      currency text not null,
      amount bigint not null check (amount >= 0),
      credit bigint not null check (credit >= 0),
      left_after integer,
      address jsonb,
      phone text,
      status text not null check (status in ('APPLYING', 'REJECTED', 'PASSED')),
      remark text,
      made_at timestamptz not null,
      decided_at timestamptz,
      decided_by text,
      primary key (brand, member_id, id)
    )`.execute(db);
  await sql`create unique index point_exchanges_id on point_exchanges (brand, id)`.execute(db);
  await sql`create index point_exchanges_newest on point_exchanges (brand, member_id, made_at desc, id desc)`.execute(
    db,
  );
  await sql`create index point_exchanges_all on point_exchanges (brand, made_at, id)`.execute(db);
  await sql`create index point_exchanges_queue on point_exchanges (brand, made_at, id) where status = 'APPLYING'`.execute(
    db,
  );
  await sql`
    create table point_stock (
      brand text not null,
      item text not null,
      taken integer not null check (taken >= 0),
      primary key (brand, item)
    )`.execute(db);
}
