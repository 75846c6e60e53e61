import { sql, type Kysely } from 'kysely';

/** Contracts between agents, settled periods with the figures they were settled on, their payouts, and bets that a real-time salary was paid on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contracts (
      brand text not null,
      id text not null,
      kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
      period text not null,
      upline_id text not null,
      downline_id text not null,
      terms jsonb not null,
      state text not null check (state in ('OFFERED', 'ACTIVE', 'REJECTED', 'TERMINATED', 'EXPIRED')),
      offered_at timestamptz not null,
      offered_by text not null,
      answered_at timestamptz,
      ended_at timestamptz,
      ended_by text,
      reason text,
      counts_from timestamptz,
      counts_until timestamptz,
      expires_at timestamptz,
      check (upline_id <> downline_id),
      check (counts_until is null or counts_until >= counts_from),
      check (state <> 'ACTIVE' or counts_from is not null),
      primary key (brand, id)
    )`.execute(db);
  // A downline has one upline, so that one contract for a downline and kind is one for the two and the kind.
  await sql`create unique index contracts_active on contracts (brand, kind, downline_id) where state = 'ACTIVE'`.execute(
    db,
  );
  await sql`create unique index contracts_offered on contracts (brand, kind, downline_id) where state = 'OFFERED'`.execute(
    db,
  );
  await sql`create index contracts_given on contracts (brand, upline_id, kind, offered_at)`.execute(db);
  await sql`create index contracts_counting on contracts (brand, kind, period, counts_from) where counts_from is not null`.execute(
    db,
  );
  await sql`
    create table contract_runs (
      brand text not null,
      kind text not null,
      period text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      settled_at timestamptz not null,
      gives bigint not null check (gives >= 0),
      primary key (brand, kind, period, starts_at)
    )`.execute(db);
  await sql`
    create table contract_payouts (
      brand text not null,
      kind text not null,
      period text not null,
      starts_at timestamptz not null,
      agent_id text not null,
      id text not null,
      ends_at timestamptz not null,
      upline_id text not null,
      contract_id text not null,
      terms jsonb,
      figures jsonb,
      tier integer,
      own bigint not null check (own >= 0),
      received bigint not null check (received >= 0),
      given jsonb not null,
      kept bigint not null check (kept >= 0),
      standing bigint not null check (standing >= 0),
      corrections jsonb not null,
      carried bigint not null check (carried <= 0),
      amount bigint not null check (amount >= 0),
      left_over bigint not null check (left_over <= 0),
      currency text not null,
      state text not null check (state in ('WAITING', 'DUE', 'HELD', 'PAID', 'NONE')),
      reason text,
      decided_by text,
      made_at timestamptz not null,
      due_at timestamptz not null,
      paid_at timestamptz,
      check ((amount = 0) = (state = 'NONE')),
      check ((paid_at is null) = (state <> 'PAID')),
      primary key (brand, kind, period, starts_at, agent_id),
      unique (brand, id)
    )`.execute(db);
  await sql`create index contract_payouts_of_agent on contract_payouts (brand, agent_id, starts_at desc)`.execute(
    db,
  );
  await sql`create index contract_payouts_made on contract_payouts (brand, made_at desc)`.execute(db);
  await sql`create index contract_payouts_due on contract_payouts (brand, due_at) where state = 'DUE'`.execute(
    db,
  );
  await sql`
    create table contract_figures (
      brand text not null,
      kind text not null,
      period text not null,
      starts_at timestamptz not null,
      member_id text not null,
      agent_id text not null,
      primary key (brand, kind, period, starts_at, member_id)
    )`.execute(db);
  await sql`
    create table contract_bets (
      brand text not null,
      agent_id text not null,
      member_id text not null,
      bet_id bigint not null,
      version integer not null,
      starts_at timestamptz not null,
      stake bigint not null,
      payout bigint not null,
      own bigint not null check (own >= 0),
      below bigint not null check (below >= 0),
      amount bigint not null check (amount >= 0),
      before bigint not null check (before >= 0),
      settled_at timestamptz not null,
      primary key (brand, agent_id, member_id, bet_id, version)
    )`.execute(db);
  await sql`create index contract_bets_of_run on contract_bets (brand, agent_id, starts_at)`.execute(db);
  await sql`create index contract_bets_of_bet on contract_bets (brand, member_id, bet_id)`.execute(db);
}
