import { describe, expect, it } from 'vitest';
import type { FormDocument } from '#contract/generated/documents.ts';
import { checkForm } from '../checks/check-form.ts';
import { fieldSpecs } from './field-specs.ts';
import { readFormSource, type FormData } from './form-sources.ts';

const answer = {
  ways: [
    { id: 'card', name: 'Card', min: '500', max: '9000', quick: ['1000', '9000'], at: [] },
    {
      id: 'bank',
      name: 'Bank',
      min: '2000',
      max: '50000',
      quick: ['5000'],
      at: [
        { id: 'a', bank: 'North', end: '801' },
        { id: 'b', bank: 'South', end: '802' },
      ],
    },
  ],
  limits: [
    { kind: 'deposit', left: '8000' },
    { kind: 'deposit', left: null },
    { kind: 'stake', left: '1' },
  ],
  hours: [24, 168, 36],
  forever: true,
};

const data = (left = '8000'): FormData => ({
  ways: readFormSource(
    { call: 'x', list: 'ways', value: 'id', label: 'name', min: 'min', max: 'max', quick: 'quick' },
    answer,
  ),
  places: readFormSource(
    { call: 'x', list: 'ways', within: 'at', of: 'id', value: 'id', label: ['bank', 'end'] },
    answer,
  ),
  limit: readFormSource(
    { call: 'x', list: 'limits', only: { kind: 'deposit' }, max: 'left' },
    { limits: [{ ...answer.limits[0], left }, ...answer.limits.slice(1)] },
  ),
});

const form: FormDocument = {
  kind: 'form',
  id: 'pay',
  order: ['all'],
  groups: { all: { order: ['way', 'place', 'amount'] } },
  fields: {
    way: { label: 'way', input: 'radio', optionsFrom: { source: 'ways', preselect: true } },
    place: {
      label: 'place',
      input: 'radio',
      optionsFrom: { source: 'places', of: 'way', preselect: true, least: 2 },
    },
    amount: {
      label: 'amount',
      input: 'amount',
      maximum: 40_000,
      boundsFrom: [{ source: 'ways', option: 'way' }, { source: 'limit' }],
    },
  },
  submit: { label: 'send', action: { do: 'reload' } },
};

const specsOf = (chosen: Record<string, unknown> = {}, left?: string) =>
  Object.fromEntries(
    fieldSpecs({ form, data: data(left), chosen }).map((spec) => [spec.name, spec] as const),
  );

describe('fields that take options and bounds from the platform', () => {
  it('begin with the first option, and leave out a choice that is none', () => {
    const { way, place, amount } = specsOf();
    expect(way).toMatchObject({
      initial: 'card',
      options: [{ label: 'Card', plain: true }, { value: 'bank' }],
    });
    expect(place?.enabled).toBe(false);
    expect(amount).toMatchObject({ minimum: 500, maximum: 8000, quick: [1000] });
  });

  it('follow what is chosen elsewhere, and keep the strictest of all bounds', () => {
    const { place, amount } = specsOf({ way: 'bank' }, '60000');
    expect(place?.enabled).toBe(true);
    expect(place?.options?.map(({ value, label }) => [value, label])).toEqual([
      ['a', 'North 801'],
      ['b', 'South 802'],
    ]);
    expect(amount).toMatchObject({ minimum: 2000, maximum: 40_000, quick: [5000] });
  });

  it('offer nothing that would leave no value', () => {
    expect(specsOf({}, '1500')['way']?.options?.map(({ value }) => value)).toEqual(['card']);
  });

  it('are checked by the same bounds when they arrive', () => {
    const refused = (values: Record<string, unknown>) => {
      const checked = checkForm(fieldSpecs({ form, data: data(), chosen: values }), values, () => new Date());
      return checked.ok ? [] : checked.fields.map(({ field, code }) => `${field} ${code}`);
    };
    expect(refused({ way: 'bank', place: 'a', amount: '2000' })).toEqual([]);
    expect(refused({ way: 'bank', place: 'a', amount: '1999' })).toEqual(['amount TOO_SMALL']);
    expect(refused({ way: 'card', amount: '8001' })).toEqual(['amount TOO_LARGE']);
    expect(refused({ way: 'cash', amount: '600' })).toEqual(['way NOT_AN_OPTION']);
  });

  it('say numbers in the largest unit that divides them, and one thing more', () => {
    const { options } = readFormSource(
      {
        call: 'x',
        list: 'hours',
        units: { hours: 1, days: 24, weeks: 168 },
        also: { when: 'forever', value: 'forGood', label: 'good' },
      },
      answer,
    );
    expect(options.map(({ value, label, params }) => [value, label, params?.['count']])).toEqual([
      ['24', 'days', 1],
      ['168', 'weeks', 1],
      ['36', 'hours', 36],
      ['forGood', 'good', undefined],
    ]);
  });

  it('say zero in words of its own', () => {
    const note = { call: 'x', list: 'minutes', units: { minutes: 1 } };
    const said = (zero?: string) =>
      readFormSource({ ...note, ...(zero && { zero }) }, { minutes: [15, 0] }).options.map(
        ({ value, label }) => [value, label],
      );
    expect(said('never')).toEqual([
      ['15', 'minutes'],
      ['0', 'never'],
    ]);
    expect(said()).toEqual([
      ['15', 'minutes'],
      ['0', 'minutes'],
    ]);
  });
});
