import { sql, type Kysely } from 'kysely';

/** Invitation links of agents with who came by them, what agents write about members, and who ever stood below whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_links (
      brand text not null,
      id bigint generated always as identity,
      code text not null,
      member_id text not null,
      type integer not null,
      rate integer not null check (rate between 0 and 10000),
      note text not null,
      expires_at timestamptz,
      uses integer check (uses > 0),
      used integer not null default 0,
      made_at timestamptz not null,
      closed_at timestamptz,
      primary key (brand, id),
      unique (brand, code),
      check (uses is null or used <= uses)
    )`.execute(db);
  await sql`create index agent_links_member on agent_links (brand, member_id, id desc)`.execute(db);
  await sql`
    create table agent_link_members (
      brand text not null,
      member_id text not null,
      link_id bigint not null,
      primary key (brand, member_id)
    )`.execute(db);
  await sql`create index agent_link_members_link on agent_link_members (brand, link_id)`.execute(db);
  await sql`
    create table agent_notes (
      brand text not null,
      agent_id text not null,
      member_id text not null,
      note text not null,
      at timestamptz not null,
      primary key (brand, agent_id, member_id)
    )`.execute(db);
  await sql`create index agent_lines_uplines on agent_lines using gin (uplines)`.execute(db);
}
