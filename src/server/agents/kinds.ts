import { depthMax } from '#play/agents/lines.ts';
import { rateBounds, type Rate, type RateBounds } from '#play/agents/rates.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import type { MemberType } from '#server/members/tables.ts';
import { uplinesOf } from './branch.ts';
import { kindMax, mayStandBelow, rateTerms } from './document.ts';
import { rateOf } from './places.ts';

/** Type of an account that may stand below an agent: no guest. */
export type Kind = Exclude<MemberType, 4>;

const kinds: readonly Kind[] = [0, 1, 2, 41, 42];

/** Rates of an account of this kind that is new below an agent. */
export const boundsBelow = (brand: LiveBrand, above: Rate, kind: Kind): RateBounds =>
  rateBounds(rateTerms(brand), { above, below: 0, kindMax: kindMax(brand, kind) });

/** Kinds of accounts that an agent may open, each with its highest rate and the kinds that may stand below it; none at the last level of a tree. */
export async function kindsBelow(
  db: Db,
  brand: LiveBrand,
  agent: Member,
): Promise<{ type: Kind; max: Rate; below: Kind[] }[]> {
  if ((await uplinesOf(db, brand.brand, agent.id)).length + 2 > depthMax) return [];
  const above = await rateOf(db, brand.brand, agent.id);
  return kinds
    .filter((kind) => mayStandBelow(brand, agent.type, kind))
    .map((kind) => ({
      type: kind,
      max: boundsBelow(brand, above, kind).max,
      below: kinds.filter((further) => mayStandBelow(brand, kind, further)),
    }));
}
