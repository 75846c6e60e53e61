import { numeralsOf } from '#engine/texts/languages.ts';
import { formatMoney } from '#ui/text/format-money.ts';
import { latinDigits } from '#engine/texts/latin-digits.ts';

/** Notation of amounts: ISO code of the currency, decimals of its minor unit, and the locale, which sets the numerals. */
export type AmountStyle = { code: string | undefined; digits: number; language: string };

const formatOf = ({ code, digits, language }: AmountStyle): Intl.NumberFormat =>
  new Intl.NumberFormat(language, {
    ...(code !== undefined && { style: 'currency', currency: code, currencyDisplay: 'code' }),
    numberingSystem: numeralsOf(language),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** Minor units as an exact decimal: "150050" with two digits is "1500.50". */
const decimalOf = (minor: string, digits: number): Intl.StringNumericLiteral => {
  const figures = minor.padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  return (digits === 0 ? whole : `${whole}.${figures.slice(-digits)}`) as Intl.StringNumericLiteral;
};

const isMinor = (value: string): boolean => /^\d+$/u.test(value);

/** An amount with its currency, for a text beside a control. `minor` is an integer as text. */
export const sayAmount = (minor: string, style: AmountStyle): string =>
  style.code === undefined
    ? showAmount(minor, style)
    : formatMoney(minor, style.code, style.digits, style.language);

/** An amount inside its control, grouped for reading; other text is returned unchanged. */
export const showAmount = (value: string, style: AmountStyle): string =>
  isMinor(value) ? formatOf({ ...style, code: undefined }).format(decimalOf(value, style.digits)) : value;

/** An amount like `showAmount`, but without decimals that are all zero, for round amounts on buttons. */
export const roundAmount = (minor: string, style: AmountStyle): string =>
  style.digits > 0 && minor.endsWith('0'.repeat(style.digits))
    ? showAmount(minor.slice(0, -style.digits), { ...style, digits: 0 })
    : showAmount(minor, style);

/** An amount without grouping, for editing. */
export const ungrouped = (shown: string, language: string): string =>
  shown.replaceAll(separatorsOf(language).group, '');

/** Text of a control without grouping, with the selection moved to the same digits. */
export function ungroupedControl(
  { value, selectionStart, selectionEnd }: HTMLInputElement,
  language: string,
): { text: string; start: number; end: number } {
  const at = (end: number | null): number => ungrouped(value.slice(0, end ?? 0), language).length;
  return { text: ungrouped(value, language), start: at(selectionStart), end: at(selectionEnd) };
}

/** Currency sign of the notation and its side. */
export const currencySign = (style: AmountStyle): { text: string; at: 'start' | 'end' } | undefined => {
  if (style.code === undefined) return undefined;
  const parts = formatOf(style).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  return { text: parts[at]?.value ?? style.code, at: at === 0 ? 'start' : 'end' };
};

const separatorsOf = (language: string): { group: string; decimal: string } => {
  const parts = formatOf({ code: undefined, digits: 1, language }).formatToParts(1_234_567);
  const of = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return { group: of('group') ?? ',', decimal: of('decimal') ?? '.' };
};

/** Groups of thousands, or of lakhs and crores: every group but the first has two or three digits, the last three. */
const GROUPED = /^\d{1,3}(?:(?<separator>[ ,.'])\d{2,3}(?:\k<separator>\d{2,3})*)?$/u;

const whole = (text: string): string | undefined => {
  if (/^\d+$/u.test(text)) return text;
  return GROUPED.test(text) && /\D\d{3}$/u.test(text) ? text.replaceAll(/\D/gu, '') : undefined;
};

/** Index of the decimal separator; undefined when there is none. Of two different separators it is the last. */
const decimalAt = (text: string, digits: number, decimal: string): number | undefined => {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0) return undefined;
  const sign = text[at];
  const other = sign === '.' ? ',' : '.';
  if (text.indexOf(sign ?? '') !== at) return undefined;
  if (text.includes(other) || sign === decimal) return at;
  // A single grouping sign of this language: a group has three digits, decimals as many as the currency.
  return text.length - at - 1 === 3 || digits === 0 ? undefined : at;
};

/**
 * Parses an amount in major units as typed or pasted: "1,000.50", "1 000,5", "၁၀၀၀", "MMK 5,000". Gives minor units as integer text,
 * '' for blank text, and undefined for other text or more decimals than the currency has.
 */
export const readAmount = (typed: string, style: AmountStyle): string | undefined => {
  const { digits, language, code } = style;
  const text = latinDigits(typed.normalize('NFKC'))
    .replaceAll('٫', '.')
    .replaceAll(/[٬’ʼ_]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\p{Sc}/gu, '')
    .replace(new RegExp(`^${code ?? ''} ?| ?${code ?? ''}$`, 'iu'), '')
    .trim();
  if (text === '') return '';
  const at = decimalAt(text, digits, separatorsOf(language).decimal);
  const major = whole((at === undefined ? text : text.slice(0, at)).trim() || '0');
  const minor = at === undefined ? '' : text.slice(at + 1);
  if (major === undefined || !/^\d*$/u.test(minor)) return undefined;
  // "1.000" is ambiguous for a currency with two decimals or none: one, or a thousand. It is refused, not guessed.
  if (minor.length > digits && (digits > 0 || !/^0{1,2}$/u.test(minor))) return undefined;
  return `${major}${minor.slice(0, digits).padEnd(digits, '0')}`.replace(/^0+(?=\d)/u, '');
};
