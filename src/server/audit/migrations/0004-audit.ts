import { sql, type Kysely } from 'kysely';

/** The audit log, and the guard that keeps it and other history append-only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table config_audit (
      id integer generated always as identity primary key,
      at timestamptz not null,
      account text not null,
      action text not null,
      pack text,
      target text,
      details jsonb not null
    )`.execute(db);
  await sql`create index config_audit_pack on config_audit (pack, id)`.execute(db);
  await sql`
    create function config_append_only() returns trigger language plpgsql as $$
      begin
        raise exception 'Rows of % are only added; % is refused.', tg_table_name, tg_op;
      end
    $$`.execute(db);
  for (const table of ['config_audit', 'config_versions', 'config_pointer_history']) {
    await sql`
      create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function config_append_only()`.execute(db);
  }
}
