import { sql, type Kysely } from 'kysely';

/** Draws of lotteries, and results as their sources sent them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lottery_draws (
      brand text not null,
      game text not null,
      numero text not null,
      family text not null,
      own boolean not null,
      opens_at timestamptz not null,
      closes_at timestamptz not null,
      draws_at timestamptz not null,
      revealed_at timestamptz not null,
      status text not null check (status in ('OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID')),
      due_at timestamptz,
      version integer not null default 0,
      result jsonb,
      seed_hash text not null,
      seed text,
      primary key (brand, game, numero),
      check (result is not null or version = 0 or status = 'VOID')
    )`.execute(db);
  await sql`create index lottery_draws_at on lottery_draws (brand, game, draws_at)`.execute(db);
  await sql`create index lottery_draws_due on lottery_draws (due_at) where due_at is not null`.execute(db);
  await sql`
    create table lottery_reports (
      brand text not null,
      game text not null,
      numero text not null,
      source text not null,
      result jsonb not null,
      reported_at timestamptz not null,
      primary key (brand, game, numero, source)
    )`.execute(db);
}
