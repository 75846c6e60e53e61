import type { BetType } from '#play/lottery/bet-type.ts';
import { groupOdds, oddsOf, oddsScale, payoutOf } from '#play/lottery/odds.ts';
import type { RuledBet } from '../room-types.ts';

/** Decimal odds by level: those of the chosen prize group, or the platform's where they are fixed. */
export function shownOdds(bet: RuledBet, type: BetType, group: number | undefined): Record<string, string> {
  return Object.fromEntries(
    bet.levels.map(({ level, odds }) => {
      const chance = type.levels[level];
      return [level, group === undefined || !chance ? odds : decimalOdds(groupOdds(chance, group))];
    }),
  );
}

/** Odds as a decimal: 820,000 ten-thousandths are 82. */
const decimalOdds = (odds: number): string => String(odds / oddsScale);

/** Lowest and highest payout of one hit, in minor units. */
export function winsOf(
  noteStake: bigint,
  odds: Readonly<Record<string, string>>,
): { least: bigint; most: bigint } {
  const [first = 0n, ...others] = Object.values(odds).map((decimal) =>
    payoutOf(noteStake, { hit: 1 }, { hit: oddsOf(Number(decimal)) }),
  );
  return others.reduce(
    ({ least, most }, one) => ({ least: one < least ? one : least, most: one > most ? one : most }),
    { least: first, most: first },
  );
}
