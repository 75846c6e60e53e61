import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { vi } from 'vitest';
import type {
  Action,
  FormDocument,
  FormField,
  RulesDocument,
  TextsDocument,
} from '#contract/generated/documents.ts';
import type { FormModel, FormValues, SendAnswer } from '#engine/forms/index.ts';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import { Form } from '../../Form.tsx';
import type { FormSources } from '../../form-sources.ts';
import { useFormModel, type UseFormModelOptions } from '../../use-form-model.ts';

/** Simulates a touch screen for this test; jsdom has a mouse. */
export const onTouchScreen = (): void =>
  void vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('coarse') }));

const base = join(import.meta.dirname, '../../../../../configs/base');
const read = <Document,>(path: string): Document =>
  JSON.parse(readFileSync(join(base, `${path}.json`), 'utf8')) as Document;

const action: Action = { do: 'login' };

const formOf = (fields: Record<string, FormField>, steps: boolean): FormDocument => ({
  $schema: '',
  kind: 'form',
  id: 'widgets',
  order: ['first', 'second'],
  groups: { first: { order: Object.keys(fields) }, second: { order: ['later'] } },
  fields: { ...fields, ...(steps && { later: { label: 'Later', input: 'text' } }) },
  ...(steps && {
    steps: {
      order: ['one', 'two'],
      items: { one: { label: 'One', groups: ['first'] }, two: { label: 'Two', groups: ['second'] } },
    },
  }),
  submit: { label: 'Send', action },
});

export const noSources: FormSources = {
  countries: async () => [
    { countryCode: 'MM', countryDialingCode: '95', flag: '/mm.svg' },
    { countryCode: 'TH', countryDialingCode: '66' },
    { countryCode: 'US', countryDialingCode: '1' },
    { countryCode: 'CA', countryDialingCode: '1' },
    { countryCode: 'BB', countryDialingCode: '1246' },
  ],
  captcha: { load: async () => ({ captchaId: 'c1', image: 'iVBORw0KGgo=' }) },
  country: 'MM',
};

type Send = (action: Action, values: FormValues) => Promise<SendAnswer>;

export type ShowFieldsOptions = {
  rules?: RulesDocument['fields'];
  sources?: Partial<FormSources>;
  initial?: UseFormModelOptions['initial'];
  language?: string;
  /** Puts the fields into the first of two steps, so that they unmount and mount again. */
  steps?: boolean;
  /** Additional texts to the base pack's; a key without a text shows itself. */
  words?: Record<string, string>;
  send?: Send;
  onAction?: (action: Action) => void;
  /** Advances fake timers, also for user events. */
  advanceTimers?: (ms: number) => void;
};

/** Renders fields of a form document as the application does: real form and model, the base pack's texts. */
export const showFields = async (fields: Record<string, FormField>, options: ShowFieldsOptions = {}) => {
  const { language = 'en', steps = false, words, rules = {}, advanceTimers, onAction } = options;
  const form = formOf(fields, steps);
  const sources = { ...noSources, ...options.sources };
  const send = vi.fn<Send>(options.send ?? (async () => ({ ok: true })));
  const held: { model?: FormModel } = {};
  const texts = createTexts({
    language,
    texts: { ...read<TextsDocument>(`texts/${language}`).texts, ...words },
  });
  function Page() {
    const { model } = useFormModel({
      document: form,
      rules: { fields: rules },
      patterns: read(`patterns/main`),
      initial: options.initial,
      clock: () => new Date('2026-03-01T00:00:00Z'),
    });
    useEffect(() => {
      held.model = model;
    }, [model]);
    return (
      <Form document={form} model={model} onSend={send} onAction={onAction ?? (() => {})} sources={sources} />
    );
  }
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  await act(async () => {
    render(
      <TextProvider texts={texts}>
        <Page />
      </TextProvider>,
    );
  });
  const { model } = held;
  if (!model) throw new Error('The form was not drawn.');
  return {
    user,
    model,
    send,
    /** The control of a field, once its widget has loaded. */
    control: async <Control extends HTMLElement = HTMLInputElement>(name: string): Promise<Control> =>
      vi.waitFor(
        () => {
          const found = document.querySelector<Control>(`[name="${name}"]`);
          if (!found) throw new Error(`The field "${name}" shows no control.`);
          return found;
        },
        { timeout: 30_000 },
      ),
    /** Accessible description of a control. */
    described: (control: HTMLElement): string =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .filter(Boolean)
        .join(' '),
    /** Text last announced to screen readers. */
    said: (): string => document.querySelector('form > output')?.textContent ?? '',
    /** Leaves the step of the fields and returns, which mounts them anew. */
    goAndComeBack: async () => {
      await act(() => model.next());
      await act(async () => model.back());
    },
  };
};
