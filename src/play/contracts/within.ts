import { stepsOf, type ContractTerms } from './terms.ts';

/** Terms and the moment at which they end by themselves; null if they do not. */
export type Agreed = { terms: ContractTerms; expiresAt: Date | null };

/**
 * True if terms never pay more than others at the same figures, nor for longer: each tier asks for at least as much as one of the others
 * that pays at least as much.
 */
export function isWithin(given: Agreed, own: Agreed): boolean {
  return (
    isPaidAlike(given.terms, own.terms) && lastsNoLonger(given, own) && isCovered(given.terms, own.terms)
  );
}

/** Same kind and period; what is floating pays before a fixed tier is met, so that it is not within fixed terms. */
export function isPaidAlike(given: ContractTerms, own: ContractTerms): boolean {
  if (given.kind !== own.kind) return false;
  if (given.kind !== 'dividend' || own.kind !== 'dividend') return true;
  return given.period === own.period && (given.form === 'fixed' || own.form === 'floating');
}

const lastsNoLonger = (given: Agreed, own: Agreed): boolean =>
  own.expiresAt === null || (given.expiresAt !== null && given.expiresAt <= own.expiresAt);

function isCovered(given: ContractTerms, own: ContractTerms): boolean {
  const ownSteps = stepsOf(own);
  return stepsOf(given).every((step) =>
    ownSteps.some(
      ({ floors, rates }) =>
        floors.every((floor, at) => floor <= (step.floors[at] ?? 0n)) &&
        rates.every((rate, at) => rate >= (step.rates[at] ?? 0)),
    ),
  );
}
