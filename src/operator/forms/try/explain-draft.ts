import type { FormDocument } from '#contract/generated/documents.ts';
import { explainForm, type FieldExplanation } from '#engine/forms/explain/explain.ts';
import type { ExplainNames } from '#engine/forms/explain/explain-text.ts';
import type { FieldName } from '#engine/forms/index.ts';
import { isSecret } from '#engine/forms/inputs/parts/input-value.ts';
import { own } from '#engine/json/json.ts';
import type { FactValue } from '#ui/facts/facts.tsx';
import { patternName } from '../../changes/describe-rules.ts';
import { fieldName, groupName, effectiveRules } from '../../documents/form-table.ts';
import { draftProvenance } from '../../documents/provenance.ts';
import { documentOf, nameOf, type PackDocuments } from '../../documents/reader.ts';
import { say } from '../../language/say.ts';
import type { WorkspaceState } from '../../workspace/state.ts';
import type { Typed } from './player-values.ts';

/** Constants of the brand that fields name. */
export const constantsOf = (documents: PackDocuments): Readonly<Record<string, number>> =>
  documentOf(documents, 'constants', 'main')?.constants ?? {};

export type DraftToExplain = {
  form: FormDocument;
  documents: PackDocuments;
  drafts: WorkspaceState['drafts'];
  pack: string;
  parent: string | undefined;
  facts: Readonly<Record<string, FactValue>>;
  mode: string | undefined;
  typed: Typed;
};

/** Explains the fields of a form by its edited documents. */
export function explainDraft(draft: DraftToExplain): (field: FieldName) => FieldExplanation {
  const { form, documents, drafts, pack, parent, facts, mode, typed } = draft;
  const provenance = Object.fromEntries(
    Object.entries(drafts)
      .filter(([key]) => /^(?:form|rules|patterns|constants)\//.test(key))
      .map(([key, document]) => [key, draftProvenance(document, pack, parent ?? pack)]),
  );
  return explainForm({
    form,
    rules: effectiveRules(documents, form),
    patterns: documentOf(documents, 'patterns', 'main'),
    constants: constantsOf(documents),
    facts: (name) => facts[name],
    mode,
    values: typed.values,
    refusals: typed.refusals,
    step: typed.step,
    provenance,
  });
}

/** A file by its name, a row by its values. */
const wordsOfEntry = (form: FormDocument, entry: object): string =>
  'size' in entry && 'name' in entry
    ? String(entry.name)
    : `(${Object.entries(entry)
        .map(([name, value]) => `${name}: ${typedWords(form, name, value)}`)
        .join(', ')})`;

/** A field's value in a form that operators may see: secrets are hidden. */
export const typedWords = (form: FormDocument, field: FieldName, value: unknown): string => {
  if (value === '' || value === undefined) return say('console.trial.noValue');
  if (isSecret(own(form.fields, field)?.input ?? 'text')) return say('console.trial.hiddenValue');
  if (typeof value === 'boolean') return value ? say('console.changes.yes') : say('console.changes.no');
  if (Array.isArray(value)) {
    return value.length === 0
      ? say('console.trial.noValue')
      : value.map((entry: object) => wordsOfEntry(form, entry)).join(', ');
  }
  return `“${String(value)}”`;
};

/** Names of a form's parts for its reasons. */
export const explainNames = (documents: PackDocuments, form: FormDocument): ExplainNames => ({
  field: (field) => fieldName(documents, form, field),
  group: (group) => groupName(documents, form, group),
  mode: (mode) => nameOf(documents, own(form.modes ?? {}, mode)?.label) ?? mode,
  step: (step) => nameOf(documents, own(form.steps?.items ?? {}, step)?.label) ?? step,
  pattern: (pattern) => patternName(documents, pattern),
  value: (field, value) => typedWords(form, field, value),
});
