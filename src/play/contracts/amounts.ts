import type { Rate } from '../agents/rates.ts';
import {
  isMet,
  rateUnit,
  stepsOf,
  type DividendTerms,
  type RealtimeTerms,
  type SalaryTerms,
} from './terms.ts';

/** Figures of a team in a period, in minor units. */
export type TeamFigures = { validBet: bigint; loss: bigint; members: number };

/** An amount, and the tier that made it; -1 for none. */
export type Earned = { tier: number; amount: bigint };

const nothing: Earned = { tier: -1, amount: 0n };

/** Rounded down to the minor unit. */
const share = (amount: bigint, rate: Rate): bigint => (amount * BigInt(rate)) / rateUnit;

/**
 * Dividend of a team. Nothing unless it has lost and as many members as the brand asks for were active. Fixed: the highest tier that is
 * met. Floating: the best of the tiers whose valid bet and members are met, each in the proportion in which its loss is reached.
 */
export function dividendOf(terms: DividendTerms, figures: TeamFigures, membersMin: number): Earned {
  const { validBet, loss, members } = figures;
  if (loss <= 0n || members < membersMin) return nothing;
  if (terms.form === 'fixed') {
    const tier = stepsOf(terms).findLastIndex(({ floors }) =>
      isMet(floors, [validBet, loss, BigInt(members)]),
    );
    return { tier, amount: share(loss, terms.tiers[tier]?.rate ?? 0) };
  }
  return terms.tiers.reduce<Earned>((best, { rate, ...floor }, tier) => {
    if (validBet < BigInt(floor.validBet) || members < floor.members) return best;
    const full = BigInt(floor.loss);
    const amount = loss >= full ? share(loss, rate) : (loss * BigInt(rate) * loss) / (rateUnit * full);
    return amount > best.amount ? { tier, amount } : best;
  }, nothing);
}

/** Salary on a team's volume: the rate of the highest tier that is met, on the volume rounded down to whole steps. */
export function salaryOf(terms: SalaryTerms, validBet: bigint, step: bigint): Earned {
  const tier = stepsOf(terms).findLastIndex(({ floors }) => isMet(floors, [validBet]));
  return { tier, amount: share(validBet - (validBet % step), terms.tiers[tier]?.rate ?? 0) };
}

/** Real-time salary on one settled bet: by its result, for the highest tier whose single bet amount it reaches. */
export function realtimeOf(
  terms: RealtimeTerms,
  { stake, payout }: { stake: bigint; payout: bigint },
): Earned {
  const tier = stepsOf(terms).findLastIndex(({ floors }) => isMet(floors, [stake]));
  const reached = terms.tiers[tier];
  if (!reached || payout === stake) return { tier: -1, amount: 0n };
  return { tier, amount: share(stake, payout > stake ? reached.profitRate : reached.lossRate) };
}
