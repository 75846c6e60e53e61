/** @module-tag exhaustive */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import type { ProblemCode } from '../problems.ts';
import { validatePacks } from '../validate.ts';
import { fieldInputs } from '../forms/inputs/parts/input-document.ts';
import { arbitraryForm, type DrawnForm } from './arbitrary-form.ts';
import { smallPacks, writePacks } from './small-packs.ts';
import { noProduct } from './no-product.ts';

const references = { text: ['form.username', 'form.send'], pattern: ['letters'] };

/** Problems that generated forms may have: their submit action, and rules that leave no valid value. */
const beyond: ReadonlySet<string> = new Set<ProblemCode>([
  'ACTION_TAKES_NO_FORM',
  'FIELD_UNSATISFIABLE',
  'OPTION_REFUSED',
  'DEFAULT_REFUSED',
]);

/** Adds a generated form to the small packs and gives its problems. */
function problemsOf({ form, rules }: DrawnForm): string[] {
  const packs = smallPacks();
  const documents = { 'form/drawn': form, 'rules/drawn': rules } as unknown as Record<string, JsonObject>;
  packs['shop'] = { ...packs['shop'], ...documents };
  return validatePacks(noProduct, writePacks(packs), ['shop'])
    .filter(({ code }) => !beyond.has(code))
    .map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

describe('arbitrary forms', () => {
  it('have nothing wrong with them', () => {
    fc.assert(
      fc.property(arbitraryForm(references), (drawn) => {
        expect(problemsOf(drawn)).toEqual([]);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('reach every input, every condition of a field and every policy', () => {
    const forms = fc.sample(arbitraryForm(references), { seed: 2, numRuns: 60 });
    const fields = forms.flatMap(({ form }) => Object.values(form.fields));
    expect(new Set(fields.map(({ input }) => input))).toEqual(new Set(fieldInputs));
    const properties = new Set(fields.flatMap((field) => Object.keys(field)));
    for (const property of [
      'when',
      'requiredWhen',
      'enabledWhen',
      'whenHidden',
      'equals',
      'minAge',
      'minAgeFrom',
      'minimum',
      'maximum',
      'quick',
      'accept',
      'options',
      'default',
      'check',
      'send',
      'showErrors',
      'trim',
    ]) {
      expect([...properties], property).toContain(property);
    }
    expect(new Set(fields.map(({ whenHidden }) => whenHidden))).toEqual(
      new Set(['omit', 'keep', 'clear', undefined]),
    );
    expect(forms.some(({ form }) => (form.steps?.order.length ?? 0) > 1)).toBe(true);
    expect(forms.some(({ form }) => Object.values(form.groups).some(({ when }) => when !== undefined))).toBe(
      true,
    );
  });
});
