import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { vi } from 'vitest';
import type { Action, FormDocument, RulesDocument, TextsDocument } from '#contract/generated/documents.ts';
import type { FormModel, FormValues, SendAnswer } from '#engine/forms/index.ts';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import { Form } from '../Form.tsx';
import type { FormSources } from '../form-sources.ts';
import { useFormModel, type UseFormModelOptions } from '../use-form-model.ts';
import { testSources as noSources } from './render-form.tsx';

const base = join(import.meta.dirname, '../../../../configs/base');
const read = <Document,>(path: string): Document =>
  JSON.parse(readFileSync(join(base, `${path}.json`), 'utf8')) as Document;

export type Send = (action: Action, values: FormValues) => Promise<SendAnswer>;

type Page = { form: FormDocument; rules?: RulesDocument['fields']; language: string };

export type ShowFormOptions = Pick<UseFormModelOptions, 'checks' | 'constants' | 'initial' | 'schedule'> & {
  rules?: RulesDocument['fields'];
  language?: string;
  sources?: Partial<FormSources>;
  send?: Send;
};

/** Renders a form document as the application does: real form and model, the base pack's texts; missing texts show their key. */
export const showForm = async (form: FormDocument, options: ShowFormOptions = {}) => {
  const { rules, language = 'en', sources, send: answer, ...model } = options;
  const send = vi.fn<Send>(answer ?? (async () => ({ ok: true })));
  const onAction = vi.fn<(action: Action) => void>();
  const onToast = vi.fn<(text: string) => void>();
  const given: FormSources = { ...noSources, ...sources };
  const held: { model?: FormModel; publish?: (change: Partial<Page>) => void } = {};
  const languages = ['en', 'my'];
  const [first = [], second = []] = languages.map((code) =>
    Object.entries(read<TextsDocument>(`texts/${code}`).texts),
  );
  const texts = createTexts({ language: 'en', texts: Object.fromEntries(first) });
  texts.replace({ language: 'my', texts: Object.fromEntries(second) });
  texts.speak(language);

  function Shown() {
    const [page, setPage] = useState<Page>({ form, language, ...(rules && { rules }) });
    const inUse = useFormModel({
      document: page.form,
      rules: page.rules && { fields: page.rules },
      clock: () => new Date('2026-03-01T00:00:00Z'),
      ...model,
    });
    useEffect(() => {
      held.model = inUse.model;
      held.publish = (change) => setPage((before) => ({ ...before, ...change }));
    });
    return (
      <Form
        document={page.form}
        model={inUse.model}
        modes={inUse.modes}
        mode={inUse.mode}
        onMode={inUse.setMode}
        onSend={send}
        onAction={onAction}
        onToast={onToast}
        sources={given}
      />
    );
  }
  await act(async () => {
    render(
      <TextProvider texts={texts}>
        <Shown />
      </TextProvider>,
    );
  });
  if (!held.model) throw new Error('The form was not drawn.');
  return {
    user: userEvent.setup(),
    model: held.model,
    send,
    onAction,
    onToast,
    texts,
    /** Changes documents while the form is in use. */
    publish: (change: Partial<Page>) => act(async () => held.publish?.(change)),
    control: (name: string): HTMLInputElement => {
      const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!found) throw new Error(`The field "${name}" shows no control.`);
      return found;
    },
    /** Names of the controls that show, in order. */
    shown: (): string[] =>
      [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name),
    /** Text of the line below a control. */
    beneath: (name: string): string =>
      document.querySelector(`[data-field="${name}"] > p:last-child`)?.textContent ?? '',
    /** Text last announced to screen readers. */
    said: (): string => document.querySelector('form > output')?.textContent ?? '',
  };
};
