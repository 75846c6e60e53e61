import { minorOf } from '#play/lottery/minor-of.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Trx } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { Lottery } from '../catalogue.ts';
import { numberSales } from './number-sales.ts';
import { stakeOnEach, type NumberBet } from './number-stakes.ts';

export type NumberRefusal =
  | { code: 'NUMBER_CLOSED'; value: { line: number; number: string } }
  /** `left`: most that can still be staked on the number in this draw, in minor units. */
  | { code: 'NUMBER_FULL'; value: { line: number; number: string; left: string } };

type LineBet = Omit<NumberBet, 'game'> & { lottery: Lottery; line: number };

/** Most that all bets of a draw may stake on one number, in minor units; undefined without a limit. */
export const numberLimitOf = ({ game }: Lottery, digits: number): bigint | undefined =>
  game.numberLimit === undefined ? undefined : minorOf(game.numberLimit, digits);

export const leftOf = (limit: bigint, sold: bigint): bigint => (sold < limit ? limit - sold : 0n);

/**
 * The first number of a slip that its game has closed or that its draw cannot take any more. The caller holds the draws' rows against
 * other slips: sales do not grow until its transaction ends.
 */
export async function refusedNumber(
  trx: Trx,
  brand: LiveBrand,
  bets: readonly LineBet[],
): Promise<NumberRefusal | undefined> {
  const { digits } = moneyOf(brand);
  const sales = new Map<string, Map<string, bigint>>();
  for (const { lottery, numero, line, numbers, details } of bets) {
    const closed = numbers.find((number) => lottery.game.closedNumbers?.includes(number));
    if (closed !== undefined) return { code: 'NUMBER_CLOSED', value: { line, number: closed } };
    const limit = numberLimitOf(lottery, digits);
    if (limit === undefined || numbers.length === 0) continue;
    const draw = `${lottery.code} ${numero}`;
    const sold =
      sales.get(draw) ?? (await numberSales(trx, { brand: brand.brand, game: lottery.code, numero }));
    sales.set(draw, sold);
    const stake = stakeOnEach(details);
    for (const number of numbers) {
      const left = leftOf(limit, sold.get(number) ?? 0n);
      if (stake > left) return { code: 'NUMBER_FULL', value: { line, number, left: String(left) } };
      // Later lines of the slip find what this one takes.
      sold.set(number, (sold.get(number) ?? 0n) + stake);
    }
  }
  return undefined;
}
