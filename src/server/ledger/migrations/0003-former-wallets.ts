import { sql, type Kysely } from 'kysely';

/** Books the wallets of earlier versions, which knew openings only, and takes their tables away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const found = await sql<{ there: boolean }>`select to_regclass('wallets') is not null as there`.execute(db);
  if (found.rows[0]?.there !== true) return;
  await sql`
    select ledger_post(brand, member_id, 'opening', 'opening:' || currency, currency, updated_at, '{}',
        array[member_id, 'house'], array['main', 'opening'], array[balance, -balance])
      from wallets where balance > 0`.execute(db);
  await sql`drop table wallet_movements`.execute(db);
  await sql`drop table wallets`.execute(db);
}
