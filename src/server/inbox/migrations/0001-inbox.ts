import { sql, type Kysely } from 'kysely';

/** Messages of members, those that operators write with their pictures, and who takes none about offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_messages (
      brand text not null,
      member_id text not null,
      id bigint generated always as identity,
      topic text not null,
      key text not null,
      details jsonb not null,
      about_play boolean not null,
      at timestamptz not null,
      told_at timestamptz,
      read_at timestamptz,
      archived_at timestamptz,
      primary key (brand, member_id, id),
      unique (brand, member_id, topic, key)
    )`.execute(db);
  await sql`create index member_messages_waiting on member_messages (brand, id) where told_at is null`.execute(
    db,
  );
  await sql`create index member_messages_unread on member_messages (brand, member_id)
    where told_at is not null and read_at is null and archived_at is null`.execute(db);
  await sql`create index member_messages_of_operators on member_messages (brand, key) where topic = 'operator'`.execute(
    db,
  );
  await sql`
    create table member_message_choices (
      brand text not null,
      member_id text not null,
      offers boolean not null,
      changed_at timestamptz not null,
      primary key (brand, member_id)
    )`.execute(db);
  await sql`
    create table operator_messages (
      brand text not null,
      id text not null,
      words jsonb not null,
      promotional boolean not null,
      member_ids jsonb,
      audience jsonb,
      picture text,
      action jsonb,
      state text not null check (state in ('WAITING', 'SENDING', 'SENT', 'STOPPED')),
      send_at timestamptz not null,
      made_at timestamptz not null,
      made_by text not null,
      reached text not null default '',
      sent integer not null default 0,
      ended_at timestamptz check ((ended_at is null) = (state in ('WAITING', 'SENDING'))),
      stopped_by text check ((stopped_by is null) = (state <> 'STOPPED')),
      primary key (brand, id)
    )`.execute(db);
  await sql`create index operator_messages_due on operator_messages (send_at) where state in ('WAITING', 'SENDING')`.execute(
    db,
  );
  await sql`create index operator_messages_all on operator_messages (brand, made_at, id)`.execute(db);
  await sql`
    create table message_pictures (
      brand text not null,
      id text not null,
      picture bytea not null,
      made_at timestamptz not null,
      primary key (brand, id)
    )`.execute(db);
}
