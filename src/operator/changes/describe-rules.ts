import { own } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { fieldName, formName, type Rule } from '../documents/form-table.ts';
import { documentOf, idsOf, nameOf, type PackDocuments } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import type { Change, Comparison } from './change.ts';

const names = ['enabled', 'required', 'minLength', 'maxLength', 'patternId', 'acceptedPattern'] as const;

const said = (documents: PackDocuments, name: (typeof names)[number], rule: Rule | undefined): string => {
  const value = rule?.[name];
  if (typeof value === 'boolean') return value ? say('console.changes.yes') : say('console.changes.no');
  if (value === undefined || value === '') return say('console.changes.none');
  return name === 'patternId' ? patternName(documents, String(value)) : String(value);
};

/** Name of a pattern for operators: its description in the catalogue. */
export function patternName(documents: PackDocuments, id: string): string {
  const pattern = own(documentOf(documents, 'patterns', 'main')?.patterns ?? {}, id);
  return nameOf(documents, pattern?.description) ?? id;
}

/** Changes of a form's rules, field by field. */
export function describeRules({ before, after }: Comparison, id: string): Change[] {
  const was = documentOf(before, 'rules', id)?.fields ?? {};
  const now = documentOf(after, 'rules', id)?.fields ?? {};
  const forms = idsOf(after, 'form').filter((form) => documentOf(after, 'form', form)?.rules === id);
  const form = documentOf(after, 'form', forms[0] ?? '');
  const where = forms.map((name) => formName(after, name)).join(', ') || id;
  const changes: Change[] = [];
  for (const field of new Set([...Object.keys(was), ...Object.keys(now)])) {
    const place = [where, fieldName(after, form, field)];
    for (const name of names) {
      const [from, to] = [own(was, field), own(now, field)];
      if (sameJson(from?.[name], to?.[name])) continue;
      changes.push({
        place,
        what: say(`console.changes.rule.${name}`),
        from: said(before, name, from),
        to: said(after, name, to),
        key: documentKey('rules', id),
        path: ['fields', field, name],
      });
    }
  }
  return changes;
}
