import { sql, type Kysely } from 'kysely';

/** Tickets of members: bets of a fixed kind that cost nothing, until they are played or their time is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lottery_tickets (
      brand text not null,
      member_id text not null,
      id text not null,
      game text not null,
      bet_type text not null,
      unit bigint not null check (unit > 0),
      bet_id bigint,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (brand, member_id, id)
    )`.execute(db);
  await sql`
    create index lottery_tickets_open on lottery_tickets (brand, member_id, expires_at) where bet_id is null`.execute(
    db,
  );
  await sql`
    create index lottery_tickets_bet on lottery_tickets (brand, member_id, bet_id) where bet_id is not null`.execute(
    db,
  );
}
