import { sql, type Kysely } from 'kysely';

/** What readers say of articles of the help centre. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table help_votes (
      brand text not null,
      article text not null,
      language text not null,
      voter text not null,
      helpful boolean not null,
      at timestamptz not null,
      primary key (brand, article, language, voter)
    )`.execute(db);
}
