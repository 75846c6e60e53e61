import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { dayBegan } from '#server/brands/day-began.ts';
import type { WithdrawalTerms } from './withdrawal-terms.ts';

/** Withdrawals a member may still ask for on this day, and how much they may be in all (minor units); absent where the brand sets no bound. */
export type LeftToday = { leftToday?: number; sumLeftToday?: string };

/** Rest of the day's withdrawals; refused ones do not count. */
export async function leftToday(
  db: Db,
  brand: LiveBrand,
  { memberId, now, perDay }: { memberId: string; now: Date } & Pick<WithdrawalTerms, 'perDay'>,
): Promise<LeftToday> {
  if (!perDay) return {};
  const { count, sum } = await db
    .selectFrom('cashier_withdrawals')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.sum<string | null>('amount').as('sum')])
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('requested_at', '>=', dayBegan(brand, now))
    .where('state', '!=', 'REJECTED')
    .executeTakeFirstOrThrow();
  const most = (bound: bigint, used: bigint): bigint => (bound > used ? bound - used : 0n);
  return {
    ...(perDay.count !== undefined && { leftToday: Math.max(0, perDay.count - Number(count)) }),
    ...(perDay.sum !== undefined && { sumLeftToday: String(most(BigInt(perDay.sum), BigInt(sum ?? 0))) }),
  };
}
