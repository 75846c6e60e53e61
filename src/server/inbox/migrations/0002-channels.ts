import { sql, type Kysely } from 'kysely';

/** Which messages members take by mail and SMS, and those that are on their way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_message_channels (
      brand text not null,
      member_id text not null,
      choice text not null,
      channel text not null check (channel in ('mail', 'sms')),
      chosen_at timestamptz not null,
      primary key (brand, member_id, choice, channel)
    )`.execute(db);
  await sql`
    create table message_deliveries (
      brand text not null,
      member_id text not null,
      message_id bigint not null,
      channel text not null check (channel in ('mail', 'sms')),
      choice text not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'LEFT_OUT', 'FAILED')),
      attempts integer not null default 0,
      due_at timestamptz not null,
      ended_at timestamptz check ((ended_at is null) = (state = 'WAITING')),
      primary key (brand, member_id, message_id, channel)
    )`.execute(db);
  await sql`create index message_deliveries_due on message_deliveries (due_at) where state = 'WAITING'`.execute(
    db,
  );
}
