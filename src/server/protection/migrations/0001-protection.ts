import { sql, type Kysely } from 'kysely';

/** Limits and exclusions that members set for themselves, with their history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table protection_members (
      brand text not null,
      member_id text not null,
      reality_minutes integer check (reality_minutes >= 0),
      excluded_kind text check (excluded_kind in ('timeOut', 'selfExclusion')),
      excluded_at timestamptz,
      excluded_until timestamptz,
      limited boolean not null default false,
      primary key (brand, member_id),
      check ((excluded_kind is null) = (excluded_at is null)),
      check (excluded_kind is distinct from 'timeOut' or excluded_until is not null)
    )`.execute(db);
  await sql`
    create table protection_limits (
      brand text not null,
      member_id text not null,
      kind text not null check (kind in ('deposit', 'stake', 'loss')),
      period text not null check (period in ('day', 'week', 'month')),
      amount bigint not null check (amount >= 0),
      set_at timestamptz not null,
      pending text check (pending in ('raise', 'lift')),
      pending_amount bigint,
      pending_from timestamptz,
      pending_until timestamptz,
      primary key (brand, member_id, kind, period),
      check ((pending is null) = (pending_from is null) and (pending is null) = (pending_until is null)),
      check ((pending is not distinct from 'raise') = (pending_amount is not null))
    )`.execute(db);
  await sql`
    create table protection_changes (
      brand text not null,
      member_id text not null,
      id bigint generated always as identity,
      changed_at timestamptz not null,
      change text not null,
      details jsonb not null,
      primary key (brand, member_id, id)
    )`.execute(db);
  // The history can be added to and nothing else.
  await sql`
    create function protection_changes_stay() returns trigger language plpgsql as $$
    begin raise exception 'The history of player protection is only added to.'; end $$`.execute(db);
  await sql`
    create trigger protection_changes_stay before update or delete on protection_changes
    for each row execute function protection_changes_stay()`.execute(db);
}
