import type { FormField } from '#contract/generated/documents.ts';
import { enteredText } from '#ui/text/entered-text.ts';

type Words = {
  say: (key: string) => string;
  language: string;
  currency: { code: string; digits: number };
};

/** What a member entered in a field of a form, as it is read. What is masked, or of a field that is gone, stays as it is. */
export function enteredValue(field: FormField | undefined, value: string | boolean, words: Words): string {
  if (typeof value === 'boolean') return words.say(value ? 'form.value.yes' : 'form.value.no');
  const option = field?.options?.items[value]?.label;
  if (option !== undefined) return words.say(option);
  return field ? enteredText(field.input, value, words) : value;
}
