import { numeralsOf } from '#engine/texts/languages.ts';
/**
 * Formats an amount of money in the locale, exact at any size; anything but an integer is returned unchanged.
 * @param minor integer minor units as a decimal string ("-1234550")
 * @param digits decimals of the minor unit (2: "1234550" is 12,345.50)
 * @param locale language with its numerals; 0–9 without them
 */
export function formatMoney(minor: string, currency: string, digits: number, locale: string): string {
  if (!/^-?\d+$/.test(minor)) return minor;
  const negative = minor.startsWith('-');
  const figures = (negative ? minor.slice(1) : minor).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const fraction = digits > 0 ? `.${figures.slice(-digits)}` : '';
  const decimal = `${negative ? '-' : ''}${whole}${fraction}` as Intl.StringNumericLiteral;
  return moneyFormat(currency, digits, locale).format(decimal);
}

const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: string, digits: number, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    // Servers and browsers place the code differently in Burmese, whose digits are grouped as in English.
    format = new Intl.NumberFormat(locale.replace(/^my\b/, 'en'), {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      numberingSystem: numeralsOf(locale),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format;
}
