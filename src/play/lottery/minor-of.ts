/** A decimal amount in whole units of the currency as minor units, rounded down. */
export function minorOf(decimal: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}
