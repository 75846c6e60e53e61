import type { ContractsDocument } from '#contract/generated/documents.ts';
import { stepsOf, tierFault, type ContractKind, type ContractTerms } from '#play/contracts/terms.ts';
import { documentOf, flagOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';

export const contractsOf = (brand: LiveBrand): ContractsDocument =>
  documentOf(brand, 'contracts') ?? { kind: 'contracts', id: 'main' };

const flagOfKind = { dividend: 'enableCt', daily: 'salary', hourly: 'hourSalary' } as const;

/** True if contracts of a kind may be offered and accepted; those that are active count all the same. */
export const isOffered = (brand: LiveBrand, kind: ContractKind): boolean =>
  contractsOf(brand)[kind] !== undefined && (kind === 'realtime' || flagOf(brand, flagOfKind[kind]));

export const tiersMaxOf = (brand: LiveBrand): number => contractsOf(brand).tiersMax ?? 10;

/** Why terms are not possible. */
export type TermsFault =
  | 'KIND_OFF'
  | 'TOO_MANY_TIERS'
  | 'TIERS_DO_NOT_RISE'
  | 'ABOVE_LIMIT'
  | 'BELOW_FLOOR'
  | 'PERIOD_NOT_OFFERED'
  | 'FORM_NOT_OFFERED';

/** Why a brand does not allow terms; undefined if it does. */
export function termsFault(brand: LiveBrand, terms: ContractTerms): TermsFault | undefined {
  if (!isOffered(brand, terms.kind)) return 'KIND_OFF';
  if (terms.tiers.length > tiersMaxOf(brand)) return 'TOO_MANY_TIERS';
  if (tierFault(terms) >= 0) return 'TIERS_DO_NOT_RISE';
  const { dividend, realtime, ...salaries } = contractsOf(brand);
  const steps = stepsOf(terms);
  const above = (rateMax: number): boolean => steps.some(({ rates }) => rates.some((rate) => rate > rateMax));
  const below = (floor: number): boolean => steps.some(({ floors }) => (floors[0] ?? 0n) < BigInt(floor));
  switch (terms.kind) {
    case 'dividend':
      if (!dividend?.periods.includes(terms.period)) return 'PERIOD_NOT_OFFERED';
      if (!dividend.forms.includes(terms.form)) return 'FORM_NOT_OFFERED';
      return above(dividend.rateMax) ? 'ABOVE_LIMIT' : undefined;
    case 'daily':
    case 'hourly': {
      const salary = salaries[terms.kind];
      if (!salary || above(salary.rateMax)) return 'ABOVE_LIMIT';
      return below(salary.betMin) ? 'BELOW_FLOOR' : undefined;
    }
    case 'realtime':
      if (!realtime || above(realtime.rateMax)) return 'ABOVE_LIMIT';
      return below(realtime.singleBetMin) ? 'BELOW_FLOOR' : undefined;
  }
}
