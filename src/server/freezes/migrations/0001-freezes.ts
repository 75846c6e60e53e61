import { sql, type Kysely } from 'kysely';

/** Requests of agents to freeze an account of their branch, and what operators decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table freeze_requests (
      brand text not null,
      id text not null,
      member_id text not null,
      agent_id text not null,
      reason text not null,
      state text not null check (state in ('OPEN', 'FROZEN', 'REFUSED', 'LIFTED')),
      made_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      answer text,
      lifted_by text,
      lifted_at timestamptz,
      check ((decided_at is null) = (state = 'OPEN')),
      check ((lifted_at is null) = (state <> 'LIFTED')),
      primary key (brand, id)
    )`.execute(db);
  // An account is frozen while one of its requests is; the login asks for nothing else.
  await sql`create unique index freeze_requests_member on freeze_requests (brand, member_id) where state in ('OPEN', 'FROZEN')`.execute(
    db,
  );
  await sql`create index freeze_requests_made on freeze_requests (brand, state, made_at desc)`.execute(db);
}
