import { sql, type Kysely } from 'kysely';

/** Nonces that sources of results have used: a report that is sent again is not taken again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lottery_feed_nonces (
      brand text not null,
      source text not null,
      nonce text not null,
      used_at timestamptz not null,
      primary key (brand, source, nonce)
    )`.execute(db);
}
