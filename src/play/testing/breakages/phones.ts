import { askFor, change, formFile, rulesFile, type Breakage } from '#engine/testing/breakages/breakage.ts';
import { objectUnder, type PackValues } from '#engine/testing/small-packs.ts';
import type { phoneProblems } from '#play/phones/check-phone-bounds.ts';

const phone = { input: 'phone', companion: 'countryDialingCode' } as const;

const rule = (packs: PackValues, lengths: { minLength?: number; maxLength?: number }): void => {
  const rules = objectUnder(packs['ground']?.['rules/register'], 'fields');
  rules['odd'] = { enabled: true, required: false, ...lengths };
};

export const phones: Breakage<keyof typeof phoneProblems>[] = [
  change(
    'a phone number of a country that is none',
    (packs) => {
      askFor(packs, 'odd', { ...phone, countries: ['MM', 'ZZ'] });
    },
    { code: 'PHONE_COUNTRY_UNKNOWN', file: formFile, pointer: '/fields/odd/countries/1', at: '"ZZ"' },
  ),
  change(
    'a phone number longer than those of its country',
    (packs) => {
      askFor(packs, 'odd', { ...phone, countries: ['MM'] });
      rule(packs, { minLength: 11 });
    },
    {
      code: 'PHONE_COUNTRY_SHUT_OUT',
      file: rulesFile,
      pointer: '/fields/odd/minLength',
      at: '11',
    },
  ),
  change(
    'a phone number as short as in one country, where every country may be chosen',
    (packs) => {
      askFor(packs, 'odd', { ...phone });
      rule(packs, { maxLength: 7 });
    },
    {
      code: 'PHONE_COUNTRY_SHUT_OUT',
      file: rulesFile,
      pointer: '/fields/odd/maxLength',
      at: '7',
    },
  ),
];
