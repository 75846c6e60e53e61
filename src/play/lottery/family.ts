import type { Json } from '#engine/json.ts';
import type { BetType } from './bet-type.ts';
import type { DrawResult, Random } from './draw-result.ts';

/** Games that are drawn alike and bet on alike. A document gives its bet types odds, costs and limits. */
export type Family = {
  id: FamilyId;
  betTypes: ReadonlyMap<string, BetType>;
  /** A result by chance; every outcome of the family as likely as it has to be. */
  draw: (random: Random) => DrawResult;
  /** The result that a JSON value says, or undefined when it is none of this family, such as an incomplete one. */
  readResult: (raw: Json) => DrawResult | undefined;
  /** The steps in which a result comes to light, the first first, each all that is known by then. */
  steps: (result: DrawResult) => readonly DrawResult[];
};

const familyIds = ['vn-north', 'vn-south', 'ssc', '11x5', 'k3', 'pk10', '6d'] as const;
export type FamilyId = (typeof familyIds)[number];

export const betTypeMap = (types: readonly BetType[]): ReadonlyMap<string, BetType> =>
  new Map(types.map((type) => [type.id, type]));
