import { sql, type Kysely } from 'kysely';

/** Messages to players that are kept instead of sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists outbox (
      brand text not null,
      id bigint generated always as identity,
      channel text not null check (channel in ('sms', 'mail')),
      recipient text not null,
      subject text,
      body text not null,
      sent_at timestamptz not null,
      primary key (brand, id)
    )`.execute(db);
}
