import { sql, type Kysely } from 'kysely';

/** What operators say about values of a pack's documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_comments (
      id bigint generated always as identity primary key,
      pack text not null,
      document text not null,
      pointer text not null,
      account text not null,
      text text not null,
      at timestamptz not null,
      done_by text,
      done_at timestamptz
    )`.execute(db);
  await sql`create index document_comments_pack on document_comments (pack, done_at desc nulls first, id desc)`.execute(
    db,
  );
}
