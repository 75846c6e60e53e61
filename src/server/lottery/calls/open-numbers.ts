import type { CallTypes } from '#contract/generated/calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { Lottery } from '#server/lottery/catalogue.ts';
import { numberSales } from '#server/lottery/numbers/number-sales.ts';
import { leftOf, numberLimitOf } from '#server/lottery/numbers/refused-number.ts';

type OpenNumbers = NonNullable<CallTypes['lotteryGame']['value']['numbers']>;

/** Rests of a draw's numbers; undefined for a game that neither limits nor closes numbers. */
export async function openNumbers(
  db: Db,
  brand: LiveBrand,
  lottery: Lottery,
  { numero, digits }: { numero: string | undefined; digits: number },
): Promise<OpenNumbers | undefined> {
  const limit = numberLimitOf(lottery, digits);
  const { closedNumbers = [] } = lottery.game;
  if (limit === undefined && closedNumbers.length === 0) return undefined;
  const sales =
    limit === undefined || numero === undefined
      ? new Map<string, bigint>()
      : await numberSales(db, { brand: brand.brand, game: lottery.code, numero });
  return {
    ...(limit !== undefined && { limit: String(limit) }),
    closed: closedNumbers,
    left: Object.fromEntries([...sales].map(([number, sold]) => [number, String(leftOf(limit ?? 0n, sold))])),
  };
}
