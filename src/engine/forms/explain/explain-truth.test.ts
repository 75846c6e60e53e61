/** @module-tag exhaustive */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedOf } from '#run-size';
import type { Condition, FormDocument, FormField } from '#contract/generated/documents.ts';
import { checkForm } from '../checks/check-form.ts';
import { createFormModel } from '../model/create-form-model.ts';
import { decisive } from './explain-reason.ts';
import { explainForm } from './explain.ts';
import { reasonText } from './explain-text.ts';
import type { FieldRule, FormValues } from '../specs/field-spec.ts';
import { fieldSpecs } from '../specs/field-specs.ts';
import { registrationPatterns } from '../testing/registration.ts';

const SEED = seedOf(20_260_314);
const RUNS = 300;

const names = ['a', 'b', 'tick', 'c', 'd', 'amount', 'username'] as const;

/** Conditions over facts and earlier fields, so that none depends on itself. */
const conditionOver = (before: readonly string[]): fc.Arbitrary<Condition> =>
  fc.oneof(
    fc.constantFrom<Condition>({ var: 'flags.on' }, { '!': { var: 'flags.on' } }, true),
    ...before.flatMap((name): fc.Arbitrary<Condition>[] => [
      fc.constantFrom('', 'x', '12345').map((value) => ({ '==': [{ var: `form.${name}` }, value] })),
      fc.constantFrom<Condition>(
        { var: `form.${name}` },
        { and: [{ var: 'flags.on' }, { '!': { var: `form.${name}` } }] },
      ),
    ]),
  );

const some = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined, freq: 2 });

const defined = <Record extends object>(record: Record) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Record]: Exclude<Record[Name], undefined>;
  };

const inputOf = (name: (typeof names)[number]): FormField['input'] =>
  name === 'tick' ? 'checkbox' : name === 'amount' ? 'amount' : 'text';

const fieldOf = (name: (typeof names)[number]) => {
  const condition = conditionOver(names.slice(0, names.indexOf(name)));
  return fc
    .record({
      when: some(condition),
      requiredWhen: some(condition),
      enabledWhen: some(condition),
      whenHidden: some(fc.constantFrom('omit' as const, 'keep' as const, 'clear' as const)),
      equals: name === 'b' ? some(fc.constant('a')) : fc.constant(undefined),
      minimum: name === 'amount' ? some(fc.constantFrom(100, 500)) : fc.constant(undefined),
      maximum: name === 'amount' ? some(fc.constantFrom(1000, 90_000)) : fc.constant(undefined),
      mustAccept: name === 'tick' ? some(fc.boolean()) : fc.constant(undefined),
    })
    .map(
      (more): FormField => ({ label: `field.${name}`, input: inputOf(name), ...defined(more) }) as FormField,
    );
};

const rule: fc.Arbitrary<FieldRule> = fc
  .record({
    enabled: fc.boolean(),
    required: fc.boolean(),
    minLength: some(fc.nat({ max: 4 })),
    maxLength: some(fc.integer({ min: 4, max: 6 })),
    patternId: some(fc.constantFrom('digits', 'letterFirst')),
    acceptedPattern: some(fc.constantFrom('*', '[a-z]+', '[')),
  })
  .map((values) => defined(values) as FieldRule);

const form: fc.Arbitrary<FormDocument> = fc
  .record({
    fields: fc.record(Object.fromEntries(names.map((name) => [name, fieldOf(name)]))),
    when: some(conditionOver(['a', 'b'])),
    omit: fc.subarray([...names]),
    require: fc.subarray([...names]),
  })
  .map(({ fields, when, omit, require }): FormDocument => ({
    kind: 'form',
    id: 'any',
    rules: 'any',
    order: ['one', 'two'],
    groups: {
      one: { order: ['a', 'b', 'tick'] },
      two: { order: ['c', 'd', 'amount', 'username'], ...(when !== undefined && { when }) },
    },
    fields,
    modes: { plain: { label: 'mode.plain', omit, require } },
    submit: { label: 'send', action: { do: 'register' } },
  }));

const value = fc.constantFrom('', ' ', 'x', 'abc', '12345', '1234567', '🙂🙂', '900', '95000');
const values: fc.Arbitrary<FormValues> = fc
  .record({ ...Object.fromEntries(names.map((name) => [name, value])), tick: fc.boolean() })
  .map((given) => given as FormValues);

const clock = () => new Date('2026-06-01T00:00:00Z');

it('explains what the model does: for any form, rules, facts and values the verdicts are the same', () => {
  fc.assert(
    fc.property(
      form,
      fc.record(Object.fromEntries(names.map((name) => [name, some(rule)]))),
      fc.boolean(),
      values,
      some(fc.constant('plain')),
      (document, ruled, on, typed, mode) => {
        const options = {
          form: document,
          rules: { fields: defined(ruled) as Record<string, FieldRule> },
          patterns: registrationPatterns,
          facts: (name: string) => (name === 'flags.on' ? on : undefined),
          mode,
        };
        const model = createFormModel(fieldSpecs(options), { initial: typed, clock });
        model.showErrors();
        const sent = model.values();
        const explain = explainForm({ ...options, values: typed, clock });
        for (const name of names) {
          const state = model.field(name);
          const { shown, required, disabled, sent: goes, valid } = explain(name);
          expect(shown.holds).toBe(state.visible);
          expect(disabled.holds).toBe(state.disabled);
          expect(required.holds).toBe(state.visible && !state.disabled && state.spec.required);
          expect(goes.holds).toBe(Object.hasOwn(sent, name));
          expect(valid.error).toEqual(state.error);
          expect(valid.holds).toBe(state.error === undefined);
          for (const answer of [shown, required, disabled, goes, valid]) {
            expect(decisive(answer)).not.toEqual([]);
            for (const reason of answer.reasons) expect(reasonText(reason)).not.toMatch(/undefined|\[object/);
          }
          // For a valid field that is shown and filled in, every reason holds.
          for (const answer of [shown, valid]) {
            expect(answer.reasons.every(({ holds }) => holds)).toBe(answer.holds);
          }
        }
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
});

it('explains what the gateway does: it refuses exactly the fields that are explained as invalid', () => {
  fc.assert(
    fc.property(form, values, fc.boolean(), (document, typed, on) => {
      const options = { form: document, facts: (name: string) => (name === 'flags.on' ? on : undefined) };
      const specs = fieldSpecs(options);
      const checked = checkForm(specs, createFormModel(specs, { initial: typed, clock }).values(), clock);
      const refused = checked.ok ? [] : checked.fields.map(({ field }) => field);
      const explain = explainForm({ ...options, values: typed, clock });
      expect(names.filter((name) => !explain(name).valid.holds).sort()).toEqual(refused.sort());
    }),
    { numRuns: RUNS, seed: SEED + 1 },
  );
});
