import type { LiveBrand } from '#server/brands/types.ts';
import { levelsOf, type MallItem, type MallLevel } from './document.ts';

export type Level = { id: string; item: MallLevel };

/** Highest level that the points ever earned reach; undefined in a brand without levels. */
export const levelAt = (brand: LiveBrand, earned: bigint): Level | undefined =>
  levelsOf(brand).findLast(({ item }) => BigInt(item.from) <= earned);

export const levelAfter = (brand: LiveBrand, earned: bigint): Level | undefined =>
  levelsOf(brand).find(({ item }) => BigInt(item.from) > earned);

/** Lowest level of an item if the points ever earned do not reach it. */
export const missingLevel = (brand: LiveBrand, { level }: MallItem, earned: bigint): Level | undefined =>
  levelsOf(brand).find(({ id, item }) => id === level && BigInt(item.from) > earned);

type Terms = { points: bigint; perMember: number | undefined };

/** Price and limit of an item for a member of a level. */
export function termsOf({ points, perMember, byLevel }: MallItem, level: Level | undefined): Terms {
  const own = level && byLevel?.[level.id];
  return { points: BigInt(own?.points ?? points), perMember: own?.perMember ?? perMember };
}
