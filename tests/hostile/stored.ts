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

/** Contents of every table, as a hash by table; equal as long as nothing was written. */
export async function stored(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const hashes: Record<string, string> = {};
  for (const { name } of rows.filter(({ name }) => !moving.has(name))) {
    const found = await sql<{ hash: string | null }>`
      select md5(string_agg(line, '|' order by line)) as hash
      from (select ${sql.table(name)}::text as line from ${sql.table(name)}) as lines`.execute(db);
    hashes[name] = found.rows[0]?.hash ?? 'empty';
  }
  return hashes;
}
