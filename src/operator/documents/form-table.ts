import type { FormDocument, FormField, RulesDocument } from '#contract/generated/documents.ts';
import { formRules } from '#engine/forms/specs/form-rules.ts';
import { inputDocumentOf } from '#engine/forms/inputs/parts/input-document.ts';
import { own, type JsonObject } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { sayIfKnown } from '../language/say.ts';
import { moved } from './order.ts';
import { propertyName } from './property-name.ts';
import { documentOf, nameOf, withoutValue, withValue, type PackDocuments } from './reader.ts';

export type Rule = RulesDocument['fields'][string];
export type FormTableRow = {
  name: string;
  label: string;
  input: FormField['input'];
  /** Effective rule; a field without a rule gets the defaults. */
  rule: Rule;
  hasRule: boolean;
  /** False for fields whose value is not typed text, to which lengths and patterns do not apply. */
  typed: boolean;
  /** True for username and password, which are asked for and required whatever their rule says. */
  fixed: boolean;
  /** Rule of another form that length and pattern come from, and where they are edited. */
  borrowed: FormField['rule'];
  index: number;
};
export type FieldGroup = { id: string; label: string; rows: FormTableRow[] };

/** Fields that the engine asks for in every form that has them (specification section 5). */
const FIXED = new Set(['username', 'password']);

const NO_RULE: Rule = { enabled: true, required: false };

/** Id of the rules document of a form; undefined when the form has none. */
export const rulesIdOf = (documents: PackDocuments, form: string): string | undefined =>
  documentOf(documents, 'form', form)?.rules;

/** Name of a form for operators. */
export const formName = (documents: PackDocuments, form: string): string =>
  nameOf(documents, documentOf(documents, 'form', form)?.title) ??
  sayIfKnown(`console.forms.names.${form}`) ??
  propertyName(form);

export const fieldName = (
  documents: PackDocuments,
  form: FormDocument | undefined,
  field: string,
): string => {
  const { label, link } = (form && own(form.fields, field)) ?? {};
  return nameOf(documents, label, { link: nameOf(documents, link?.label) ?? '' }) || field;
};

/** Label of a group, or its id as a heading. */
export const groupName = (documents: PackDocuments, form: FormDocument | undefined, group: string): string =>
  nameOf(documents, form && own(form.groups, group)?.label) ?? propertyName(group);

/** Effective rules of a form, as page and gateway join them. */
export const effectiveRules = (documents: PackDocuments, form: FormDocument) =>
  formRules(form, (id) => documentOf(documents, 'rules', id));

/** Fields of a form by group in display order, each with its rule. */
export function formTable(documents: PackDocuments, formId: string): FieldGroup[] {
  const form = documentOf(documents, 'form', formId);
  if (!form) return [];
  const rules = effectiveRules(documents, form)?.fields ?? {};
  return form.order.flatMap((id) => {
    const group = own(form.groups, id);
    if (!group) return [];
    const rows = group.order.flatMap((name, index): FormTableRow[] => {
      const field = own(form.fields, name);
      if (!field) return [];
      const rule = own(rules, name);
      return [
        {
          name,
          label: fieldName(documents, form, name),
          input: field.input,
          rule: rule ?? NO_RULE,
          hasRule: rule !== undefined,
          typed: inputDocumentOf(field.input).chosen !== true,
          fixed: FIXED.has(name),
          borrowed: field.rule,
          index,
        },
      ];
    });
    return [{ id, label: groupName(documents, form, id), rows }];
  });
}

/** Changes of a rule; undefined removes a value. */
export type RuleChange = { [Name in keyof Rule]?: Rule[Name] | undefined };

/** The rules document with one field's rule changed or added. */
export function withRule(rules: JsonObject, field: string, change: RuleChange): JsonObject {
  const fields = rules['fields'] as RulesDocument['fields'] | undefined;
  const start = fields && own(fields, field) ? rules : withValue(rules, ['fields', field], { ...NO_RULE });
  return Object.entries(change).reduce(
    (document, [name, value]) =>
      value === undefined
        ? withoutValue(document, ['fields', field, name])
        : withValue(document, ['fields', field, name], value),
    start,
  );
}

/** The form document with a field moved within its group. */
export function withFieldMoved(form: JsonObject, group: string, from: number, to: number): JsonObject {
  const order = (form as unknown as FormDocument).groups[group]?.order ?? [];
  return withValue(form, ['groups', group, 'order'], moved(order, from, to));
}

/** Keys of the documents behind a form's table. */
export const formDocumentKeys = (documents: PackDocuments, form: string): string[] => {
  const rules = rulesIdOf(documents, form);
  return [documentKey('form', form), ...(rules === undefined ? [] : [documentKey('rules', rules)])];
};
