import { sql, type Kysely } from 'kysely';

/** Free rounds of members at vendors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table free_rounds (
      brand text not null,
      member_id text not null,
      id text not null,
      campaign text not null,
      game text not null,
      vassalage text not null,
      code text not null,
      currency text not null,
      stake bigint not null check (stake > 0),
      rounds integer not null check (rounds > 0),
      played integer not null default 0 check (played between 0 and rounds),
      done integer not null default 0 check (done between 0 and rounds),
      most bigint check (most > 0),
      won bigint not null default 0 check (won >= 0 and won <= coalesce(most, won)),
      wagering jsonb,
      state text not null check (state in ('NEW', 'GIVEN', 'ENDED')),
      made_at timestamptz not null,
      expires_at timestamptz not null,
      tries integer not null default 0,
      due_at timestamptz not null,
      primary key (brand, member_id, id)
    )`.execute(db);
  await sql`create index free_rounds_due on free_rounds (due_at) where state <> 'ENDED'`.execute(db);
}
