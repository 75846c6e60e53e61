import { sql, type Kysely } from 'kysely';

/** What members write to operators, with pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feedback (
      brand text not null,
      id text not null,
      member_id text not null,
      question_type text not null,
      content text not null,
      contact text not null,
      state text not null check (state in ('OPEN', 'ANSWERED')),
      made_at timestamptz not null,
      answer text check ((answer is null) = (state = 'OPEN')),
      answered_at timestamptz,
      answered_by text,
      primary key (brand, id)
    )`.execute(db);
  await sql`
    create unique index feedback_one on feedback (brand, member_id, question_type, md5(content))
    where state = 'OPEN'`.execute(db);
  await sql`create index feedback_all on feedback (brand, made_at, id)`.execute(db);
  await sql`
    create table feedback_pictures (
      brand text not null,
      feedback_id text not null,
      id text not null,
      picture bytea not null,
      sent_at timestamptz not null,
      primary key (brand, id)
    )`.execute(db);
  await sql`create index feedback_pictures_of on feedback_pictures (brand, feedback_id)`.execute(db);
}
