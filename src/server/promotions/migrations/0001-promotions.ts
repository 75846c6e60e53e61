import { sql, type Kysely } from 'kysely';

/** Campaigns: events that wait for them, who takes part, what was given, budgets, and applications with their pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promotion_events (
      brand text not null,
      id bigint generated always as identity,
      member_id text not null,
      kind text not null check (kind in ('registration', 'deposit', 'loss')),
      campaign text not null,
      key text not null,
      at timestamptz not null,
      amount bigint check (amount > 0),
      method text,
      tries integer not null default 0,
      due_at timestamptz not null,
      done_at timestamptz,
      primary key (brand, id),
      unique (brand, member_id, kind, campaign, key)
    )`.execute(db);
  await sql`create index promotion_events_due on promotion_events (due_at, id) where done_at is null`.execute(
    db,
  );
  await sql`create index promotion_events_open on promotion_events (brand, member_id, id) where done_at is null`.execute(
    db,
  );
  await sql`
    create table promotion_members (
      brand text not null,
      member_id text not null,
      campaign text not null,
      joined_at timestamptz not null,
      primary key (brand, member_id, campaign)
    )`.execute(db);
  await sql`
    create table promotion_awards (
      brand text not null,
      member_id text not null,
      campaign text not null,
      cause text not null,
      id text not null,
      what text not null check (what in ('money', 'points')),
      amount bigint not null check (amount > 0),
      currency text check ((what = 'money') = (currency is not null)),
      state text not null check (state in ('OPEN', 'CLAIMED', 'ISSUED')),
      made_at timestamptz not null,
      credited_at timestamptz check ((state = 'OPEN') = (credited_at is null)),
      primary key (brand, member_id, campaign, cause)
    )`.execute(db);
  await sql`create unique index promotion_awards_id on promotion_awards (brand, id)`.execute(db);
  await sql`
    create table promotion_budgets (
      brand text not null,
      campaign text not null,
      what text not null check (what in ('money', 'points')),
      spent bigint not null check (spent >= 0),
      awards integer not null check (awards >= 0),
      primary key (brand, campaign, what)
    )`.execute(db);
  await sql`
    create table promotion_applications (
      brand text not null,
      member_id text not null,
      id text not null,
      campaign text not null,
      remark text not null,
      state text not null check (state in ('APPLYING', 'REJECTED', 'PASSED')),
      made_at timestamptz not null,
      decided_at timestamptz,
      decided_by text,
      reason text,
      primary key (brand, member_id, id)
    )`.execute(db);
  await sql`create unique index promotion_applications_id on promotion_applications (brand, id)`.execute(db);
  await sql`
    create unique index promotion_applications_one on promotion_applications (brand, member_id, campaign)
    where state = 'APPLYING'`.execute(db);
  await sql`create index promotion_applications_all on promotion_applications (brand, made_at, id)`.execute(
    db,
  );
  await sql`
    create table promotion_pictures (
      brand text not null,
      member_id text not null,
      application text not null,
      id text not null,
      picture bytea not null,
      sent_at timestamptz not null,
      primary key (brand, member_id, application, id)
    )`.execute(db);
  await sql`create unique index promotion_pictures_id on promotion_pictures (brand, id)`.execute(db);
  await sql`
    create table promotion_windows (
      brand text not null,
      campaign text not null,
      day text not null,
      made_at timestamptz not null,
      primary key (brand, campaign, day)
    )`.execute(db);
}
