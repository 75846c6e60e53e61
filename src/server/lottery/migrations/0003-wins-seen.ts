import { sql, type Kysely } from 'kysely';

/** Draws whose wins a member has been shown: who was away hears of the others at the next look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lottery_wins_seen (
      brand text not null,
      member_id text not null,
      game text not null,
      numero text not null,
      seen_at timestamptz not null,
      primary key (brand, member_id, game, numero)
    )`.execute(db);
  await sql`create index lottery_wins_seen_at on lottery_wins_seen (seen_at)`.execute(db);
}
