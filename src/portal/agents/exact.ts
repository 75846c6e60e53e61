import { decimalOf } from '../record/statement-csv.ts';

/** Whole minor units of an exact amount such as 12.345: what is paid of it. */
export const wholeOf = (exact: string): string => String(BigInt(exact.split('.')[0] ?? '0'));

/** An exact amount of minor units as a decimal of major units. */
export function exactDecimal(exact: string, digits: number): string {
  const [whole = '0', fraction = ''] = exact.split('.');
  return decimalOf(`${whole}${fraction}`, digits + fraction.length);
}
