import { memoized } from '#engine/memoized.ts';
import { numeralsOf } from '#engine/texts/languages.ts';

/** Formats by locale, number of decimals and display of the sign, in one word. */
const formatOf = memoized((key: string) => {
  const [locale, digits, signDisplay] = key.split(' ') as [string, string, 'auto' | 'exceptZero'];
  return new Intl.NumberFormat(locale, {
    numberingSystem: numeralsOf(locale),
    signDisplay,
    minimumFractionDigits: +digits,
    maximumFractionDigits: +digits,
  });
});

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
  return formatOf(`${locale} ${digits} ${signDisplay}`).format(decimal as Intl.StringNumericLiteral);
}
