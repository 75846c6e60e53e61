import { sql, type Kysely } from 'kysely';

/** Conversations of players with the support desk, their messages and files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table support_conversations (
      brand text not null,
      id text not null,
      member_id text,
      visitor text,
      name text not null,
      contact text not null,
      language text not null,
      state text not null check (state in ('WAITING', 'TAKEN', 'CLOSED')),
      away boolean not null,
      made_at timestamptz not null,
      last_seq integer not null default 0,
      last_at timestamptz not null,
      queued_at timestamptz,
      waiting_since timestamptz,
      waited_ms integer,
      answered_at timestamptz,
      operator text check (operator is not null or state <> 'TAKEN'),
      player_read integer not null default 0,
      desk_read integer not null default 0,
      mailed_seq integer not null default 0,
      mail_at timestamptz,
      closed_at timestamptz check ((closed_at is null) = (state <> 'CLOSED')),
      stars integer check (stars between 1 and 5),
      rating_words text not null default '',
      primary key (brand, id),
      check ((member_id is null) <> (visitor is null))
    )`.execute(db);
  await sql`create unique index support_one_of_member on support_conversations (brand, member_id)
    where state <> 'CLOSED' and member_id is not null`.execute(db);
  await sql`create unique index support_one_of_visitor on support_conversations (brand, visitor)
    where state <> 'CLOSED' and visitor is not null`.execute(db);
  await sql`create index support_of_member on support_conversations (brand, member_id, made_at)`.execute(db);
  await sql`create index support_of_visitor on support_conversations (brand, visitor, made_at)`.execute(db);
  await sql`create index support_queue on support_conversations (brand, queued_at, id)
    where state = 'WAITING' and last_seq > 0`.execute(db);
  await sql`create index support_taken on support_conversations (brand, operator) where state = 'TAKEN'`.execute(
    db,
  );
  await sql`create index support_closed on support_conversations (brand, closed_at, id) where state = 'CLOSED'`.execute(
    db,
  );
  await sql`create index support_answered on support_conversations (brand, answered_at) where waited_ms is not null`.execute(
    db,
  );
  await sql`create index support_mail on support_conversations (mail_at) where mail_at is not null`.execute(
    db,
  );
  await sql`create index support_old on support_conversations (brand, last_at)`.execute(db);
  await sql`
    create table support_messages (
      brand text not null,
      conversation_id text not null,
      seq integer not null,
      author text not null check (author in ('PLAYER', 'DESK', 'NOTE', 'EVENT')),
      operator text,
      words text not null,
      file_id text,
      key text not null,
      at timestamptz not null,
      primary key (brand, conversation_id, seq),
      unique (brand, conversation_id, author, key)
    )`.execute(db);
  await sql`
    create table support_files (
      brand text not null,
      conversation_id text not null,
      id text not null,
      picture bytea not null,
      primary key (brand, conversation_id, id)
    )`.execute(db);
}
