import type { Line } from './lines.ts';

/** Ten-thousandths of a minor unit: a rate of hundredths of a percent gives whole ones of whole minor units. */
type Fraction = bigint;

/** Fractions in a minor unit. */
export const fractions = 10_000n;

/** Rate by which an upline earns: its own less that of the one below; `index` 0 is the direct upline. */
const marginAt = ({ rates }: Line, index: number): number =>
  Math.max(0, (rates[index + 1] ?? 0) - (rates[index] ?? 0));

/** What a valid bet earns each upline, from the direct one to the root, exactly. */
export const earnedOf = (line: Line, validBet: bigint): Fraction[] =>
  line.uplines.map((_, index) => BigInt(marginAt(line, index)) * validBet);

/** Whole minor units that are due for what was earned ever; the rest is carried on. */
export const dueOf = (earned: Fraction): bigint => earned / fractions;

/** Fractions as a decimal of minor units, such as 12.345. */
export function minorUnits(amount: Fraction): string {
  const [sign, size] = amount < 0n ? ['-', -amount] : ['', amount];
  const rest = String(size % fractions)
    .padStart(4, '0')
    .replace(/0+$/u, '');
  return `${sign}${size / fractions}${rest === '' ? '' : `.${rest}`}`;
}
