import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type {
  ConstantsDocument,
  FormDocument,
  PatternsDocument,
  RulesDocument,
  TextsDocument,
} from '#contract/generated/documents.ts';
import { full } from '#run-size';
import { fieldSpecs, formModes, formRules, sourcesOfForm, type FormData } from '#engine/forms/index.ts';
import { formTextKeys } from '#engine/forms/testing/text-keys.ts';
import { createTexts } from '#ui/text/create-texts.ts';
import { fillTemplate } from '#engine/texts/fill-template.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import { Form } from './Form.tsx';
import { testSources } from './testing/render-form.tsx';
import { useFormModel } from './use-form-model.ts';

const base = join(import.meta.dirname, '../../../configs/base');
const read = <Document,>(path: string): Document =>
  JSON.parse(readFileSync(join(base, `${path}.json`), 'utf8')) as Document;
const namesIn = (kind: string): string[] =>
  readdirSync(join(base, kind)).map((file) => file.replace(/\.json$/, ''));

const patterns = read<PatternsDocument>('patterns/main');
const { constants } = read<ConstantsDocument>('constants/main');
/** Two options of each source that the form names; dependent ones belong to the first. */
const dataOf = (form: FormDocument): FormData => {
  const option = {
    label: 'Bank',
    plain: true,
    help: undefined,
    image: undefined,
    of: 'one',
    bounds: {},
  } as const;
  const options = ['one', 'two'].map((value) => ({ ...option, value }));
  return Object.fromEntries(sourcesOfForm(form).map((source) => [source, { options, bounds: {} }]));
};

/** Accessible name of a field, of the first row if it stands in rows: the legend of cards, else the label of its control. */
const nameOf = (field: string): string | null | undefined => {
  const control = document.querySelector<HTMLInputElement>(`[name="${field}"], [name$="].${field}"]`);
  const cards = control?.closest('[role="radiogroup"]');
  return (cards?.querySelector('legend') ?? control?.labels?.[0])?.textContent;
};

const send = async () => ({ ok: true }) as const;
const ignore = () => {};

type ShownProps = {
  form: FormDocument;
  rules: Pick<RulesDocument, 'fields'> | undefined;
  data: FormData;
};

function Shown({ form, rules, data }: ShownProps) {
  const inUse = useFormModel({ document: form, rules, patterns, constants, data });
  const { model, modes, mode, setMode } = inUse;
  return (
    <Form
      document={form}
      model={model}
      modes={modes}
      mode={mode}
      onMode={setMode}
      onSend={send}
      onAction={ignore}
      sources={testSources}
    />
  );
}

afterEach(cleanup);

/** A form, and the fields that show a star as soon as it opens. */
function opened(id: string) {
  const form = read<FormDocument>(`form/${id}`);
  const rules = formRules(form, (name) => read<RulesDocument>(`rules/${name}`));
  const data = dataOf(form);
  const facts = () => undefined;
  const [mode] = formModes(form, facts);
  const specs = fieldSpecs({ form, rules, patterns, constants, data, facts, mode: mode?.mode });
  // Fields with a condition over other fields show only when it holds.
  return { form, rules, data, starred: specs.filter((spec) => spec.enabled && spec.star && !spec.when) };
}

const languages = namesIn('texts');
/** From left to right and from right to left, and in letters that are joined. */
const drawn = languages.filter((language) => full || ['en', 'ar', 'my'].includes(language));

describe.each(drawn)('the forms of the base pack in %s', (language) => {
  const { texts } = read<TextsDocument>(`texts/${language}`);

  it.each(namesIn('form'))('shows %s from its document, its rules and the pattern catalogue', async (id) => {
    const { form, rules, data, starred } = opened(id);
    await act(async () => {
      render(
        <TextProvider texts={createTexts({ language, texts })}>
          <Shown form={form} rules={rules} data={data} />
        </TextProvider>,
      );
    });
    for (const { name, label, repeat, textValues } of starred) {
      const [said = ''] = fillTemplate(texts[label]!, { ...textValues, link: '{{link}}' }).split('{{link}}');
      // In a row, the row's name stands before the label, after the star.
      const end = repeat ? said : `*${said}`;
      // Some widgets load their code when they first render.
      await expect.poll(() => nameOf(name)?.slice(-end.length)).toBe(end);
    }
    expect(starred.length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: texts[form.submit.label]! })).toBeTruthy();
  });
});

describe.each(languages)('the words of the forms in %s', (language) => {
  const { texts } = read<TextsDocument>(`texts/${language}`);

  it('are those of its documents', () => {
    const said = namesIn('form').flatMap((id) => {
      const { form, starred } = opened(id);
      return [form.submit.label, ...starred.map(({ label }) => label)];
    });
    expect(said.filter((key) => !texts[key])).toEqual([]);
  });

  it('are those that a form says by itself', () => {
    const plurals = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
    const said = formTextKeys.filter((key) => !key.endsWith('_one') || plurals.has('one'));
    expect(said.filter((key) => !texts[key])).toEqual([]);
  });
});
