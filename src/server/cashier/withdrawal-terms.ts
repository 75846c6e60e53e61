import { levelsOf } from '#server/points/document.ts';
import { memberLevel } from '#server/points/member-level.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { cashierOf } from './document.ts';

type PerDay = { count?: number; sum?: number };

export type WithdrawalTerms = {
  min: number;
  max: number;
  perDay: PerDay | undefined;
  /** Level whose withdrawals operators see first; undefined for those that wait their turn. */
  first: string | undefined;
};

/** Bounds of a member's withdrawals: those of its level, else of the cashier. */
export async function withdrawalTerms(
  db: Db,
  brand: LiveBrand,
  { memberId, now }: { memberId: string; now: Date },
): Promise<WithdrawalTerms> {
  const { min, max, perDay } = cashierOf(brand).withdrawal;
  const asks = levelsOf(brand).some(({ item }) => item.withdrawals);
  const { level } = asks ? await memberLevel(db, { brand, memberId, now }) : {};
  const own = level?.item.withdrawals;
  return {
    min,
    max: own?.max ?? max,
    perDay: own?.perDay ? { ...perDay, ...own.perDay } : perDay,
    first: own?.first ? level?.id : undefined,
  };
}
