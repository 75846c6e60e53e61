import { sql, type Kysely } from 'kysely';

/** Chat rooms: their messages, who may write, who was mentioned, and what was reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_rooms (
      brand text not null,
      room text not null,
      seq bigint not null check (seq > 0),
      primary key (brand, room)
    )`.execute(db);
  await sql`
    create table chat_messages (
      brand text not null,
      room text not null,
      id bigint not null,
      changed bigint not null check (changed >= id),
      member_id text not null,
      handle text not null,
      nickname text not null,
      text text not null,
      share jsonb,
      mentions jsonb not null,
      key text not null,
      sent_at timestamptz not null,
      deleted_at timestamptz,
      deleted_by text check (deleted_by in ('own', 'moderator')),
      primary key (brand, room, id),
      check ((deleted_at is null) = (deleted_by is null))
    )`.execute(db);
  await sql`create unique index chat_messages_changed on chat_messages (brand, room, changed)`.execute(db);
  await sql`create unique index chat_messages_once on chat_messages (brand, member_id, key)`.execute(db);
  await sql`create index chat_messages_of on chat_messages (brand, member_id, sent_at)`.execute(db);
  await sql`create index chat_messages_old on chat_messages (brand, sent_at)`.execute(db);
  await sql`
    create table chat_members (
      brand text not null,
      member_id text not null,
      handle text not null,
      nickname text not null,
      muted_until timestamptz,
      banned boolean not null default false,
      reason text,
      primary key (brand, member_id)
    )`.execute(db);
  await sql`create unique index chat_members_handle on chat_members (brand, handle)`.execute(db);
  await sql`
    create table chat_mentions (
      brand text not null,
      member_id text not null,
      room text not null,
      id bigint not null,
      at timestamptz not null,
      primary key (brand, member_id, room, id)
    )`.execute(db);
  await sql`create index chat_mentions_old on chat_mentions (brand, at)`.execute(db);
  await sql`
    create table chat_reports (
      brand text not null,
      room text not null,
      message bigint not null,
      member_id text not null,
      reason text not null check (reason in ('abuse', 'spam', 'fraud', 'other')),
      at timestamptz not null,
      state text not null check (state in ('OPEN', 'DELETED', 'DISMISSED')),
      decided_at timestamptz check ((decided_at is null) = (state = 'OPEN')),
      decided_by text,
      primary key (brand, room, message, member_id)
    )`.execute(db);
  await sql`create index chat_reports_open on chat_reports (brand, at) where state = 'OPEN'`.execute(db);
}
