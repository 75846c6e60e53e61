import type { FormField } from '#contract/generated/documents.ts';
import { enteredText } from '#ui/text/entered-text.ts';

type Words = {
  say: (key: string) => string;
  language: string;
  currency: { code: string; digits: number };
};

/** Value of a form field in words. A masked value, or one of a removed field, is unchanged. */
export function enteredValue(field: FormField | undefined, value: string | boolean, words: Words): string {
  if (typeof value === 'boolean') return words.say(value ? 'form.value.yes' : 'form.value.no');
  const option = field?.options?.items[value]?.label;
  if (option !== undefined) return words.say(option);
  return field ? enteredText(field.input, value, words) : value;
}
