import type { BetType } from '#play/lottery/bet-type.ts';
import { groupOdds, oddsOf, oddsScale, payoutOf } from '#play/lottery/odds.ts';
import type { RuledBet } from './room-types.ts';

/** An amount typed in whole units of the currency, in minor units; undefined for what is no amount. */
export function minorOf(typed: string, digits: number): bigint | undefined {
  const match = /^(\d{1,12})(?:[.,](\d*))?$/.exec(typed.trim());
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > digits) return undefined;
  return BigInt(`${match[1] ?? '0'}${fraction.padEnd(digits, '0')}`);
}

/** Odds by level, decimal: those of the prize group chosen, or the ones the platform says where they are fixed. */
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

/** What one hit pays at most, in minor units. */
export function highestWin(noteStake: bigint, odds: Readonly<Record<string, string>>): bigint {
  const all = Object.values(odds).map((decimal) =>
    payoutOf(noteStake, { hit: 1 }, { hit: oddsOf(Number(decimal)) }),
  );
  return all.reduce((most, one) => (one > most ? one : most), 0n);
}
