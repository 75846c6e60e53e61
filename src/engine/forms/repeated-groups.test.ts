/** @module-tag exhaustive */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import type { FormDocument } from '#contract/generated/documents.ts';
import { checkForm } from './checks/check-form.ts';
import { createFormModel } from './model/create-form-model.ts';
import type { FormModel } from './model/form-model.ts';
import type { FieldValue, FormValues, RowValues } from './specs/field-spec.ts';
import { fieldSpecs } from './specs/field-specs.ts';
import { filled } from './testing/verdicts.ts';
import { tierForm, tierRules } from './testing/tier-form.ts';

const SEED = seedOf(20_261_127);
const clock = (): Date => new Date('2026-06-15T12:00:00Z');

const specsOf = (form: FormDocument = tierForm) => fieldSpecs({ form, rules: tierRules });
const open = (initial: FormValues = {}): FormModel => createFormModel(specsOf(), { clock, initial });

const keysOf = (model: FormModel): readonly string[] => model.form.rows['tiers'] ?? [];
const at = (model: FormModel, row: number, field: string): string => model.namesOf(field)[row] ?? '';
const type = (model: FormModel, row: number, field: string, value: FieldValue): void =>
  model.change(at(model, row, field), value);

/** Errors of the page, with rows named by their positions as the gateway does. */
const errorsOf = (model: FormModel): Record<string, { code: string; params: object }> =>
  Object.fromEntries(
    ['name', 'bet', 'rate', 'capped', 'cap', 'note'].flatMap((field) =>
      model.namesOf(field).flatMap((name, row) => {
        const { error } = model.field(name);
        const { code = undefined, params = {} } = error ?? {};
        return code === undefined
          ? []
          : [[name === field ? field : `tiers[${row}].${field}`, { code, params: { ...params } }] as const];
      }),
    ),
  );

const refusalsOf = (values: unknown): Record<string, { code: string; params: object }> => {
  const checked = checkForm(specsOf(), values as FormValues, clock);
  return checked.ok
    ? {}
    : Object.fromEntries(checked.fields.map(({ field, code, params }) => [field, { code, params }]));
};

describe('a group that repeats', () => {
  it('starts with its rows, adds, moves and removes them with what is typed, and sends them as a list', () => {
    const model = open();
    model.change('name', 'Aye');
    expect(model.values()['tiers']).toEqual([{ bet: '1000', rate: '1', capped: false, note: '' }]);
    expect(model.addRow('tiers')).toBe(true);
    type(model, 1, 'bet', '5000');
    type(model, 1, 'rate', '2');
    const [first = '', second = ''] = keysOf(model);
    expect(model.moveRow('tiers', second, -1)).toBe(true);
    expect(model.values()['tiers']).toMatchObject([{ bet: '5000' }, { bet: '1000' }]);
    expect(model.moveRow('tiers', second, -1)).toBe(false);
    expect(model.removeRow('tiers', first)).toBe(true);
    expect(model.values()['tiers']).toMatchObject([{ bet: '5000', rate: '2' }]);
    expect(model.removeRow('tiers', second)).toBe(false);
    for (const added of [true, true, true, false]) expect(model.addRow('tiers')).toBe(added);
    model.reset();
    expect(model.values()['tiers']).toMatchObject([{ bet: '1000', rate: '1' }]);
  });

  it('decides conditions in each row for itself', () => {
    const model = open();
    model.addRow('tiers');
    type(model, 1, 'capped', true);
    expect(model.namesOf('cap').map((name) => model.field(name).visible)).toEqual([false, true]);
    expect(model.namesOf('note').map((name) => model.field(name).visible)).toEqual([true, false]);
    type(model, 1, 'rate', '20');
    expect(model.field(at(model, 1, 'cap')).spec.required).toBe(true);
    expect(model.field(at(model, 0, 'cap')).spec.required).toBe(false);
  });

  it('compares rows with those before, whichever of them changes, and passes over what is empty', () => {
    const model = open();
    model.addRow('tiers');
    model.addRow('tiers');
    type(model, 2, 'rate', '0.5');
    model.leave(at(model, 2, 'rate'));
    expect(model.field(at(model, 2, 'rate')).error).toEqual({ code: 'NOT_ASCENDING', params: { min: '1' } });
    type(model, 0, 'rate', '0.25');
    expect(model.field(at(model, 2, 'rate')).error).toBeUndefined();
    const [, , third = ''] = keysOf(model);
    type(model, 0, 'rate', '1');
    model.moveRow('tiers', third, -2);
    expect(model.field(at(model, 0, 'rate')).error).toBeUndefined();
  });

  it('keeps rows while the document changes, adds those that are missing, and says when there are too many', async () => {
    const model = open();
    model.change('name', 'Aye');
    model.addRow('tiers');
    type(model, 1, 'bet', '2000');
    type(model, 1, 'rate', '3');
    const before = at(model, 1, 'bet');
    const { tiers } = tierForm.groups;
    const change = (repeat: object): FormDocument => ({
      ...tierForm,
      groups: { ...tierForm.groups, tiers: { ...tiers!, repeat: { ...tiers!.repeat!, ...repeat } } },
    });
    model.setSpecs(specsOf(change({ least: 3 })));
    expect(keysOf(model)).toHaveLength(3);
    expect(model.field(before).value).toBe('2000');
    model.setSpecs(specsOf(change({ most: 2 })));
    type(model, 2, 'bet', '3000');
    type(model, 2, 'rate', '4');
    const sent = await model.submit(() => Promise.resolve({ ok: true }));
    expect(sent.status).toBe('invalid');
    expect(model.form.failure).toEqual({ key: 'form.error.tooManyRows', params: { max: 2 }, retry: false });
  });

  it('shows a refusal of the server at the row that it names by position', async () => {
    const model = open({
      name: 'Aye',
      tiers: [
        { bet: '1', rate: '1' },
        { bet: '2', rate: '2' },
      ],
    });
    const [, second = ''] = keysOf(model);
    model.moveRow('tiers', second, -1);
    model.moveRow('tiers', second, 1);
    await model.submit(() =>
      Promise.resolve({
        ok: false,
        fields: [{ field: 'tiers[1].rate', code: 'TOO_LARGE', params: { max: 1 } }],
      }),
    );
    expect(errorsOf(model)).toEqual({ 'tiers[1].rate': { code: 'TOO_LARGE', params: { max: 1 } } });
  });

  it('is refused by the gateway when its list is of another type, too short, too long or has something else in it', () => {
    const row = { bet: '1000', rate: '1' };
    const codes = (tiers: unknown): Record<string, string> =>
      Object.fromEntries(
        Object.entries(refusalsOf({ name: 'Aye', tiers })).map(([field, { code }]) => [field, code]),
      );
    expect(codes([row])).toEqual({});
    expect(codes('x')).toMatchObject({ tiers: 'INVALID_TYPE' });
    expect(codes([])).toMatchObject({ tiers: 'TOO_FEW_ROWS' });
    expect(codes([row, row, row, row, row])).toEqual({ tiers: 'TOO_MANY_ROWS' });
    expect(codes([{ ...row, other: '1' }])).toEqual({ 'tiers[0].other': 'UNKNOWN_FIELD' });
    expect(codes(['x'])).toMatchObject({ 'tiers[0]': 'INVALID_TYPE' });
    expect(codes(undefined)).toEqual({ 'tiers[0].bet': 'REQUIRED', 'tiers[0].rate': 'REQUIRED' });
    expect(refusalsOf({ name: 'Aye', 'tiers[0].bet': '1000', tiers: [row] })).toMatchObject({
      'tiers[0].bet': { code: 'UNKNOWN_FIELD' },
    });
  });

  it('is refused at the same fields by page and gateway, however rows were added, moved and filled in', async () => {
    const value: Record<string, fc.Arbitrary<FieldValue>> = {
      bet: fc.constantFrom('', '0', '1000', '2000', '1,5', ' 1000 '),
      rate: fc.constantFrom('', '1', '2', '20', '21', '-1', '1.5'),
      capped: fc.boolean(),
      cap: fc.constantFrom('', '7', 'x'),
      note: fc.constantFrom('', 'a', ' a', 'abcd'),
    };
    const step = fc.oneof(
      fc.record({ do: fc.constant('add' as const) }),
      fc.record({ do: fc.constant('remove' as const), row: fc.nat(4) }),
      fc.record({ do: fc.constant('move' as const), row: fc.nat(4), by: fc.integer({ min: -3, max: 3 }) }),
      ...Object.entries(value).map(([field, drawn]) =>
        fc.record({
          do: fc.constant('type' as const),
          row: fc.nat(4),
          field: fc.constant(field),
          value: drawn,
        }),
      ),
    );
    const outcomes = { sent: 0, refused: 0, across: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const model = open({
          name: 'Aye',
          tiers: [
            { bet: '1000', rate: '1' },
            { bet: '2000', rate: '2' },
          ],
        });
        for (const one of steps) {
          const keys = keysOf(model);
          if (one.do === 'add') model.addRow('tiers');
          else {
            const row = one.row % keys.length;
            if (one.do === 'remove') model.removeRow('tiers', keys[row] ?? '');
            else if (one.do === 'move') model.moveRow('tiers', keys[row] ?? '', one.by);
            else {
              type(model, row, one.field, one.value);
              model.leave(at(model, row, one.field));
            }
          }
        }
        let sent: FormValues | undefined;
        await model.submit((values) => {
          sent = values;
          return Promise.resolve({ ok: true });
        });
        const errors = errorsOf(model);
        expect(refusalsOf(JSON.parse(JSON.stringify(model.values())))).toEqual(errors);
        expect(sent === undefined).toBe(Object.keys(errors).length > 0);
        // The order in which rows came about does not matter: a form that has them from the start says the same.
        const again = open(model.values());
        again.showErrors();
        expect(errorsOf(again)).toEqual(errors);
        const taken = sent && checkForm(specsOf(), sent, clock);
        const rows = taken?.ok ? (taken.values['tiers'] as RowValues[]) : [];
        // A value kept while hidden is left out where it could not be corrected.
        const held = ((sent?.['tiers'] ?? []) as RowValues[]).map((row) => filled(row));
        expect(rows).toHaveLength(held.length);
        for (const [index, row] of rows.entries()) expect(held[index]).toMatchObject(row);
        outcomes[sent ? 'sent' : 'refused'] += 1;
        if (Object.values(errors).some(({ code }) => code === 'NOT_ASCENDING')) outcomes.across += 1;
      }),
      { numRuns: count(300, 3000), seed: SEED },
    );
    for (const [what, times] of Object.entries(outcomes)) expect(times, what).toBeGreaterThan(10);
  });
});
