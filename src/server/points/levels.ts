import type { LiveBrand } from '#server/brands/types.ts';
import { levelsOf, type MallItem, type MallLevel } from './document.ts';

export type Level = { id: string; item: MallLevel };

/** Place of a level among those of the brand, 0 for the lowest; -1 for none. */
export const placeOf = (brand: LiveBrand, id: string | undefined): number =>
  levelsOf(brand).findIndex((level) => level.id === id);

/** Lowest level of an item, if the member's level is below it. */
export const missingLevel = (
  brand: LiveBrand,
  { level }: MallItem,
  has: Level | undefined,
): Level | undefined => {
  const asked = levelsOf(brand).find(({ id }) => id === level);
  return asked && placeOf(brand, has?.id) < placeOf(brand, asked.id) ? asked : undefined;
};

type Terms = { points: bigint; perMember: number | undefined };

/** Price and limit of an item for a member of a level. */
export function termsOf({ points, perMember, byLevel }: MallItem, level: Level | undefined): Terms {
  const own = level && byLevel?.[level.id];
  return { points: BigInt(own?.points ?? points), perMember: own?.perMember ?? perMember };
}
