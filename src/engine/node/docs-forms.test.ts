import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RulesDocument } from '#contract/generated/documents.ts';
import { explainField, type FieldExplanation } from '../forms/explain.ts';
import {
  checkForm,
  createFormModel,
  fieldSpecs,
  formRules,
  type FieldSpec,
  type FieldValue,
  type FormModel,
  type FormValues,
} from '../forms/index.ts';
import type { PackSet } from '../packs.ts';
import { documentsOf, resolveBrand } from '../resolve.ts';
import { validatePacks } from '../validate.ts';
import { readPacks } from './read-packs.ts';
import { addedTexts, documentsFor, examples, type Expectation } from './testing/form-examples.ts';

const root = join(import.meta.dirname, '../../..');
/** The brand that the examples are laid into; its texts, patterns and rules are those they name. */
const BRAND = 'aurora';

const all = examples();
const packs: PackSet = await readPacks(join(root, 'configs'));
const brand = resolveBrand(packs, BRAND);
const patterns = documentsOf(brand, 'patterns')['main'];

const listed = (model: FormModel): string[] =>
  model.form.layout.flatMap(({ fields }) => [...fields]).filter((name) => model.field(name).visible);

const fieldsThat = (model: FormModel, holds: (name: string) => boolean): string[] =>
  listed(model).filter((name) => holds(name));

const change = (model: FormModel, name: string, value: FieldValue): void => {
  model.change(name, value);
  model.leave(name);
};

const reasonOf = (explained: FieldExplanation, { shown }: { shown?: boolean }): [boolean, string[]] => {
  const { holds, reasons } = shown === undefined ? explained.required : explained.shown;
  return [holds, reasons.filter((reason) => reason.holds === holds).map(({ code }) => code)];
};

/** Fills the form in as the page says, and holds what comes of it against what the page says. */
async function run({ form, rules }: ReturnType<typeof documentsFor>, expected: Expectation): Promise<void> {
  const now = new Date(`${expected.today ?? '2026-06-15'}T12:00:00Z`);
  const read = (id: string): RulesDocument | undefined =>
    id === rules.id ? rules : documentsOf(brand, 'rules')[id];
  const options = {
    form,
    rules: formRules(form, read),
    patterns,
    facts: (name: string) => expected.facts?.[name],
    constants: expected.constants ?? { agreementAge: 18, birthdayAge: 21 },
    mode: expected.mode,
  };
  const specs: FieldSpec[] = fieldSpecs(options);
  const checks = Object.entries(expected.answers ?? {}).map(([name, answers]) => [
    name,
    (value: string) => Promise.resolve(answers[value] && { code: answers[value], params: {} }),
  ]);
  const model = createFormModel(specs, {
    clock: () => now,
    steps: form.steps,
    showErrors: form.showErrors,
    checks: Object.fromEntries(checks) as Record<string, () => Promise<undefined>>,
  });
  for (const [name, value] of Object.entries(expected.values)) change(model, name, value);
  for (const [name, values] of Object.entries(expected.then ?? {})) {
    for (const value of [values].flat() as FieldValue[]) change(model, name, value);
  }
  if (expected.becomes) model.setSpecs(fieldSpecs({ ...options, rules: { fields: expected.becomes } }));

  for (let press = 0; press < (expected.next ?? 0); press += 1) await model.next();
  if (expected.check) await model.check(expected.check);
  let sent: FormValues | undefined;
  const sends = expected.submit ?? (expected.next === undefined && expected.check === undefined);
  // The steps and the fields of the first one are those of a form that was not sent yet.
  const { steps, step } = model.form;
  if (expected.steps) expect(steps.map((one) => one.step)).toEqual(expected.steps);
  if (expected.step) expect(step).toBe(expected.step);
  if (expected.shown) expect(listed(model)).toEqual(expected.shown);
  if (sends) {
    await model.submit((values) => {
      sent = values;
      return Promise.resolve({ ok: true });
    });
  }

  const errors = Object.fromEntries(
    specs.flatMap(({ name }) => {
      const code = model.field(name).error?.code;
      return code === undefined ? [] : [[name, code]];
    }),
  );
  if (expected.errors) expect(errors).toEqual(expected.errors);
  if (expected.sent) expect(sent).toEqual(expected.sent);
  if (expected.required) {
    expect(fieldsThat(model, (name) => model.field(name).spec.required)).toEqual(expected.required);
  }
  if (expected.disabled) {
    expect(fieldsThat(model, (name) => model.field(name).disabled)).toEqual(expected.disabled);
  }
  for (const [name, value] of Object.entries(expected.held ?? {}))
    expect(model.field(name).value).toEqual(value);
  for (const [name, { because, ...answer }] of Object.entries(expected.why ?? {})) {
    const explained = explainField(name, { ...options, values: expected.values, clock: () => now });
    const [holds, codes] = reasonOf(explained, answer);
    expect(holds, name).toBe(answer.shown ?? answer.required);
    expect(codes, name).toContain(because);
  }

  // What the page says of the form holds for the gateway too, except for what only the platform knows.
  if (!sends || expected.answers || expected.becomes) return;
  const gateway = checkForm(specs, model.values(), () => now);
  expect(
    gateway.ok ? {} : Object.fromEntries(gateway.fields.map(({ field, code }) => [field, code])),
  ).toEqual(errors);
}

describe('the examples of docs/forms.md', () => {
  it('are many, and each says what comes of it', () => {
    expect(all.length).toBeGreaterThanOrEqual(18);
    for (const { heading, expectations } of all) expect(expectations.length, heading).toBeGreaterThan(0);
  });

  it('keep the schema, and name texts, rules and patterns that exist', () => {
    const own = packs[BRAND] ?? { pack: BRAND, documents: {}, assets: [] };
    const added = all.flatMap(({ example }, index) => {
      const { form, rules } = documentsFor(example, `example-${index}`);
      return [
        [`form/${form.id}`, JSON.stringify(form, null, 2)] as const,
        [`rules/${rules.id}`, JSON.stringify(rules, null, 2)] as const,
      ];
    });
    const texts = ['en', 'my', 'zh-CN'].map((id) => {
      const document = JSON.parse(own.documents[`texts/${id}`] ?? '{}') as { texts?: object };
      const merged = { kind: 'texts', id, ...document, texts: { ...document.texts, ...addedTexts() } };
      return [`texts/${id}`, JSON.stringify(merged)] as const;
    });
    const documents = { ...own.documents, ...Object.fromEntries([...added, ...texts]) };
    const problems = validatePacks({ ...packs, [BRAND]: { ...own, documents } }, [BRAND]);
    const ofExamples = problems.filter(({ file }) => /\/example-\d+\.json$/u.test(file));
    expect(
      ofExamples.map(({ file, code, pointer, message }) => {
        const index = Number(/example-(?<index>\d+)/u.exec(file)?.groups?.['index']);
        return `${all[index]?.heading}: ${code} ${pointer} ${message}`;
      }),
    ).toEqual([]);
  });

  describe.each(all)('$heading', ({ example, expectations }) => {
    const cases = expectations.map((expected, index) => ({ expected, index: index + 1 }));
    it.each(cases)('does what the page says, $index', ({ expected }) =>
      run(documentsFor(example, 'example'), expected),
    );
  });
});
