import type { Json } from '#engine/json/json.ts';
import type { BetType } from './bet-type.ts';
import type { DrawResult, Random } from './draw-result.ts';

/** Games with the same draws and bets. Documents set odds, costs and limits of its bet types. */
export type Family = {
  id: FamilyId;
  betTypes: ReadonlyMap<string, BetType>;
  /** A random result with the family's probabilities. */
  draw: (random: Random) => DrawResult;
  /** Parses a complete result of this family; undefined for any other JSON. */
  readResult: (raw: Json) => DrawResult | undefined;
  /** Steps in which a result is revealed, each with everything known by then. */
  steps: (result: DrawResult) => readonly DrawResult[];
};

const familyIds = ['vn-north', 'vn-south', 'ssc', '11x5', 'k3', 'pk10', '6d', '2d', '3d'] as const;
export type FamilyId = (typeof familyIds)[number];

export const betTypeMap = (types: readonly BetType[]): ReadonlyMap<string, BetType> =>
  new Map(types.map((type) => [type.id, type]));
