import { checkValue } from '#engine/forms/checks/check-value.ts';
import { errorText } from '#engine/forms/checks/error-text.ts';
import { fieldSpecs } from '#engine/forms/specs/field-specs.ts';
import { fillTemplate } from '#engine/texts/fill-template.ts';
import { effectiveRules } from '../documents/form-table.ts';
import { documentOf, languagesOf, wordsOf, type PackDocuments } from '../documents/reader.ts';
import { spokenLanguage } from '../language/say.ts';

export type SampleVerdict =
  | { state: 'none' }
  | { state: 'accepted' }
  | { state: 'refused'; code: string; message: string | undefined };

/** Verdict of a field's edited rule and pattern on a sample. References to other fields are ignored. */
export function sampleVerdict(
  documents: PackDocuments,
  form: string,
  field: string,
  sample: string,
): SampleVerdict {
  const document = documentOf(documents, 'form', form);
  if (!document || sample === '') return { state: 'none' };
  const spec = fieldSpecs({
    form: document,
    rules: effectiveRules(documents, document),
    constants: documentOf(documents, 'constants', 'main')?.constants,
    patterns: documentOf(documents, 'patterns', 'main'),
  }).find(({ name }) => name === field);
  if (!spec) return { state: 'none' };
  const error = checkValue({ ...spec, equals: undefined }, sample);
  if (!error) return { state: 'accepted' };
  const { key, params } = errorText(spec, error);
  return { state: 'refused', code: error.code, message: messageOf(documents, key, params) };
}

function messageOf(
  documents: PackDocuments,
  key: string,
  params: Readonly<Record<string, string | number>>,
): string | undefined {
  const words = [spokenLanguage(), 'en', ...languagesOf(documents)]
    .map((language) => wordsOf(documents, language, key))
    .find(Boolean);
  return words && fillTemplate(words, params);
}
