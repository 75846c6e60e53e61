import { sql, type Kysely } from 'kysely';

/** The games a player keeps and started last, and how often games are started. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_favorite_games (
      brand text not null,
      member_id text not null,
      game text not null,
      kept_at timestamptz not null,
      primary key (brand, member_id, game)
    )`.execute(db);
  await sql`
    create table member_recent_games (
      brand text not null,
      member_id text not null,
      game text not null,
      started_at timestamptz not null,
      primary key (brand, member_id, game)
    )`.execute(db);
  await sql`
    create table game_plays (
      brand text not null,
      day text not null,
      game text not null,
      stripe smallint not null,
      plays bigint not null,
      primary key (brand, day, game, stripe)
    )`.execute(db);
}
