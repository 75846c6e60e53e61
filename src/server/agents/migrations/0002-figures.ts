import { sql, type Kysely } from 'kysely';

/** What is counted of bets, movements and registrations, the sums for members and agents by day, and what agents earned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_bets (
      brand text not null,
      member_id text not null,
      bet_id bigint not null,
      version integer not null,
      line bigint not null,
      day text not null,
      currency text not null,
      settled boolean not null,
      stake bigint not null,
      payout bigint not null,
      valid_bet bigint not null,
      rebate bigint not null,
      primary key (brand, member_id, bet_id)
    ) with (fillfactor = 90)`.execute(db);
  await sql`create index agent_bets_day on agent_bets (brand, member_id, day, bet_id)`.execute(db);
  await sql`
    create table agent_moves (
      brand text not null,
      member_id text not null,
      transaction bigint not null,
      line bigint not null,
      day text not null,
      currency text not null,
      counts text not null check (counts in ('deposits', 'withdrawals', 'rebates', 'promotions')),
      amount bigint not null,
      primary key (brand, member_id, transaction)
    )`.execute(db);
  await sql`
    create table agent_joins (
      brand text not null,
      member_id text not null,
      line bigint not null,
      day text not null,
      currency text not null,
      primary key (brand, member_id)
    )`.execute(db);
  await sql`
    create table agent_figures (
      brand text not null,
      member_id text not null,
      currency text not null,
      "of" text not null,
      day text not null,
      bets bigint not null,
      stake bigint not null,
      payout bigint not null,
      valid_bet bigint not null,
      rebates bigint not null,
      promotions bigint not null,
      deposits bigint not null,
      withdrawals bigint not null,
      newcomers bigint not null,
      earned numeric not null,
      primary key (brand, member_id, currency, "of", day)
    ) with (fillfactor = 70)`.execute(db);
  await sql`create index agent_figures_day on agent_figures (brand, member_id, currency, day)`.execute(db);
  await sql`
    create table agent_played (
      brand text not null,
      member_id text not null,
      currency text not null,
      day text not null,
      line bigint not null,
      bets integer not null,
      primary key (brand, member_id, currency, day, line)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create table agent_active (
      brand text not null,
      member_id text not null,
      currency text not null,
      "of" text not null,
      span text not null check (span in ('day', 'week', 'month')),
      day text not null,
      members integer not null,
      primary key (brand, member_id, currency, "of", span, day)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create table agent_earnings (
      brand text not null,
      member_id text not null,
      currency text not null,
      earned numeric not null,
      paid bigint not null check (paid >= 0),
      payments integer not null default 0,
      primary key (brand, member_id, currency)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create index agent_earnings_open on agent_earnings (brand, member_id) where div(earned, 10000) <> paid`.execute(
    db,
  );
  await sql`
    create table agent_progress (
      brand text primary key,
      bets_until timestamptz not null,
      moves_until timestamptz not null,
      joins_until timestamptz not null
    )`.execute(db);
  await sql`
    create table agent_checks (
      only_one boolean primary key default true check (only_one),
      at timestamptz not null,
      findings integer not null
    )`.execute(db);
}
