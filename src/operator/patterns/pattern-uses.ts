import { errorText } from '#engine/forms/checks/error-text.ts';
import { fieldSpecs } from '#engine/forms/specs/field-specs.ts';
import { own } from '#engine/json/json.ts';
import { formName, formTable, effectiveRules, type Rule } from '../documents/form-table.ts';
import { documentOf, idsOf, nameOf, type PackDocuments } from '../documents/reader.ts';

/** A field whose rule names a pattern. */
export type PatternUse = {
  form: string;
  formName: string;
  field: string;
  fieldName: string;
  rule: Rule;
  asked: boolean;
  /** Message for players when the value does not match. */
  message: string | undefined;
};

function messageOf(documents: PackDocuments, formId: string, field: string): string | undefined {
  const form = documentOf(documents, 'form', formId);
  if (!form) return undefined;
  const spec = fieldSpecs({
    form,
    rules: effectiveRules(documents, form),
    patterns: documentOf(documents, 'patterns', 'main'),
    constants: documentOf(documents, 'constants', 'main')?.constants,
  }).find(({ name }) => name === field);
  if (!spec) return undefined;
  const { minLength, maxLength } = spec.rule;
  const { key, params } = errorText(spec, {
    code: 'PATTERN',
    params: {
      ...(minLength !== undefined && { min: minLength }),
      ...(maxLength !== undefined && { max: maxLength }),
    },
  });
  const holes = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return nameOf(documents, key, holes);
}

/** Fields of all forms whose rule names a pattern of the catalogue. */
const boundFields = (documents: PackDocuments) =>
  idsOf(documents, 'form').flatMap((form) =>
    formTable(documents, form).flatMap(({ rows }) =>
      rows
        .filter(({ typed, rule }) => typed && rule.patternId !== undefined && !rule.acceptedPattern)
        .map((row) => ({ form, row })),
    ),
  );

/** Fields that use a pattern, with its effect on each. */
export function patternUses(documents: PackDocuments, pattern: string): PatternUse[] {
  return boundFields(documents)
    .filter(({ row }) => row.rule.patternId === pattern)
    .map(({ form, row: { name, label, rule, fixed } }) => ({
      form,
      formName: formName(documents, form),
      field: name,
      fieldName: label,
      rule,
      asked: rule.enabled || fixed,
      message: messageOf(documents, form, name),
    }));
}

/** Number of fields that use each pattern. */
export function countUses(documents: PackDocuments): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { row } of boundFields(documents)) {
    const id = row.rule.patternId ?? '';
    counts[id] = (own(counts, id) ?? 0) + 1;
  }
  return counts;
}
