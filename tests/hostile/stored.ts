import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';

/**
 * Tables that change on their own: counts of attempts, written by refusals; draws of lotteries; results of the regular
 * ledger check; the key of the sandbox's vendors, made once after the start.
 */
const moving: ReadonlySet<string> = new Set([
  'counters',
  'lottery_draws',
  'ledger_checks',
  'sandbox_vendor_keys',
]);

/** Tables of megabytes whose rows are named by a hash of what they hold: their names say it all. */
const named: Readonly<Record<string, string>> = {
  config_blobs: 'hash',
  config_bundle_parts: "hash || coalesce(expires_at::text, '')",
};

/** Contents of every table, as a count and a hash by table; equal as long as nothing was written. */
export async function stored(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  // A sum needs no order, and one question for all tables no way there and back for each.
  const each = rows
    .filter(({ name }) => !moving.has(name))
    .map(
      ({ name }) => sql`select ${sql.lit(name)} as name,
        count(*) || '/' || coalesce(sum(hashtextextended(${sql.raw(named[name] ?? 'line::text')}, 0)), 0) as hash
        from ${sql.table(name)} as line`,
    );
  const found = await sql<{ name: string; hash: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return Object.fromEntries(found.rows.map(({ name, hash }) => [name, hash]));
}
