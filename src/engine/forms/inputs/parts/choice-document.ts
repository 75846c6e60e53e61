import type { FormField } from '#contract/generated/documents.ts';
import { isJsonObject, own, type JsonObject } from '../../../json/json.ts';
import type { InputDocument } from './input-kind.ts';

/** The values that a field offers to choose from. */
export const optionsOf = (field: JsonObject): string[] => {
  const options = own(field, 'options');
  const order = isJsonObject(options) ? own(options, 'order') : undefined;
  return Array.isArray(order) ? order.filter((value) => typeof value === 'string') : [];
};

/** A choice needs something to choose from. */
export const lacksOptions: NonNullable<InputDocument['lacks']> = (field, name) =>
  optionsOf(field).length > 0 || own(field, 'optionsFrom') !== undefined
    ? undefined
    : {
        code: 'CHOICE_WITHOUT_OPTIONS',
        property: 'options',
        message: `"${name}" is a choice among nothing.`,
        fix: 'Add "options" with an "order" and "items".',
      };

type Options = NonNullable<FormField['options']>;

/** Options of a sample. Calls are marked as pure, so that pages drop them with the documents of their kinds. */
export const sampleOptions = (
  count: number,
  more: (index: number) => Partial<Options['items'][string]> = () => ({}),
): Options => {
  const labels = ['first', 'second', 'third'];
  const order = Array.from({ length: count }, (_, index) => `option${index + 1}`);
  const items = order.map((id, index) => [
    id,
    { label: `sample.option.${labels[index % labels.length]}`, ...more(index) },
  ]);
  return { order, items: Object.fromEntries(items) as Options['items'] };
};
