/**
 * Formats minor units in English, as pages of players have them: `MMK 12,345.50`, which no line breaks.
 * @param minor non-negative integer of minor units, as text
 * @param digits number of decimals
 */
export function moneyText(minor: string, { currency, digits }: { currency: string; digits: number }): string {
  const padded = minor.padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits).replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return `${currency}\u00A0${whole}${digits > 0 ? `.${padded.slice(-digits)}` : ''}`;
}
