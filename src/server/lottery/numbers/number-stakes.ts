import type { LotteryBetDetails } from '../bet-details.ts';
import { totalOf } from '#play/lottery/odds.ts';

/** A bet's stake on each number of a draw; `numbers` is empty for bets on something else, such as big or small. */
export type NumberBet = {
  game: string;
  numero: string;
  numbers: readonly string[];
  details: Pick<LotteryBetDetails, 'cost' | 'unit' | 'multiple'>;
};

/** Minor units on one number of a draw. */
export type NumberStake = { game: string; numero: string; number: string; amount: bigint };

/** Stake of a bet on each of its numbers, in minor units. */
export const stakeOnEach = ({ cost, unit, multiple }: NumberBet['details']): bigint =>
  totalOf(1, cost, BigInt(unit) * BigInt(multiple));

/** Stakes of bets added up by number, in one order for all transactions, so that none waits for another in a circle. */
export function numberStakes(bets: readonly NumberBet[]): NumberStake[] {
  const stakes = new Map<string, NumberStake>();
  for (const { game, numero, numbers, details } of bets) {
    const amount = stakeOnEach(details);
    for (const number of numbers) {
      const key = `${game} ${numero} ${number}`;
      const before = stakes.get(key)?.amount ?? 0n;
      stakes.set(key, { game, numero, number, amount: before + amount });
    }
  }
  return [...stakes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, stake]) => stake);
}
