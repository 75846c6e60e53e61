import type { FormDocument, FormField } from '#contract/generated/documents.ts';
import { conditionText, type ExplainNames } from '#engine/forms/explain-text.ts';
import { own, type Json } from '#engine/json.ts';
import { joinPointer } from '#engine/pointer.ts';
import { valueWords } from '../changes/describe-values.ts';
import { fieldName } from '../documents/form-table.ts';
import { nameOf, type Documents } from '../documents/reader.ts';
import { texts } from '../texts.ts';

/** One thing a form says of a field, in words, and where. */
export type FieldProperty = { id: string; name: string; words: string; pointer: string };

const { properties, showErrors } = texts.trial;

type Said = keyof typeof properties;

const TEXTS: readonly Said[] = ['placeholder', 'help', 'message', 'messageSame'];
const CONDITIONS: readonly Said[] = ['when', 'requiredWhen', 'enabledWhen'];

const wordsOf = (documents: Documents, form: FormDocument, field: FormField, id: Said): string => {
  const value = own(field as unknown as Record<string, Json>, id);
  const names: ExplainNames = { field: (name) => fieldName(documents, form, name) };
  if (TEXTS.includes(id)) return `“${nameOf(documents, String(value)) ?? String(value)}”`;
  if (CONDITIONS.includes(id)) return conditionText(value, names);
  if (id === 'equals') return fieldName(documents, form, String(value));
  if (id === 'rule' && field.rule) return `${field.rule.rules} › ${field.rule.field}`;
  if (id === 'showErrors' && field.showErrors) return showErrors[field.showErrors];
  if (id === 'link' && field.link)
    return `“${nameOf(documents, field.link.label)}” (${field.link.action.do})`;
  if (id === 'send' && field.send)
    return `“${nameOf(documents, field.send.label)}” (${field.send.action.do})`;
  if (id === 'options' && field.options) {
    const { order, items } = field.options;
    return order.map((option) => nameOf(documents, own(items, option)?.label) ?? option).join(', ');
  }
  return typeof value === 'string' ? value : valueWords(value);
};

/** What a form says of a field besides its label and what the table shows, in the order of the schema. */
export function fieldProperties(documents: Documents, form: FormDocument, name: string): FieldProperty[] {
  const field = own(form.fields, name);
  if (!field) return [];
  return (Object.keys(properties) as Said[]).flatMap((id) =>
    own(field as unknown as Record<string, Json>, id) === undefined
      ? []
      : [
          {
            id,
            name: properties[id],
            words: wordsOf(documents, form, field, id),
            pointer: joinPointer('', 'fields', name, id),
          },
        ],
  );
}
