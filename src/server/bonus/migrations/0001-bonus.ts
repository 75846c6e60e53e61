import { sql, type Kysely } from 'kysely';

/** Bonuses of members: what has to be wagered, and what became of them. Their money stands in the purse `bonus` of the ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bonus_grants (
      brand text not null,
      member_id text not null,
      id text not null,
      campaign text not null,
      currency text not null,
      amount bigint not null check (amount > 0),
      target bigint not null check (target > 0),
      wagered bigint not null default 0 check (wagered between 0 and target),
      terms jsonb not null,
      state text not null check (state in ('WAITING', 'ACTIVE', 'CONVERTED', 'SPENT', 'EXPIRED', 'FORFEITED')),
      pending bigint not null check (pending >= 0 and (pending = 0 or state = 'WAITING')),
      at_stake bigint not null default 0 check (at_stake >= 0),
      converted bigint not null default 0 check (converted >= 0),
      returned bigint not null default 0 check (returned >= 0),
      turns integer not null default 0,
      made_at timestamptz not null,
      begun_at timestamptz,
      expires_at timestamptz,
      ended_at timestamptz,
      primary key (brand, member_id, id)
    )`.execute(db);
  await sql`create unique index bonus_grants_active on bonus_grants (brand, member_id) where state = 'ACTIVE'`.execute(
    db,
  );
  await sql`create index bonus_grants_waiting on bonus_grants (brand, member_id, made_at, id) where state = 'WAITING'`.execute(
    db,
  );
  await sql`create index bonus_grants_due on bonus_grants (expires_at) where state = 'ACTIVE'`.execute(db);
}
