import type { Earned, TeamFigures } from './amounts.ts';
import { isMet, stepsOf, type ContractTerms } from './terms.ts';

/** Why a contract pays a team nothing: the first of these that holds. */
export type Nothing = 'NO_BETS' | 'NO_LOSS' | 'FEW_MEMBERS' | 'BELOW_TIERS' | 'TOO_LITTLE';

const isTierMet = (terms: ContractTerms, { tier }: Earned, figures: TeamFigures): boolean => {
  if (terms.kind !== 'dividend' || terms.form === 'fixed') return tier >= 0;
  // Of a floating dividend the loss is a proportion, no floor.
  return stepsOf(terms).some(({ floors: [validBet, , members] }) =>
    isMet([validBet ?? 0n, members ?? 0n], [figures.validBet, BigInt(figures.members)]),
  );
};

/** Why terms pay a team nothing by what they earned it; undefined if they pay. */
export function nothingOf(
  terms: ContractTerms,
  figures: TeamFigures,
  { earned, membersMin }: { earned: Earned; membersMin: number },
): Nothing | undefined {
  if (earned.amount > 0n) return undefined;
  if (figures.validBet === 0n) return 'NO_BETS';
  if (terms.kind === 'dividend') {
    if (figures.loss <= 0n) return 'NO_LOSS';
    if (figures.members < membersMin) return 'FEW_MEMBERS';
  }
  return isTierMet(terms, earned, figures) ? 'TOO_LITTLE' : 'BELOW_TIERS';
}
