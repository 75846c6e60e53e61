/** Minor units in the player's language, without the currency where there is little room. */
export const moneyText = (
  amount: string | bigint,
  { digits, language, currency }: { digits: number; language: string; currency?: string },
): string => {
  const value = BigInt(amount);
  const scale = 10n ** BigInt(digits);
  const part = (value < 0n ? -value : value) % scale;
  // Latin digits, as the platform shows money.
  const whole = new Intl.NumberFormat(language === 'my' ? 'en' : language, {
    numberingSystem: 'latn',
  }).format(value / scale);
  const fraction = part === 0n ? '' : `.${String(part).padStart(digits, '0')}`;
  return `${whole}${fraction}${currency === undefined ? '' : ` ${currency}`}`;
};

/** A multiplier from ten-thousandths: 19500 is "1.95×". */
export const timesText = (times: number): string => `${Number((times / 10_000).toFixed(2))}×`;
export const oddsText = (hundredths: number): string => (hundredths / 100).toFixed(2);
