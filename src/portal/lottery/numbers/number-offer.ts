import type { BetType } from '#play/lottery/bet-type.ts';
import type { Rules } from '../room-types.ts';

/** Rest that the open draw takes on a choice of the grid. Amounts in minor units; `left` is undefined without a limit. */
export type NumberOffer = { number: string; closed: boolean; left: bigint | undefined };

/** The tightest of some numbers: the first closed one, else the one with the least left. */
export function tightest(
  { closed, limit, left }: NonNullable<Rules['numbers']>,
  numbers: readonly string[],
): NumberOffer | undefined {
  const shut = numbers.find((number) => closed.includes(number));
  if (shut !== undefined) return { number: shut, closed: true, left: undefined };
  if (limit === undefined) return undefined;
  let least: NumberOffer | undefined;
  for (const number of numbers) {
    const rest = BigInt(left[number] ?? limit);
    if (least?.left === undefined || rest < least.left) least = { number, closed: false, left: rest };
  }
  return least;
}

/** Offer of one choice of a bet: of a permuted number that of its orders. */
export const offerOf = (rules: Rules, type: BetType, choice: string): NumberOffer | undefined => {
  if (!rules.numbers) return undefined;
  const read = type.read([choice]);
  return read.ok && read.bet.numbers ? tightest(rules.numbers, read.bet.numbers) : undefined;
};

/** True for a number that takes no bet at all. */
export const isTaken = (offer: NumberOffer | undefined): boolean =>
  offer !== undefined && (offer.closed || offer.left === 0n);
