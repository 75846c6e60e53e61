import type { DocumentsByName } from '#contract/generated/documents.ts';
import type { Rate, RateTerms } from '#play/agents/rates.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { MemberType } from '#server/members/tables.ts';

type Agents = DocumentsByName['agents'];

/** A brand without the document has no rebates: everybody's rate is 0. */
const none: Pick<Agents, 'rates'> = { rates: { max: 0, step: 5 } };

export const agentsOf = (brand: LiveBrand): Partial<Agents> & Pick<Agents, 'rates'> =>
  documentOf(brand, 'agents') ?? none;

export const rateTerms = (brand: LiveBrand): RateTerms & { newcomers?: Rate | undefined } =>
  agentsOf(brand).rates;

type Kind = NonNullable<NonNullable<Agents['kinds']>['1']>;

const kindOf = (brand: LiveBrand, type: MemberType): Kind | undefined =>
  type === 1 || type === 2 || type === 41 || type === 42 ? agentsOf(brand).kinds?.[`${type}`] : undefined;

/** Highest rate of an account of this type; undefined for that of the brand. */
export const kindMax = (brand: LiveBrand, type: MemberType): Rate | undefined => kindOf(brand, type)?.max;

/** True if an account of a type may stand directly below an agent of another. */
export function mayStandBelow(brand: LiveBrand, upline: MemberType, type: MemberType): boolean {
  const below = kindOf(brand, upline)?.below;
  return type !== 4 && (below === undefined || below.some((each) => each === type));
}
