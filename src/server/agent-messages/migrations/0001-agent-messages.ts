import { sql, type Kysely } from 'kysely';

/** Messages between agents and their branches, who has muted whom, and whose messages operators have stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_messages (
      brand text not null,
      id text not null,
      sender_id text not null,
      kind text not null check (kind in ('MEMBERS', 'LEVEL', 'ANSWER')),
      level integer check ((level is null) = (kind <> 'LEVEL')),
      names jsonb not null,
      addressed integer not null check (addressed > 0),
      text text not null,
      at timestamptz not null,
      primary key (brand, id)
    )`.execute(db);
  await sql`create index agent_messages_sent on agent_messages (brand, sender_id, at desc, id)`.execute(db);
  await sql`create index agent_messages_all on agent_messages (brand, at desc, id)`.execute(db);
  await sql`
    create table agent_message_mutes (
      brand text not null,
      member_id text not null,
      sender_id text not null,
      at timestamptz not null,
      primary key (brand, sender_id, member_id)
    )`.execute(db);
  await sql`
    create table agent_message_stops (
      brand text not null,
      member_id text not null,
      stopped_by text not null,
      reason text not null,
      at timestamptz not null,
      primary key (brand, member_id)
    )`.execute(db);
}
