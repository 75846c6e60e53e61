import { sql, type Kysely } from 'kysely';

/**
 * A connection plans the statements of a function once. On tables that are still small it would choose to read them whole, and go on
 * doing so while they grow; each of these statements has an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['vendor_bet', 'vendor_win', 'vendor_rollback', 'vendor_balance'])
    await sql`alter function ${sql.id(name)} set enable_seqscan = off`.execute(db);
}
