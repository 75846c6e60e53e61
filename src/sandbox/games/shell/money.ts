/** Grouped as in the player's language, as in English where the browser lacks it; Latin digits, as the platform shows money. */
const formatOf = (language: string, fraction: { least: number; most: number }): Intl.NumberFormat =>
  new Intl.NumberFormat([language, 'en'], {
    numberingSystem: 'latn',
    minimumFractionDigits: fraction.least,
    maximumFractionDigits: fraction.most,
  });

/** Minor units in the player's language, without the currency where space is short. */
export const moneyText = (
  amount: string | bigint,
  { digits, language, currency }: { digits: number; language: string; currency?: string },
): string => {
  const value = BigInt(amount);
  const scale = 10n ** BigInt(digits);
  const size = value < 0n ? -value : value;
  const part = size % scale;
  const whole = formatOf(language, { least: 0, most: 0 }).format(size / scale);
  const fraction = part === 0n ? '' : `.${String(part).padStart(digits, '0')}`;
  return `${value < 0n ? '-' : ''}${whole}${fraction}${currency === undefined ? '' : ` ${currency}`}`;
};

const sizes = [
  [1_000_000n, 'M'],
  [1_000n, 'K'],
] as const;

/** What is written on a chip, exactly: 500, "1.5K", "50K", "2M". */
export function chipText(
  amount: string | bigint,
  { digits, language }: Parameters<typeof moneyText>[1],
): string {
  const scale = 10n ** BigInt(digits);
  const value = BigInt(amount);
  const whole = value / scale;
  const [size, letter] = sizes.find(([least]) => whole >= least) ?? [1n, ''];
  if (value % scale !== 0n || letter === '') return moneyText(amount, { digits, language });
  return `${formatOf(language, { least: 0, most: 6 }).format(Number(whole) / Number(size))}${letter}`;
}

/** Multipliers from ten-thousandths: 19500 is "1.95×", 30000 is "3×". */
export function timesIn(language: string): (times: number) => string {
  const format = formatOf(language, { least: 0, most: 2 });
  return (times) => `${format.format(times / 10_000)}×`;
}

/** Decimal odds from hundredths: 195 is "1.95", 100000000 is "1,000,000.00". */
export function oddsIn(language: string): (hundredths: number) => string {
  const format = formatOf(language, { least: 2, most: 2 });
  return (hundredths) => format.format(hundredths / 100);
}
