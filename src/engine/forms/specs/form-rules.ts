import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import { own } from '#engine/json/json.ts';
import type { FieldRule } from './field-spec.ts';

type Rules = Pick<RulesDocument, 'fields'>;

/**
 * Rules of a form's fields: those of its own rules document, and lengths and patterns that fields take from other forms, while
 * `enabled` and `required` stay its own. `read` gives a rules document by its id. Page and gateway both join rules here.
 */
export const formRules = (form: FormDocument, read: (id: string) => Rules | undefined): Rules | undefined => {
  const ownRules = form.rules === undefined ? undefined : read(form.rules);
  const taken = Object.entries(form.fields).flatMap(([name, { rule: from }]): [string, FieldRule][] => {
    const rule = from && own(read(from.rules)?.fields ?? {}, from.field);
    if (!rule) return [];
    const { enabled = true, required = rule.required } = own(ownRules?.fields ?? {}, name) ?? {};
    return [[name, { ...rule, enabled, required }]];
  });
  return taken.length === 0 ? ownRules : { fields: { ...ownRules?.fields, ...Object.fromEntries(taken) } };
};
