import { latinDigits } from '#engine/texts/latin-digits.ts';

/** Parses an amount in whole units of the currency to minor units; undefined when invalid. */
export function parseMinor(typed: string, digits: number): bigint | undefined {
  const match = /^(\d{1,12})(?:[.,](\d*))?$/.exec(latinDigits(typed).trim());
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > digits) return undefined;
  return BigInt(`${match[1] ?? '0'}${fraction.padEnd(digits, '0')}`);
}
