import { describe, expect, it } from 'vitest';
import { countryOfCode, nameCountries, splitNumber } from './countries.ts';
import { filterEntries } from '../select-search/list-entry.ts';
import { numberOf } from '../phone/phone-number.ts';

const countries = nameCountries(
  [
    ['MM', '95'],
    ['TH', '66'],
    ['US', '1'],
    ['CA', '1'],
    ['BB', '1246'],
    ['CI', '225'],
  ].map(([countryCode = '', countryDialingCode = '']) => ({ countryCode, countryDialingCode })),
  'en',
);
const country = (code: string) => countries.find((one) => one.countryCode === code);

describe('countries in a list', () => {
  it('are named and sorted in the language shown', () => {
    expect(countries.map(({ name }) => name)).toEqual([
      'Barbados',
      'Canada',
      'Côte d’Ivoire',
      'Myanmar (Burma)',
      'Thailand',
      'United States',
    ]);
    expect(nameCountries(countries, 'zh-CN').find(({ value }) => value === 'TH')?.name).toBe('泰国');
  });

  it('have their English name where the language has none, whatever the list calls them', () => {
    const listed = [
      { countryCode: 'TH', countryDialingCode: '66', name: 'Siam' },
      { countryCode: 'XX', countryDialingCode: '999', name: 'Somewhere' },
    ];
    // Manipuri is a language of the platform, without names of countries.
    const names = nameCountries(listed, 'mni').map(({ name }) => name);
    expect(names).toEqual(['Somewhere', 'Thailand']);
  });

  it.each([
    ['cote', ['CI']],
    ['BURMA', ['MM']],
    ['+66', ['TH']],
    ['un st', ['US']],
    ['c', ['CA', 'CI']],
    ['zzz', []],
  ])('are found by %s', (query, codes) => {
    expect(
      filterEntries(countries, query)
        .map(({ value }) => value)
        .slice(0, codes.length || 1),
    ).toEqual(codes);
  });

  it('are found by their own name and by the English one, whatever the language', () => {
    const inBurmese = nameCountries(countries, 'my');
    expect(filterEntries(inBurmese, 'thailand').map(({ value }) => value)).toEqual(['TH']);
    const thai = inBurmese.find(({ value }) => value === 'TH');
    expect(filterEntries(inBurmese, thai?.name ?? '')[0]?.value).toBe('TH');
  });
});

describe('an international number', () => {
  it.each([
    ['+95 9 420 123', 'MM', '9 420 123'],
    ['+959420123', 'MM', '9420123'],
    ['+66-81-234', 'TH', '81-234'],
    ['+1 (246) 555', 'BB', '555'],
    ['+1 416 555', 'US', '416 555'],
    ['＋၉၅ ၉၄၂', 'MM', '942'],
    ['+95', 'MM', ''],
  ])('%s is of %s with %s', (typed, code, national) => {
    const parts = splitNumber(typed, countries, country('US'));
    expect(parts?.country.countryCode).toBe(code);
    expect(parts?.national).toBe(national);
  });

  it('keeps to the country chosen where several share its code', () => {
    expect(splitNumber('+1 416', countries, country('CA'))?.country.countryCode).toBe('CA');
    expect(countryOfCode(countries, '1', country('CA'))?.countryCode).toBe('CA');
  });

  it.each(['09 420', '9420', '0095 9', '+999 1', '', '+'])('%j is none', (typed) => {
    expect(splitNumber(typed, countries, undefined)).toBeUndefined();
  });

  it('is sent without what groups its digits', () => {
    expect(numberOf(' 09-420 (12).3 ')).toBe('09420123');
    expect(numberOf('၀၉ ၄၂၀')).toBe('09420');
  });
});
