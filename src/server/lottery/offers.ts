import type { BetType } from '#play/lottery/bet-type.ts';
import type { FamilyId } from '#play/lottery/family.ts';
import { groupOdds, oddsOf, oddsScale, type Odds } from '#play/lottery/odds.ts';
import { minorOf } from '#play/lottery/minor-of.ts';
import type { Lottery } from './catalogue.ts';

export type PrizeGroups = { lowest: number; highest: number; step: number };

/** Limits of bets in minor units. */
export type Limits = { minimumStake: bigint; maximumBet: bigint; maximumPayout: bigint };

const usualGroups = { lowest: 1800, highest: 1950, member: 1900, step: 10 };
const usualLimits = { minimumStake: '0.01', maximumBet: '10000', maximumPayout: '1000000' };

/**
 * The groups a member may choose from; undefined where odds are fixed.
 * @param own group of the member's rate, where odds go by rates
 */
export function prizeGroupsOf({ mode, document }: Lottery, own?: number): PrizeGroups | undefined {
  if (mode !== 'Lott') return undefined;
  const { lowest, highest, member, step } = document.prizeGroup ?? usualGroups;
  return { lowest, highest: Math.max(lowest, Math.min(highest, own ?? member)), step };
}

/** Odds of a bet type by level; those that the table names, else those of a prize group, of fixed odds the table's. */
export function oddsByLevel(lottery: Lottery, { id, levels }: BetType, group?: number): Record<string, Odds> {
  const { odds, oddsByLevel: named } = lottery.table.betTypes[id] ?? {};
  const chosen = group ?? prizeGroupsOf(lottery)?.highest ?? lottery.table.fixedGroup ?? usualGroups.lowest;
  return Object.fromEntries(
    Object.entries(levels).map(([level, chance]) => {
      const decimal = named?.[level] ?? odds;
      return [level, decimal === undefined ? groupOdds(chance, chosen) : oddsOf(decimal)];
    }),
  );
}

export const costOf = ({ table }: Lottery, betType: string): number => table.betTypes[betType]?.cost ?? 1;

/** Limits of a bet type, else of the whole game. */
export function stakeLimitsOf({ document, table }: Lottery, digits: number, betType?: string): Limits {
  const own = betType === undefined ? undefined : table.betTypes[betType]?.limits;
  const { minimumStake, maximumBet, maximumPayout } = {
    ...usualLimits,
    ...document.limits,
    ...table.limits,
    ...own,
  };
  const least = minorOf(minimumStake, digits);
  return {
    minimumStake: least > 0n ? least : 1n,
    maximumBet: minorOf(maximumBet, digits),
    maximumPayout: minorOf(maximumPayout, digits),
  };
}

/** Families whose players name the stake of a note, instead of a unit and its multiple. */
const named: ReadonlySet<FamilyId> = new Set(['vn-north', 'vn-south', '2d', '3d']);

/** Prices of a note, in minor units; undefined where the player names the stake. */
export function unitsOf({ family, document }: Lottery, digits: number): bigint[] | undefined {
  if (named.has(family.id)) return undefined;
  return (document.units ?? ['2']).map((unit) => minorOf(unit, digits)).filter((unit) => unit > 0n);
}

/** Odds as a decimal that a page shows: 820000 → `82`, 19500 → `1.95`. */
export const decimalOdds = (odds: Odds): string => {
  const fraction = String(odds % oddsScale)
    .padStart(4, '0')
    .replace(/0+$/u, '');
  return `${Math.floor(odds / oddsScale)}${fraction === '' ? '' : `.${fraction}`}`;
};
