import { memoized } from '#engine/memoized.ts';
import { numeralsOf } from '#engine/texts/languages.ts';

/**
 * Formats an amount of money in the locale, exact at any size; anything but an integer is returned unchanged.
 * @param minor integer minor units as a decimal string ("-1234550")
 * @param digits decimals of the minor unit (2: "1234550" is 12,345.50)
 * @param locale language with its numerals; 0–9 without them
 * @param sign `exceptZero` says a plus too, where the language has it
 */
export function formatMoney(
  minor: string,
  currency: string,
  digits: number,
  locale: string,
  sign: 'auto' | 'exceptZero' = 'auto',
): string {
  if (!/^-?\d+$/.test(minor)) return minor;
  const negative = minor.startsWith('-');
  const figures = (negative ? minor.slice(1) : minor).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const fraction = digits > 0 ? `.${figures.slice(-digits)}` : '';
  const decimal = `${negative ? '-' : ''}${whole}${fraction}` as Intl.StringNumericLiteral;
  return moneyFormat(`${locale} ${currency} ${digits} ${sign}`).format(decimal);
}

/** Formats by locale, currency, number of decimals and display of the sign, in one word. */
const moneyFormat = memoized((key: string) => {
  const [locale, currency, digits, signDisplay] = key.split(' ') as [
    string,
    string,
    string,
    'auto' | 'exceptZero',
  ];
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    signDisplay,
    numberingSystem: numeralsOf(locale),
    minimumFractionDigits: +digits,
    maximumFractionDigits: +digits,
  });
});
