import { sql, type Kysely } from 'kysely';

/** Bets: one row per round of a vendor with its sums, one per lottery bet. Integer minor units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bets (
      brand text not null,
      member_id text not null,
      id bigint generated always as identity,
      source text not null,
      vassalage text not null,
      game_type text not null,
      game_code text not null,
      round text not null,
      currency text not null,
      stake bigint not null check (stake >= 0),
      payout bigint not null check (payout >= 0),
      valid_bet bigint not null check (valid_bet >= 0),
      status text not null check (status in ('OPEN', 'SETTLED', 'CANCELLED', 'VOID')),
      placed_at timestamptz not null,
      settled_at timestamptz,
      version integer not null default 0,
      details jsonb not null default '{}',
      primary key (brand, member_id, id)
    ) with (fillfactor = 80)`.execute(db);
  // A round of a vendor is one row; a draw has as many as there are bets on it.
  await sql`create unique index bets_rounds on bets (brand, member_id, vassalage, round) where source <> 'lottery'`.execute(
    db,
  );
  await sql`create index bets_draws on bets (brand, game_code, round) where source = 'lottery'`.execute(db);
  await sql`create index bets_record on bets (brand, member_id, placed_at)`.execute(db);
  await sql`create index bets_settled on bets (brand, settled_at) where settled_at is not null`.execute(db);
}
