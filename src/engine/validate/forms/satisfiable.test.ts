/** @module-tag exhaustive */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '#run-size';
import { checkValue, fieldSpecs, type FieldInput } from '../../forms/index.ts';
import type { JsonObject } from '../../json/json.ts';
import { arbitraryField, arbitraryRule } from '../../testing/arbitrary-field.ts';
import { objectUnder, smallPacks, writePacks } from '../../testing/small-packs.ts';
import { validatePacks } from '../../validate.ts';
import { noProduct } from '../../testing/no-product.ts';

const references = { text: ['form.username'], pattern: ['letters'] };
const inputs: FieldInput[] = ['text', 'textarea', 'date', 'number', 'amount', 'select', 'radio'];

const drawn = fc.constantFrom(...inputs).chain((input) =>
  fc.record({
    field: arbitraryField(input, references),
    rule: arbitraryRule(input, references),
    values: fc.array(
      fc.oneof(
        fc.string({ minLength: 1, maxLength: 16 }),
        fc.stringMatching(/^[a-z]{1,14}$/),
        fc.stringMatching(/^[0-9]{1,14}$/),
        fc.stringMatching(/^(?:ab|c){1,7}$/),
        fc.integer({ min: -20, max: 600_000 }).map(String),
        fc
          .date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
          .map((day) => day.toISOString().slice(0, 10)),
        fc.constantFrom('mr', 'ms', 'dr', 'kbz', 'wave', 'aya'),
      ),
      { minLength: 20, maxLength: 20 },
    ),
  }),
);

describe('a field that is said to accept no value', () => {
  it('accepts none', () => {
    let told = 0;
    fc.assert(
      fc.property(drawn, ({ field, rule, values }) => {
        const packs = smallPacks();
        const form = objectUnder(packs['ground']?.['form/register']);
        objectUnder(form, 'fields')['odd'] = field as unknown as JsonObject;
        objectUnder(form, 'groups', 'you')['order'] = ['username', 'password', 'repeat', 'agree', 'odd'];
        const rules = objectUnder(packs['ground']?.['rules/register'], 'fields');
        rules['odd'] = { ...rule, enabled: true } as JsonObject;
        const problems = validatePacks(noProduct, writePacks(packs), ['shop']);
        if (!problems.some(({ code }) => code === 'FIELD_UNSATISFIABLE')) return;
        told += 1;
        const spec = fieldSpecs({
          form: form as never,
          rules: { fields: rules as never },
          patterns: packs['ground']?.['patterns/main'] as never,
        }).find(({ name }) => name === 'odd');
        for (const value of values) expect(spec && checkValue(spec, value), value).toBeDefined();
      }),
      { numRuns: count(80, 800) },
    );
    expect(told).toBeGreaterThan(3);
  });
});
