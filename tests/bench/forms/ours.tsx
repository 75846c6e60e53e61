// The product's own form: a document, rules and patterns become specs, model, widgets and messages as on a player's page.
import { createRoot } from 'react-dom/client';
import type {
  Action,
  FormDocument,
  FormField,
  PatternsDocument,
  RulesDocument,
} from '#contract/generated/documents.ts';
import '#ui/base/base.css';
import { Form, useFormModel, type FormSources } from '#ui/form/index.ts';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import type { FormValues, SendAnswer } from '#engine/forms/index.ts';
import type { BenchField, BenchValues } from '../fields.ts';
import type { MakeFormPage } from '../form-page.ts';

type BenchDocuments = { form: FormDocument; rules: RulesDocument; patterns: PatternsDocument };

const inputs = { text: 'text', password: 'newPassword', date: 'date' } as const;

const askedFor = (field: BenchField): FormField => {
  const { label } = field;
  if (field.kind === 'checkbox') return { label, input: 'checkbox', mustAccept: true };
  if (field.kind !== 'select') return { label, input: inputs[field.kind] };
  const items = Object.fromEntries(field.options.map((option) => [option, { label: option }]));
  // A control of the platform, as the others have it.
  return { label, input: 'select', search: false, options: { order: [...field.options], items } };
};

const documentsOf = (fields: readonly BenchField[]): BenchDocuments => {
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
  };
};

const texts = createTexts({
  language: 'en',
  texts: {
    'bench.submit': 'Submit',
    'bench.range': '{{min}} to {{max}} characters in the right format',
    'bench.same': '{{min}} characters in the right format',
    'form.error.required': 'Required',
    'form.error.notAccepted': 'Please tick the box',
    'form.requiredNote': 'Items marked * are required',
    'form.select.choose': 'Please choose',
    'form.password.show': 'Show password',
    'form.password.hide': 'Hide password',
    'form.summary_one': '{{count}} field needs attention',
    'form.summary_other': '{{count}} fields need attention',
    'form.fieldError': '{{label}}: {{message}}',
  },
});

const sources: FormSources = {
  countries: async () => [],
  captcha: { load: async () => ({ captchaId: '', image: '' }) },
};

const ignore = (): void => {};

function OurForm({
  documents: { form, rules, patterns },
  send,
}: {
  documents: BenchDocuments;
  send: (action: Action, values: FormValues) => Promise<SendAnswer>;
}) {
  const { model, modes, mode, setMode } = useFormModel({ document: form, rules, patterns });
  return (
    <Form
      document={form}
      model={model}
      modes={modes}
      mode={mode}
      onMode={setMode}
      onSend={send}
      onAction={ignore}
      sources={sources}
    />
  );
}

export const ours: MakeFormPage = (fields, submitted) => {
  const documents = documentsOf(fields);
  const send = async (_: Action, values: FormValues): Promise<SendAnswer> => {
    submitted(values as BenchValues);
    return { ok: true };
  };
  return {
    mount: (root) =>
      createRoot(root).render(
        <TextProvider texts={texts}>
          <OurForm documents={documents} send={send} />
        </TextProvider>,
      ),
    find: (name) => document.querySelector<HTMLElement>(`[name="${name}"]`),
    errorSelector: '.lv-field-error',
  };
};
