import type { LiveBrand } from '#server/brands/types.ts';
import { mallOf } from './document.ts';
import type { EarningType } from './tables.ts';

/** Points for each whole `per` minor units; kept with a bet or deposit from its beginning. */
export type PointRatio = { type: EarningType; points: number; per: number };

/** Earning type of each category of games. */
const typeOfGames: Readonly<Record<string, EarningType>> = {
  RNG: 'slots',
  FISH: 'slots',
  LIVE: 'live',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

/** Ratio of the brand by which something earns now; undefined if it earns nothing. */
export function pointRatio(brand: LiveBrand, type: EarningType): PointRatio | undefined {
  const ratio = mallOf(brand).ratios[type];
  return ratio && { type, ...ratio };
}

/** Ratio of bets on games of a category. */
export function betRatio(brand: LiveBrand, gameType: string): PointRatio | undefined {
  const type = typeOfGames[gameType];
  return type && pointRatio(brand, type);
}

/** Points for an amount in minor units, rounded down. */
export const pointsFor = ({ points, per }: Pick<PointRatio, 'points' | 'per'>, amount: bigint): bigint =>
  (amount * BigInt(points)) / BigInt(per);
