import { sql, type Kysely } from 'kysely';

/** Raffles with what their draw is committed to, their tickets, and who won. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table raffles (
      brand text not null,
      id text not null,
      seed_hash text,
      tickets bigint check (tickets >= 0),
      closed_at timestamptz,
      seed text,
      drawn_at timestamptz,
      check ((tickets is null) = (closed_at is null)),
      check ((seed is null) = (drawn_at is null)),
      check (drawn_at is null or closed_at is not null),
      primary key (brand, id)
    )`.execute(db);
  await sql`
    create table raffle_entries (
      brand text not null,
      raffle text not null,
      award text not null,
      member_id text not null,
      tickets bigint not null check (tickets > 0),
      at timestamptz not null,
      first bigint check (first >= 0),
      primary key (brand, raffle, award)
    )`.execute(db);
  await sql`create index raffle_entries_of_member on raffle_entries (brand, raffle, member_id, at)`.execute(
    db,
  );
  await sql`create index raffle_entries_numbers on raffle_entries (brand, raffle, first)`.execute(db);
  await sql`
    create table raffle_winners (
      brand text not null,
      raffle text not null,
      place integer not null check (place > 0),
      ticket bigint not null,
      member_id text not null,
      award text not null,
      primary key (brand, raffle, place),
      unique (brand, raffle, ticket)
    )`.execute(db);
}
