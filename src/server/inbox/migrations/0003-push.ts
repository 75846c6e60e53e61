import { sql, type Kysely } from 'kysely';

/** Devices of members that show notifications, as a further channel of messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_push_devices (
      brand text not null,
      id text not null,
      member_id text not null,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      session_hash text not null,
      seen_at timestamptz not null,
      failures integer not null default 0,
      primary key (brand, id)
    )`.execute(db);
  await sql`create index member_push_devices_of on member_push_devices (brand, member_id, seen_at)`.execute(
    db,
  );
  for (const table of ['member_message_channels', 'message_deliveries']) {
    await sql`
      alter table ${sql.table(table)} drop constraint ${sql.id(`${table}_channel_check`)},
        add constraint ${sql.id(`${table}_channel_check`)} check (channel in ('mail', 'sms', 'push'))`.execute(
      db,
    );
  }
  await sql`create index message_deliveries_ended on message_deliveries (ended_at) where state <> 'WAITING'`.execute(
    db,
  );
}
