import type { VendorContext } from './context.ts';
import { moveOwn } from './purses.ts';

export type Transfer = {
  brand: string;
  vassalage: string;
  id: string;
  player: string;
  direction: 'in' | 'out';
  amount: bigint;
};
export type TransferStatus = 'SUCCESS' | 'FAILED';

/** Moves money between the platform and the vendor, once for an id: asked again it answers what came of it then. */
export async function transfer({ db }: VendorContext, asked: Transfer): Promise<TransferStatus> {
  const { brand, vassalage, id, player, direction, amount } = asked;
  return db.transaction().execute(async (trx) => {
    const isNew = await trx
      .insertInto('sandbox_vendor_transfers')
      .values({ brand, vassalage, id, player, direction, amount, status: 'FAILED' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    const mine = trx
      .selectFrom('sandbox_vendor_transfers')
      .selectAll()
      .where('brand', '=', brand)
      .where('vassalage', '=', vassalage)
      .where('id', '=', id);
    if (!isNew) {
      const known = await mine.executeTakeFirstOrThrow();
      const same =
        known.player === player && known.direction === direction && BigInt(known.amount) === amount;
      return same ? known.status : 'FAILED';
    }
    const owner = { brand, vassalage, player, wallet: 'transfer' as const, session_id: '' };
    if (!(await moveOwn(trx, owner, direction === 'in' ? amount : -amount))) return 'FAILED';
    await trx
      .updateTable('sandbox_vendor_transfers')
      .set({ status: 'SUCCESS' })
      .where('brand', '=', brand)
      .where('vassalage', '=', vassalage)
      .where('id', '=', id)
      .execute();
    return 'SUCCESS';
  });
}

export async function transferStatus(
  { db }: VendorContext,
  { brand, vassalage, id }: Pick<Transfer, 'brand' | 'vassalage' | 'id'>,
): Promise<TransferStatus | 'UNKNOWN_TRANSACTION'> {
  const row = await db
    .selectFrom('sandbox_vendor_transfers')
    .select('status')
    .where('brand', '=', brand)
    .where('vassalage', '=', vassalage)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status ?? 'UNKNOWN_TRANSACTION';
}
