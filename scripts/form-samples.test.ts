import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentValidators } from '#contract/generated/validators.js';
import { formStates, inputTexts, sampleTexts, widgetStates } from './form-samples.mjs';

const schema = JSON.parse(readFileSync('schemas/documents/form.schema.json', 'utf8')) as {
  $defs: { field: { properties: { input: { enum: string[] } } } };
};
const inputs = schema.$defs.field.properties.input.enum;

type Sample = { form: object; rules?: object };
const samples: [string, Sample][] = [
  ...inputs.flatMap((input) =>
    Object.entries(widgetStates(input)).map(([state, sample]): [string, Sample] => [
      `${input}, ${state}`,
      sample,
    ]),
  ),
  ...Object.entries(formStates()),
];

const problems = (kind: 'form' | 'rules', document: object): unknown[] => {
  const validate = documentValidators[kind];
  return validate?.(document) ? [] : (validate?.errors ?? ['no validator']);
};

it.each(samples)('the sample “%s” is a form that operators could write', (_name, { form, rules }) => {
  expect([...problems('form', form), ...(rules ? problems('rules', rules) : [])]).toEqual([]);
});

it('says every text of its own', () => {
  const said = { ...sampleTexts, ...inputTexts(inputs) };
  const named = [...JSON.stringify(samples).matchAll(/"(sample\.[A-Za-z.]+)"/g)].map(([, key]) => key ?? '');
  expect(named.filter((key) => !Object.hasOwn(said, key))).toEqual([]);
});
