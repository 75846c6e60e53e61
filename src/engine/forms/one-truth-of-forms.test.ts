/** @module-tag exhaustive */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import { arbitraryForm, type DrawnForm } from '../testing/arbitrary-form.ts';
import { checkForm } from './checks/check-form.ts';
import { createFormModel } from './model/create-form-model.ts';
import type { FieldName, FieldSpec, FieldValue, FormValues } from './specs/field-spec.ts';
import { fieldSpecs } from './specs/field-specs.ts';
import type { FormModel } from './model/form-model.ts';
import { ajvVerdict } from './testing/ajv-verdict.ts';
import { arbitraryValue } from './testing/arbitrary-value.ts';
import { statedInputs } from './testing/json-schema-of.ts';
import { registrationPatterns } from './testing/registration.ts';
import {
  drawnConstants,
  drawnReferences,
  drawnTimes,
  filled,
  gatewayVerdict,
  shownErrors,
} from './testing/verdicts.ts';

const SEED = seedOf(20_260_302);
const WAYS_EACH = 6;

const specsOf = ({ form, rules }: DrawnForm, mode: string | undefined): FieldSpec[] =>
  fieldSpecs({ form, rules, patterns: registrationPatterns, constants: drawnConstants, mode });

/** The same form with nothing required, so that some ways to fill it in are accepted. */
const lenient = ({ form, rules }: DrawnForm): DrawnForm => ({
  form: {
    ...form,
    fields: Object.fromEntries(
      Object.entries(form.fields).map(([name, { requiredWhen: _required, mustAccept: _must, ...field }]) => [
        name,
        field,
      ]),
    ),
  },
  rules: {
    ...rules,
    fields: Object.fromEntries(
      Object.entries(rules.fields).map(([name, rule]) => [name, { ...rule, required: false }]),
    ),
  },
});

/** Input of one field: a value, or a repetition of the field it repeats; `skipped` in a sparse way. */
type Given = { value: FieldValue; repeats: boolean; skipped: boolean };

/** A way to fill in a form: inputs by field and the order in which fields are visited. */
type Way = { given: readonly Given[]; order: readonly FieldName[]; sparse: boolean };

const arbitraryWay = (specs: readonly FieldSpec[], at: Date): fc.Arbitrary<Way> => {
  const given = specs.map((spec) =>
    fc.record({
      value: arbitraryValue(spec, at),
      repeats: fc.boolean(),
      skipped: fc.integer({ min: 0, max: 9 }).map((number) => number < 8),
    }),
  );
  return fc.record({
    given: fc.tuple(...given),
    order: fc.shuffledSubarray(specs.map(({ name }): FieldName => name)),
    sparse: fc.boolean(),
  });
};

const arbitraryFilling = fc
  .record({
    drawn: arbitraryForm(drawnReferences, statedInputs),
    at: fc.constantFrom(...drawnTimes),
    mode: fc.constantFrom('all', 'some', undefined),
    isLenient: fc.boolean(),
  })
  .chain(({ drawn, at, mode, isLenient }) => {
    const form = isLenient ? lenient(drawn) : drawn;
    const specs = specsOf(form, form.form.modes ? mode : undefined);
    const ways = fc.array(arbitraryWay(specs, at), { minLength: WAYS_EACH, maxLength: WAYS_EACH });
    return fc.record({ form: fc.constant(form.form), specs: fc.constant(specs), at: fc.constant(at), ways });
  });

const valueFor = (specs: readonly FieldSpec[], { given }: Way, name: FieldName): FieldValue => {
  const index = specs.findIndex((spec) => spec.name === name);
  const { equals } = specs[index] ?? {};
  const own = given[index];
  if (own?.repeats && equals !== undefined)
    return valueFor(specs, { given, order: [], sparse: false }, equals);
  return own?.value ?? '';
};

/** Visits the fields in order: sets each value and leaves. */
const fillIn = (model: FormModel, specs: readonly FieldSpec[], way: Way): void => {
  for (const name of way.order) {
    const index = specs.findIndex((spec) => spec.name === name);
    if (way.sparse && way.given[index]?.skipped) continue;
    model.change(name, valueFor(specs, way, name));
    model.leave(name);
  }
};

const heldBy = (model: FormModel, specs: readonly FieldSpec[]): FormValues =>
  Object.fromEntries(specs.map(({ name }) => [name, model.field(name).value]));

describe('one truth of whole forms', () => {
  it(
    'page, gateway and full Ajv refuse the same fields under conditions, policies, steps and modes, and take the same values [ENG-03]',
    { timeout: 300_000 },
    async () => {
      const outcomes = { sent: 0, invalid: 0, hidden: 0, disabled: 0, repeated: 0 };
      await fc.assert(
        fc.asyncProperty(arbitraryFilling, async ({ form, specs, at, ways }) => {
          const ajv = ajvVerdict(specs, at);
          for (const way of ways) {
            const model = createFormModel(specs, {
              clock: () => at,
              steps: form.steps,
              showErrors: form.showErrors,
            });
            fillIn(model, specs, way);
            let sent: FormValues | undefined;
            const { status } = await model.submit((taken) => {
              sent = taken;
              return Promise.resolve({ ok: true });
            });
            const page = shownErrors(model, specs);
            const wrong = Object.keys(page);
            expect(status).toBe(wrong.length > 0 ? 'invalid' : 'sent');

            // This page sends only the values its conditions allow; a page of another version may send all it holds.
            const gateway = gatewayVerdict(specs, model.values(), at);
            expect(gateway.refused).toEqual(page);
            expect(gatewayVerdict(specs, heldBy(model, specs), at)).toEqual(gateway);
            expect(gateway.order).toEqual(
              specs.map(({ name }) => name).filter((name) => wrong.includes(name)),
            );
            const values = filled(sent ?? {});
            for (const [name, value] of Object.entries(gateway.values ?? {})) {
              expect(values[name], name).toEqual(value);
            }

            const judged = ajv(heldBy(model, specs));
            expect([...judged.keys()].toSorted()).toEqual(wrong.toSorted());
            for (const [name, { code }] of Object.entries(page)) {
              expect([...(judged.get(name) ?? [])], name).toContain(code);
            }

            outcomes[sent ? 'sent' : 'invalid'] += 1;
            for (const { name, enabled } of specs) {
              const { visible, disabled } = model.field(name);
              if (enabled && !visible) outcomes.hidden += 1;
              if (visible && disabled) outcomes.disabled += 1;
              if (page[name]?.code === 'NOT_EQUAL') outcomes.repeated += 1;
            }
          }
        }),
        { numRuns: 120, seed: SEED },
      );
      // Guards against a vacuous test: refusals, acceptances and hidden fields all occur.
      for (const [what, times] of Object.entries(outcomes)) expect(times, what).toBeGreaterThan(50);
    },
  );

  it('a page whose rules change while it is filled in ends up where one that had them from the start does', () => {
    fc.assert(
      fc.property(arbitraryFilling, ({ specs, at, ways, form }) => {
        const [way] = ways;
        if (!way) return;
        // Earlier rules: nothing required, no bounds, nothing hidden.
        const open = specs.map((spec): FieldSpec => ({
          ...spec,
          rule: {},
          required: false,
          when: undefined,
          enabledWhen: undefined,
          requiredWhen: undefined,
          disabled: false,
          options: undefined,
        }));
        const model = createFormModel(open, { clock: () => at, steps: form.steps });
        fillIn(model, open, way);
        model.setSpecs(specs);
        model.showErrors();
        expect(gatewayVerdict(specs, model.values(), at).refused).toEqual(shownErrors(model, specs));
      }),
      { numRuns: count(50, 100), seed: SEED },
    );
  });

  it('a gateway never fails over what arrives, and takes nothing that is no value of a form', () => {
    const anything = fc.anything({
      withBigInt: true,
      withNullPrototype: true,
      withObjectString: true,
      withDate: true,
    });
    const arriving = fc.record({
      filling: arbitraryFilling,
      junk: fc.array(anything, { minLength: 30, maxLength: 30 }),
    });
    fc.assert(
      fc.property(arriving, ({ filling: { specs, at }, junk }) => {
        const values = Object.fromEntries(specs.map(({ name }, index) => [name, junk[index]]));
        const checked = checkForm(specs, values, () => at);
        for (const value of checked.ok ? Object.values(checked.values) : []) {
          expect(['string', 'boolean'].includes(typeof value) || Array.isArray(value)).toBe(true);
        }
        const ofAnotherType = (checked.ok ? [] : checked.fields).filter(({ field }) => {
          const value = values[field];
          const spec = specs.find(({ name }) => name === field);
          const isEmpty = value === undefined || value === null || spec?.input === 'upload';
          return !isEmpty && typeof value !== (spec?.input === 'checkbox' ? 'boolean' : 'string');
        });
        for (const { code } of ofAnotherType) expect(code).toBe('INVALID_TYPE');
      }),
      { numRuns: count(75, 150), seed: SEED },
    );
  });
});
