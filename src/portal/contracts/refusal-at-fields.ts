import { stepsOf, type ContractKind, type ContractTerms, type Step } from '#play/contracts/terms.ts';
import { isPaidAlike } from '#play/contracts/within.ts';
import type { RefusedValue } from '../gateway/call-error.ts';
import type { Contract } from './change-contract.ts';
import { ratesOf } from './terms-of-form.ts';

/** Bounds of the brand that a refusal names. */
type Bounds = { rateMax: number; tiersMax: number; betMin?: string };

type Offered = {
  terms: ContractTerms;
  bounds: Bounds;
  /** The active contract that it would be given from. */
  own: Contract | undefined;
};

/** Fields at which refused terms show, and the reason of the words beside them where it is more exact than the server's. */
export type RefusalAtFields = { fields: RefusedValue[]; reason?: string };

/** What a tier asks for, as fields of the form in the order of its floors. */
const floorsOf: Readonly<Record<ContractKind, readonly string[]>> = {
  dividend: ['validBet', 'loss', 'members'],
  daily: ['bet'],
  hourly: ['bet'],
  realtime: ['singleBet'],
};

const refused = (field: string, code: string, params: RefusedValue['params'] = {}): RefusedValue => ({
  field,
  code,
  params,
});

/** Rates above what is allowed at the floors of a tier; no step of one's own allows any where its floors are lower than all. */
function aboveSteps(kind: ContractKind, index: number, step: Step, own: readonly Step[]): RefusedValue[] {
  const met = own.filter(({ floors }) => floors.every((floor, at) => floor <= (step.floors[at] ?? 0n)));
  const [first] = own;
  if (met.length === 0 && first)
    return floorsOf[kind].flatMap((name, at) => {
      const floor = first.floors[at] ?? 0n;
      return (step.floors[at] ?? 0n) < floor
        ? [refused(`tiers[${index}].${name}`, 'TOO_SMALL', { min: Number(floor) })]
        : [];
    });
  if (met.some(({ rates }) => rates.every((rate, at) => rate >= (step.rates[at] ?? 0)))) return [];
  const over = ratesOf[kind].flatMap((name, at) => {
    const most = Math.max(...met.map(({ rates }) => rates[at] ?? 0));
    return (step.rates[at] ?? 0) > most
      ? [refused(`tiers[${index}].${name}`, 'TOO_LARGE', { max: most / 100 })]
      : [];
  });
  // Each rate is one of some step, but no step has both.
  return over.length > 0 ? over : [refused(`tiers[${index}].${ratesOf[kind][0]}`, 'REFUSED')];
}

function aboveOwn({ terms, own }: Offered): RefusalAtFields {
  if (!own) return { fields: [] };
  if (terms.kind === 'dividend' && own.terms.kind === 'dividend' && !isPaidAlike(terms, own.terms)) {
    const field = terms.period === own.terms.period ? 'form' : 'period';
    return { fields: [refused(field, 'REFUSED')], reason: 'UNLIKE_OWN' };
  }
  const ownSteps = stepsOf(own.terms);
  const fields = stepsOf(terms).flatMap((step, index) => aboveSteps(terms.kind, index, step, ownSteps));
  if (fields.length > 0) return { fields };
  // What is left of the reasons.
  return own.expiresAt === undefined
    ? { fields }
    : { fields: [refused('lastDay', 'REFUSED')], reason: 'LONGER_THAN_OWN' };
}

/** Where the reason of refused terms shows; no fields for a reason that is not about one. */
export function refusalAtFields(reason: string, offered: Offered): RefusalAtFields {
  const { terms, bounds } = offered;
  const rates = ratesOf[terms.kind];
  switch (reason) {
    case 'ABOVE_OWN':
      return aboveOwn(offered);
    case 'ABOVE_LIMIT':
      return {
        fields: terms.tiers.flatMap((tier, index) =>
          rates.flatMap((name) =>
            Number((tier as Readonly<Record<string, unknown>>)[name]) > bounds.rateMax
              ? [refused(`tiers[${index}].${name}`, 'TOO_LARGE', { max: bounds.rateMax / 100 })]
              : [],
          ),
        ),
      };
    case 'BELOW_FLOOR': {
      const [name = 'bet'] = floorsOf[terms.kind];
      return { fields: [refused(`tiers[0].${name}`, 'TOO_SMALL', { min: Number(bounds.betMin ?? 0) })] };
    }
    case 'PERIOD_NOT_OFFERED':
      return { fields: [refused('period', 'NOT_AN_OPTION')] };
    case 'FORM_NOT_OFFERED':
      return { fields: [refused('form', 'NOT_AN_OPTION')] };
    case 'ENDS_TOO_EARLY':
      return { fields: [refused('lastDay', 'REFUSED')] };
    case 'NOT_DIRECT':
      return { fields: [refused('account', 'WRONG')] };
    case 'TIERS_DO_NOT_RISE':
      return { fields: [refused(`tiers[${terms.tiers.length - 1}].${rates[0]}`, 'REFUSED')] };
    default:
      return { fields: [] };
  }
}
