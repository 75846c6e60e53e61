import type { FieldInput } from '#engine/forms/index.ts';
import { inputValueOf } from '#engine/forms/inputs/parts/input-value.ts';
import { formatMoney } from './format-money.ts';

/**
 * A text that a person entered, for display: days, countries and amounts (of minor units) in the language's format,
 * others unchanged.
 */
export function enteredText(
  input: FieldInput,
  text: string,
  { language, currency }: { language: string; currency: { code: string; digits: number } | undefined },
): string {
  const { written, money } = inputValueOf(input);
  if (written) return written(text, language);
  return money && currency ? formatMoney(text, currency.code, currency.digits, language) : text;
}
