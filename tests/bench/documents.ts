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

/** Words of forms, without those of the rest of a portal, which weigh the same whatever draws the form. */
const wordsOfForms = Object.fromEntries(
  Object.entries(english.texts).filter(([key]) => /^(form|field|pattern)\./u.test(key)),
);

/** Words of the form beside its labels. */
const texts = {
  ...wordsOfForms,
  'bench.submit': 'Submit',
  'bench.range': '{{min}} to {{max}} characters in the right format',
  'bench.same': '{{min}} characters in the right format',
};

/** Gives each label a key, as documents have them. */
class Labels {
  readonly texts: Record<string, string> = {};
  private readonly keys = new Map<string, string>();

  keyOf(label: string): string {
    const key = this.keys.get(label) ?? `bench.label.${this.keys.size}`;
    this.keys.set(label, key);
    this.texts[key] = label;
    return key;
  }
}

const inputs = { text: 'text', password: 'newPassword', date: 'date' } as const;

const askedFor = (field: BenchField, labels: Labels): FormField => {
  const label = labels.keyOf(field.label);
  if (field.kind === 'checkbox') return { label, input: 'checkbox', mustAccept: true };
  if (field.kind !== 'select') return { label, input: inputs[field.kind] };
  const items = Object.fromEntries(field.options.map((option) => [option, { label: labels.keyOf(option) }]));
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
  const labels = new Labels();
  const asked = Object.fromEntries(fields.map((field) => [field.name, askedFor(field, labels)]));
  return {
    form: {
      kind: 'form',
      id: 'bench',
      rules: 'bench',
      showErrors: 'change',
      order: ['all'],
      groups: { all: { order: fields.map(({ name }) => name) } },
      fields: asked,
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
    texts: { language: 'en', texts: { ...texts, ...labels.texts } },
  };
};
