import { sql, type Kysely } from 'kysely';

/** Webhooks with their deliveries, presence in the console, and search columns of the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table config_webhooks (
      id text primary key,
      name text not null,
      url text not null,
      pack text,
      events jsonb not null,
      secret text not null,
      former_secret text,
      former_until timestamptz,
      active boolean not null,
      failing_since timestamptz,
      switched_off text,
      created_at timestamptz not null,
      created_by text not null
    )`.execute(db);
  await sql`
    create table config_webhook_deliveries (
      number integer generated always as identity primary key,
      id text not null unique,
      webhook_id text not null references config_webhooks (id) on delete cascade,
      event text not null,
      pack text,
      body text not null,
      at timestamptz not null,
      state text not null check (state in ('waiting', 'delivered', 'failed')),
      tries integer not null default 0,
      next_at timestamptz not null,
      tried_at timestamptz,
      status integer,
      fault text
    )`.execute(db);
  await sql`
    create index config_webhook_deliveries_webhook on config_webhook_deliveries (webhook_id, number)`.execute(
    db,
  );
  await sql`
    create index config_webhook_deliveries_due on config_webhook_deliveries (next_at) where state = 'waiting'`.execute(
    db,
  );

  await sql`
    create table operator_presence (
      tab text primary key,
      account_id text not null references operator_accounts (id) on delete cascade,
      pack text not null,
      document text,
      since timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`create index operator_presence_pack on operator_presence (pack, seen_at)`.execute(db);

  await sql`create index config_audit_account on config_audit (account, id)`.execute(db);
  await sql`create index config_audit_area on config_audit (split_part(action, '.', 1), id)`.execute(db);
}
