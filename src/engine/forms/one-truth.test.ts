/** @module-tag exhaustive */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedOf } from '#run-size';
import type { FormField } from '#contract/generated/documents.ts';
import { arbitraryField, arbitraryRule } from '../testing/arbitrary-field.ts';
import type { FieldInput } from './specs/field-spec.ts';
import { statedInputs } from './testing/json-schema-of.ts';
import { createFormModel } from './model/create-form-model.ts';
import { fieldErrors } from './checks/error-codes.ts';
import type { FieldError } from './checks/field-error.ts';
import type { FieldName, FieldSpec, FieldValue, FormValues } from './specs/field-spec.ts';
import { fieldSpecs } from './specs/field-specs.ts';
import type { FormModel } from './model/form-model.ts';
import { ajvVerdict, type AjvVerdict } from './testing/ajv-verdict.ts';
import { arbitraryValue } from './testing/arbitrary-value.ts';
import { registrationPatterns } from './testing/registration.ts';
import {
  drawnConstants,
  drawnReferences,
  drawnTimes,
  filled,
  gatewayVerdict,
  type RefusedFields,
} from './testing/verdicts.ts';

const SEED = seedOf(20_260_301);
const RULES_EACH = 94;
const VALUES_EACH = 12;

/** Types short texts key by key, as a player does, and puts others in at once, as pasting does. */
const type = (model: FormModel, name: FieldName, value: FieldValue): void => {
  const keys = typeof value === 'string' && value.length <= 8 ? [...value] : [];
  for (const end of keys.keys()) model.change(name, keys.slice(0, end).join(''));
  model.change(name, value);
};

type Case = { specs: readonly FieldSpec[]; at: Date; ajv: AjvVerdict };

/** Verdict by each way of checking a value: the code, undefined for an accepted one, and the accepted value. */
type Verdicts = {
  whileTyping: FieldError | undefined;
  afterLeaving: FieldError | undefined;
  status: string;
  gateway: RefusedFields;
  taken: FormValues | undefined;
  ajvRefuses: boolean;
  ajvNamesTheCode: boolean;
};

/** All verdicts on a value: `found`, and the expected ones if all equal the page's own on submit. */
async function judge({ specs, at, ajv }: Case, value: FieldValue) {
  const model = createFormModel(specs, { clock: () => at });
  const field = model.field('it');
  const policy = field.spec.showErrors ?? 'blur';
  type(model, 'it', value);
  const whileTyping = field.error;
  model.leave('it');
  const afterLeaving = field.error;
  let sent: FormValues | undefined;
  const { status } = await model.submit((values) => {
    sent = values;
    return Promise.resolve({ ok: true });
  });
  const { error } = field;
  const gateway = gatewayVerdict(specs, { it: value }, at);
  const codes = ajv({ it: value }).get('it');

  const found: Verdicts = {
    // While typing a first message shows by the policy `change` only.
    whileTyping: policy === 'blur' ? error : whileTyping,
    afterLeaving,
    status,
    gateway: gateway.refused,
    taken: gateway.values,
    ajvRefuses: codes !== undefined,
    ajvNamesTheCode: error === undefined || (codes?.has(error.code) ?? false),
  };
  const due: Verdicts = {
    whileTyping: policy === 'submit' ? undefined : error,
    afterLeaving: policy === 'submit' ? undefined : error,
    status: error ? 'invalid' : 'sent',
    gateway: error ? { it: error } : {},
    taken: sent && filled(sent),
    ajvRefuses: error !== undefined,
    ajvNamesTheCode: true,
  };
  return { found, due, code: error?.code ?? 'accepted' };
}

const specsOf = (field: FormField, rule: Parameters<typeof fieldSpecs>[0]['rules']): FieldSpec[] =>
  fieldSpecs({
    form: {
      kind: 'form',
      id: 'one',
      order: ['only'],
      groups: { only: { order: ['it'] } },
      fields: { it: field },
      submit: { label: 'a.text', action: { do: 'reload' } },
    },
    rules: rule,
    patterns: registrationPatterns,
    constants: drawnConstants,
  });

/** A field of an input with its rule, and values for it. */
const arbitraryPairs = (input: FieldInput) =>
  fc
    .record({
      field: arbitraryField(input, drawnReferences),
      rule: arbitraryRule(input, drawnReferences),
      at: fc.constantFrom(...drawnTimes),
    })
    .chain(({ field, rule, at }) => {
      const specs = specsOf(field, { fields: { it: rule } });
      const value = specs[0] ? arbitraryValue(specs[0], at) : fc.constant('');
      const values = fc.array(value, { minLength: VALUES_EACH, maxLength: VALUES_EACH });
      return fc.record({ specs: fc.constant(specs), at: fc.constant(at), values });
    });

/** Codes that need a second field, or a name that the form does not have. */
const beyondOneField = [
  'NOT_EQUAL',
  'UNKNOWN_FIELD',
  'NOT_ASCENDING',
  'BELOW_BEFORE',
  'NOT_DISTINCT',
  'TOO_FEW_ROWS',
  'TOO_MANY_ROWS',
];

describe('one truth', () => {
  const verdicts = new Map<string, number>();

  it.each(statedInputs)(
    'page, gateway and full Ajv judge the input %s alike [ENG-03] [VAL-01]',
    { timeout: 300_000 },
    async (input) => {
      await fc.assert(
        fc.asyncProperty(arbitraryPairs(input), async ({ specs, at, values }) => {
          const ajv = ajvVerdict(specs, at);
          for (const value of values) {
            const { found, due, code } = await judge({ specs, at, ajv }, value);
            expect(found).toEqual(due);
            verdicts.set(code, (verdicts.get(code) ?? 0) + 1);
          }
        }),
        { numRuns: RULES_EACH, seed: SEED },
      );
    },
  );

  it('was asked of at least 20,000 pairs of a rule and a value, and found every code that one field can have', () => {
    const pairs = [...verdicts.values()].reduce((sum, count) => sum + count, 0);
    expect(pairs).toBeGreaterThanOrEqual(20_000);
    const ofOneField = Object.entries(fieldErrors)
      .filter(([code, { origin }]) => origin === 'check' && !beyondOneField.includes(code))
      .map(([code]) => code);
    for (const code of ['accepted', ...ofOneField]) {
      expect(verdicts.get(code) ?? 0, code).toBeGreaterThanOrEqual(20);
    }
  });
});
