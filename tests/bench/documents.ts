import type {
  FormDocument,
  FormField,
  PatternsDocument,
  RulesDocument,
} from '#contract/generated/documents.ts';
import english from '../../configs/base/texts/en.json' with { type: 'json' };
import type { LanguageTexts } from '#ui/text/create-texts.ts';
import type { BenchField } from './fields.ts';

/** Documents that a brand would write for the form, as data, as the server delivers them to a page. */
export type BenchDocuments = {
  form: FormDocument;
  rules: RulesDocument;
  patterns: PatternsDocument;
  texts: LanguageTexts;
};

const texts: LanguageTexts = {
  language: 'en',
  texts: {
    ...english.texts,
    'bench.submit': 'Submit',
    'bench.range': '{{min}} to {{max}} characters in the right format',
    'bench.same': '{{min}} characters in the right format',
  },
};

const inputs = { text: 'text', password: 'newPassword', date: 'date' } as const;

const askedFor = (field: BenchField): FormField => {
  const { label } = field;
  if (field.kind === 'checkbox') return { label, input: 'checkbox', mustAccept: true };
  if (field.kind !== 'select') return { label, input: inputs[field.kind] };
  const items = Object.fromEntries(field.options.map((option) => [option, { label: option }]));
  // A control of the platform, as the others have it.
  return { label, input: 'select', search: false, options: { order: [...field.options], items } };
};

export const documentsOf = (fields: readonly BenchField[]): BenchDocuments => {
  const sources = [...new Set(fields.flatMap((field) => ('pattern' in field ? [field.pattern] : [])))];
  const patternId = (source: string): string => `p${sources.indexOf(source)}`;
  const ruleOf = (field: BenchField): RulesDocument['fields'][string] => ({
    enabled: true,
    required: true,
    ...('pattern' in field && {
      minLength: field.min,
      maxLength: field.max,
      patternId: patternId(field.pattern),
    }),
  });
  return {
    form: {
      kind: 'form',
      id: 'bench',
      rules: 'bench',
      showErrors: 'change',
      order: ['all'],
      groups: { all: { order: fields.map(({ name }) => name) } },
      fields: Object.fromEntries(fields.map((field) => [field.name, askedFor(field)])),
      submit: { label: 'bench.submit', action: { do: 'register' } },
    },
    rules: {
      kind: 'rules',
      id: 'bench',
      fields: Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)])),
    },
    patterns: {
      kind: 'patterns',
      id: 'main',
      patterns: Object.fromEntries(
        sources.map((source) => [
          patternId(source),
          { pattern: source, message: 'bench.range', messageSame: 'bench.same', valid: [], invalid: [] },
        ]),
      ),
    },
    texts,
  };
};
