import { numeralsOf } from '#engine/languages.ts';
import { parseDay } from '#engine/forms/date-value.ts';
import type { FieldInput } from '#engine/forms/index.ts';
import { formatMoney } from './format-money.ts';

/** A day as forms hold it (yyyy-MM-dd), in the language's way; what is no day stays as it is. */
function day(text: string, language: string): string {
  if (!parseDay(text)) return text;
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: numeralsOf(language),
  });
  return format.format(new Date(`${text}T00:00:00Z`));
}

const country = (text: string, language: string): string =>
  /^[A-Za-z]{2}$/u.test(text)
    ? (new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(text) ?? text)
    : text;

/** A text that somebody entered, as it is read: days, countries and amounts (of minor units) in the language's way, others as they are. */
export function enteredText(
  input: FieldInput,
  text: string,
  { language, currency }: { language: string; currency: { code: string; digits: number } | undefined },
): string {
  if (input === 'date') return day(text, language);
  if (input === 'country') return country(text, language);
  return input === 'amount' && currency ? formatMoney(text, currency.code, currency.digits, language) : text;
}
