import type { DrawResult } from '#play/lottery/draw-result.ts';
import type { Family } from '#play/lottery/family.ts';
import { payoutOf } from '#play/lottery/odds.ts';
import type { LotteryBetDetails } from './bet-details.ts';

/** Outcome of a bet by one version of its draw, in minor units. */
export type BetOutcome = { status: 'SETTLED' | 'VOID'; payout: bigint; rebate: bigint; refund: bigint };

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * Outcome of a bet by its stored details only: documents may have changed since it was placed.
 * @param result undefined when the draw is void
 * @throws Error when the bet does not fit its family, which placing prevents
 */
export function betOutcome(
  family: Family,
  result: DrawResult | undefined,
  { stake, details }: { stake: bigint; details: LotteryBetDetails },
): BetOutcome {
  if (result === undefined) return { status: 'VOID', payout: 0n, rebate: 0n, refund: stake };
  const read = family.betTypes.get(details.betType)?.read(details.selection);
  if (!read?.ok) throw new Error(`A bet of type ${details.betType} cannot be read in ${family.id}.`);
  const noteStake = BigInt(details.unit) * BigInt(details.multiple);
  const payout = least(payoutOf(noteStake, read.bet.hits(result), details.odds), BigInt(details.most));
  return { status: 'SETTLED', payout, rebate: BigInt(details.rebate ?? 0), refund: 0n };
}
