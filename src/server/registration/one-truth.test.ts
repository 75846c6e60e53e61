import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOf } from '#run-size';
import type { FormDocument, PatternsDocument, RulesDocument } from '#contract/generated/documents.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import {
  createFormModel,
  fieldSpecs,
  type FieldSpec,
  type FieldValue,
  type FormValues,
} from '#engine/forms/index.ts';
import type { FieldRule } from '#engine/forms/specs/field-spec.ts';
import { arbitraryValue } from '#engine/forms/testing/arbitrary-value.ts';
import { arbitraryRule } from '#engine/testing/arbitrary-field.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const SEED = seedOf(20_260_303);
const RULE_SETS = 24;
const VALUES_EACH = 12;

/** A registration with every kind of value that its call carries, with conditions and each policy for hidden values. */
const fields: FormDocument['fields'] = {
  username: { label: 'field.username', input: 'username' },
  password: { label: 'field.password', input: 'newPassword' },
  verifyPwd: { label: 'field.verifyPwd', input: 'repeatPassword', equals: 'password' },
  email: { label: 'field.email', input: 'email' },
  nickname: { label: 'field.nickname', input: 'text', trim: false },
  birthday: { label: 'field.birthday', input: 'date', minAgeFrom: 'birthdayAge' },
  occupation: {
    label: 'field.occupation',
    input: 'radio',
    options: { order: ['farming', 'other'], items: { farming: { label: 'a' }, other: { label: 'b' } } },
  },
  sourceOfIncome: {
    label: 'field.sourceOfIncome',
    input: 'text',
    when: { '==': [{ var: 'form.occupation' }, 'other'] },
    requiredWhen: { '!=': [{ var: 'form.nickname' }, ''] },
    whenHidden: 'keep',
  },
  address: {
    label: 'field.address',
    input: 'textarea',
    enabledWhen: { '!=': [{ var: 'form.occupation' }, 'farming'] },
  },
  idNumber: { label: 'field.idNumber', input: 'bankAccount', when: { var: 'flags.freePlay' } },
  placeOfBirth: { label: 'field.placeOfBirth', input: 'number', minimum: 0, maximum: 90 },
  ageAgreement: { label: 'field.ageAgreement', input: 'checkbox', mustAccept: true },
  termsAgreement: { label: 'field.termsAgreement', input: 'checkbox' },
};
const names = Object.keys(fields);

const arbitraryRules: fc.Arbitrary<RulesDocument['fields']> = fc
  .tuple(
    ...names.map((name) =>
      arbitraryRule(fields[name]?.input ?? 'text', { text: [], pattern: ['letterFirst', 'digits', 'email'] }),
    ),
  )
  .map((rules: FieldRule[]) =>
    Object.fromEntries(names.map((name, index) => [name, rules[index]!] as const)),
  );

const callSchema = schemaIndex.calls['memberRegister'] as {
  properties: { body: { properties: Record<string, { maxLength?: number }> } };
};
const bodySchema = callSchema.properties.body.properties;

/**
 * True for values that no call carries: NUL, lone surrogates, texts beyond the schema. The gateway refuses the whole call
 * before it checks fields; a page refuses each such field that it shows.
 */
const isUnsendable = (values: FormValues): boolean =>
  Object.entries(values).some(
    ([name, value]) =>
      typeof value === 'string' &&
      (/\p{Cs}/u.test(value) ||
        value.includes('\0') ||
        [...value].length > (bodySchema[name]?.maxLength ?? Infinity)),
  );

/** Rules that an account and a password keep without more, so that some registrations are accepted. */
const lenient = (rules: RulesDocument['fields']): RulesDocument['fields'] => {
  const free = { enabled: true, required: false };
  const optional = Object.entries(rules).map(([name, rule]) => [name, { ...rule, required: false }] as const);
  return { ...Object.fromEntries(optional), username: free, password: free, verifyPwd: free };
};

/** Minimal values of a new account, with one more field filled in. */
const barely = (values: FormValues, set: number, way: number): FormValues => {
  const more = names[way % names.length] ?? 'email';
  const account = { username: `player${set}x${way}`, password: 'Secret-1234', verifyPwd: 'Secret-1234' };
  return { [more]: values[more] ?? '', ...account, occupation: 'other', ageAgreement: true };
};

describe('one truth over HTTP', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
    gateway.publish((documents) => {
      const form = documents['form/register'] as FormDocument;
      Object.assign(form, { fields, order: ['all'], groups: { all: { order: names } } });
      Object.assign((documents['constants/main'] as { constants: object }).constants, {
        registrationsPerHour: 1_000_000,
        birthdayAge: 21,
      });
    });
  });
  afterAll(() => gateway.close());

  /** The fields as a page of this brand has them. */
  const pageSpecs = (): FieldSpec[] => {
    const { documents } = gateway.brand();
    return fieldSpecs({
      form: documents['form/register'] as FormDocument,
      rules: documents['rules/register'] as RulesDocument,
      patterns: documents['patterns/main'] as PatternsDocument,
      facts: (name) => name === 'flags.freePlay',
      constants: { birthdayAge: 21 },
      mode: 'username',
    });
  };

  const pageErrors = (specs: readonly FieldSpec[], values: FormValues) => {
    const model = createFormModel(specs, { clock: gateway.now });
    for (const [name, value] of Object.entries(values)) model.change(name, value as FieldValue);
    model.showErrors();
    const fields = specs.flatMap(({ name }) => {
      const { error } = model.field(name);
      return error ? [{ field: name, code: error.code, params: error.params }] : [];
    });
    return { fields, sent: model.values() };
  };

  const register = (values: FormValues) =>
    gateway.client.send('memberRegister', {
      // The call cannot do without these two, whatever their rules.
      body: { username: '', password: '', ...values, registerMethod: 'WEB', login: true },
    });

  it(
    'the gateway refuses the fields of a registration that its page refuses, with the same codes and numbers [ENG-03]',
    { timeout: 300_000 },
    async () => {
      const outcomes = { accepted: 0, refused: 0, unsendable: 0 };
      const draws = fc.sample(arbitraryRules, { numRuns: RULE_SETS, seed: SEED });
      for (const [set, drawn] of draws.entries()) {
        const isLenient = set % 2 === 1;
        const rules = isLenient ? lenient(drawn) : drawn;
        gateway.publish((documents) => {
          (documents['rules/register'] as RulesDocument).fields = rules;
        });
        const specs = pageSpecs();
        const way = fc.tuple(
          ...specs.map((spec) => fc.option(arbitraryValue(spec, gateway.now()), { nil: '' })),
        );
        const ways = fc.sample(way, { numRuns: VALUES_EACH, seed: (SEED + set) >>> 0 });
        for (const [number, values] of ways.entries()) {
          const filled = Object.fromEntries(
            specs.flatMap(({ name, input }, index) =>
              input === 'checkbox' && values[index] === '' ? [] : [[name, values[index] ?? '']],
            ),
          ) as FormValues;
          const { fields: due, sent } = pageErrors(specs, isLenient ? barely(filled, set, number) : filled);
          const { status, json } = await register(sent);
          const found = {
            status,
            fields: json?.code === 'INVALID_FIELDS' ? (json.value.fields as typeof due) : [],
          };
          const outcome = isUnsendable(sent) ? 'unsendable' : due.length > 0 ? 'refused' : 'accepted';
          outcomes[outcome] += 1;
          const expected = {
            accepted: { status: 200, fields: [] },
            refused: { status: 422, fields: due },
            unsendable: { status: expect.toBeOneOf([400, 413]) as number, fields: [] },
          };
          expect(found, JSON.stringify({ rules, sent }).slice(0, 3000)).toEqual(expected[outcome]);
          // A kept value of a hidden field is excepted: the page cannot mark it.
          const { sourceOfIncome: _kept, ...checked } = sent;
          expect(isUnsendable(checked) && due.length === 0).toBe(false);
        }
      }
      expect(outcomes.unsendable).toBeGreaterThan(5);
      expect(outcomes.refused).toBeGreaterThan(100);
      expect(outcomes.accepted).toBeGreaterThan(5);
    },
  );

  it('the patterns of the catalogue refuse and accept over HTTP what they do on the page', async () => {
    const cases = [
      ['letterFirst', 'mgmg2026', undefined],
      ['letterFirst', '2026mgmg', 'PATTERN'],
      ['digits', '0912345678', undefined],
      ['digits', '၁၂၃', 'PATTERN'],
      ['digits', '１２３', 'PATTERN'],
      ['email', 'mya@shop.example', undefined],
      ['email', 'mya@shop', 'PATTERN'],
    ] as const;
    for (const [index, [patternId, value, code]] of cases.entries()) {
      gateway.publish((documents) => {
        (documents['rules/register'] as RulesDocument).fields = {
          sourceOfIncome: { enabled: true, required: false, patternId },
        };
      });
      const values = {
        username: `pattern${index}`,
        password: 'Secret-1234',
        verifyPwd: 'Secret-1234',
        occupation: 'other',
        sourceOfIncome: value,
        ageAgreement: true,
      };
      const { json } = await register(values);
      const found = (json.value.fields ?? []) as { field: string; code: string }[];
      expect(found.find(({ field }) => field === 'sourceOfIncome')?.code, value).toBe(code);
    }
  });
});
