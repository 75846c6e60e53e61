/**
 * Formats minor units in English: `12,345.50 MMK`.
 * @param minor non-negative integer of minor units, as text
 * @param digits number of decimals
 */
export function moneyText(minor: string, { currency, digits }: { currency: string; digits: number }): string {
  const padded = minor.padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits).replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return `${whole}${digits > 0 ? `.${padded.slice(-digits)}` : ''} ${currency}`;
}
