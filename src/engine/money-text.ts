/**
 * Minor units as people read them in English: `12,345.50 MMK`.
 * @param minor an integer of minor units that is not negative, as text
 * @param digits how many of them stand behind the point
 */
export function moneyText(minor: string, { currency, digits }: { currency: string; digits: number }): string {
  const padded = minor.padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits).replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return `${whole}${digits > 0 ? `.${padded.slice(-digits)}` : ''} ${currency}`;
}
