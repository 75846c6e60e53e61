import { numeralsOf } from '#engine/texts/languages.ts';
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a decimal in the locale and its numerals, keeping its number of decimals; `exceptZero` says a plus too. Any other text is
 * returned unchanged.
 */
export function formatNumber(
  decimal: string,
  locale: string,
  signDisplay: 'auto' | 'exceptZero' = 'auto',
): string {
  const match = /^-?\d+(?:\.(\d{1,20}))?$/u.exec(decimal);
  if (!match) return decimal;
  const digits = match[1]?.length ?? 0;
  const key = `${locale} ${digits} ${signDisplay}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      numberingSystem: numeralsOf(locale),
      signDisplay,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format.format(decimal as Intl.StringNumericLiteral);
}
