/** Minor units as they are typed: `1234.50`, without idle decimals. */
export function entryOf(minor: number, digits: number): string {
  const padded = String(minor).padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  const rest = digits > 0 ? padded.slice(-digits).replace(/0+$/u, '') : '';
  return rest === '' ? whole : `${whole}.${rest.padEnd(digits, '0')}`;
}

const shape = /^(\d{1,13})(?:\.(\d*))?$/u;

/** Minor units of a typed amount, thousands apart or not; undefined for what is no amount of the currency, or none above 0. */
export function minorOfEntry(text: string, digits: number): number | undefined {
  const [, whole, decimals = ''] = shape.exec(text.replaceAll(/[\s,]/gu, '')) ?? [];
  if (whole === undefined || decimals.length > digits) return undefined;
  const minor = Number(`${whole}${decimals.padEnd(digits, '0')}`);
  return Number.isSafeInteger(minor) && minor > 0 && minor <= 1e15 ? minor : undefined;
}
