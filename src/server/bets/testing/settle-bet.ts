import type { Db } from '#server/db/types.ts';
import type { BetStatus } from '../tables.ts';

export type Settlement = {
  brand: string;
  memberId: string;
  id: string;
  /** Of this settlement; one that is not newer than the last changes nothing. */
  version: number;
  status: Exclude<BetStatus, 'OPEN'>;
  payout: bigint;
  at: Date;
};

/** Settles one bet in the caller's transaction, which also books the payout. False when that version of it was settled before. */
export async function settleBet(
  db: Db,
  { brand, memberId, id, version, status, payout, at }: Settlement,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bets')
    .set(({ ref, val }) => ({
      status,
      payout,
      valid_bet: status === 'SETTLED' ? ref('stake') : val('0'),
      settled_at: at,
      version,
    }))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('version', '<', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
