import { numeralsOf } from '#engine/languages.ts';
const formats = new Map<string, Intl.NumberFormat>();

/**
 * A decimal in the language's way, with as many digits behind the point as it came with, in the numerals of the locale.
 * What is no decimal comes back as it is.
 */
export function formatNumber(decimal: string, locale: string): string {
  const match = /^-?\d+(?:\.(\d{1,20}))?$/u.exec(decimal);
  if (!match) return decimal;
  const digits = match[1]?.length ?? 0;
  const key = `${locale} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      numberingSystem: numeralsOf(locale),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format.format(decimal as Intl.StringNumericLiteral);
}
