// The product's own form: a document, rules and patterns become specs, model, widgets and messages as on a player's page.
import { createRoot } from 'react-dom/client';
import type { Action } from '#contract/generated/documents.ts';
import '#ui/base/base.css';
import { Form, useFormModel, type FormSources } from '#ui/form/index.ts';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import type { FormValues, SendAnswer } from '#engine/forms/index.ts';
import type { BenchDocuments } from '../documents.ts';
import type { BenchValues } from '../fields.ts';
import type { FormPage } from '../form-page.ts';

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

export const ours = (documents: BenchDocuments, submitted: (values: BenchValues) => void): FormPage => {
  // A portal has its words before it draws a form.
  const texts = createTexts(documents.texts);
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
