import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FieldRule } from './field-spec.ts';
import { checkForm } from './check-form.ts';
import { fieldSpecs } from './field-specs.ts';
import { createFormModel } from './create-form-model.ts';
import { registration, registrationPatterns } from './testing/registration.ts';

const SEED = 20_260_301;
const PAIRS = 4_000;

const patterns = ['*', '[a-z]+', '\\p{L}+', '[0-9]{2,4}', '.', '(?:ab|c)+', '[\\u1000-\\u109F]+', '[^\\s]+'];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.stringMatching(/^[abc0-9 ]{0,12}$/),
  fc.constantFrom('', ' ', 'e\u0301', '🙂', '👨‍👩‍👧', '\uD83D', 'ကို', 'a'.repeat(5000), '\u0000', '\n'),
);

const bound = fc.option(fc.nat({ max: 14 }), { nil: undefined });

const rules = fc
  .record({
    required: fc.boolean(),
    bounds: fc.tuple(bound, bound),
    acceptedPattern: fc.option(fc.constantFrom(...patterns), { nil: undefined }),
  })
  .map(({ required, bounds: [first, second], acceptedPattern }): FieldRule => {
    const [minLength, maxLength] =
      first !== undefined && second !== undefined && first > second ? [second, first] : [first, second];
    return {
      enabled: true,
      required,
      ...(minLength !== undefined && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
      ...(acceptedPattern !== undefined && { acceptedPattern }),
    };
  });

const form = { ...registration, order: ['one'], groups: { one: { order: ['email'] } } };
const specsFor = (rule: FieldRule) =>
  fieldSpecs({ form, rules: { fields: { email: rule } }, patterns: registrationPatterns });

/** The verdict of a page: a player types the value and presses the button. */
const pageVerdict = (rule: FieldRule, value: string) => {
  const model = createFormModel(specsFor(rule));
  model.change('email', value);
  model.showErrors();
  const { error } = model.field('email');
  return { error: error && { field: 'email', ...error }, sent: model.values() };
};

it('gives page and gateway the same verdict and code for any rule and value [ENG-03]', () => {
  fc.assert(
    fc.property(rules, text, (rule, value) => {
      const page = pageVerdict(rule, value);
      const gateway = checkForm(specsFor(rule), { email: value }, () => new Date());
      expect(page).toEqual(
        gateway.ok
          ? { error: undefined, sent: { email: '', ...gateway.values } }
          : { error: gateway.fields[0], sent: page.sent },
      );
    }),
    { numRuns: PAIRS, seed: SEED },
  );
});

it('agrees with Ajv compiled from the JSON Schema that says the same', () => {
  const ajv = new Ajv2020({ unicodeRegExp: true });
  const schemaOf = ({ minLength, maxLength, acceptedPattern }: FieldRule) => ({
    type: 'string',
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(acceptedPattern !== undefined && acceptedPattern !== '*' && { pattern: `^(?:${acceptedPattern})$` }),
  });
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  const accepts = (rule: FieldRule, value: string): boolean => {
    const trimmed = value.trim();
    if (trimmed === '') return !rule.required;
    const schema = schemaOf(rule);
    const key = JSON.stringify(schema);
    if (!compiled.has(key)) compiled.set(key, ajv.compile(schema));
    return compiled.get(key)!(trimmed) === true;
  };
  fc.assert(
    fc.property(rules, text, (rule, value) => {
      expect(pageVerdict(rule, value).error === undefined).toBe(accepts(rule, value));
    }),
    { numRuns: PAIRS, seed: SEED + 1 },
  );
});
