import type { Db } from '#server/db/types.ts';

/** Deposits of a member that nothing has become of yet. */
export async function waitingDeposits(
  db: Db,
  { brand, memberId }: { brand: string; memberId: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('cashier_deposits')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('state', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return Number(count);
}
