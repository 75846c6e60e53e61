import type { InputDocument, InputValue } from './parts/input-kind.ts';
import { mayBeMobile } from './parts/mobile-check.ts';

export const inputValue: InputValue = {
  digits: true,
  mask: 'end',
  check: ({ countries }, text, _, diallingCode) =>
    mayBeMobile(text, diallingCode, countries) ? undefined : { code: 'PATTERN', params: {} },
};

export const inputDocument: InputDocument = {
  takes: ['searchable', 'countries'],
  offers: ['companion'],
  asks: ['accountFree', 'affiliateCode'],
  // As the page sends it, see numberOf.
  format: () => ({ what: 'number without blanks and hyphens', pattern: '[^\\s\\p{Pd}.()]+' }),
  sample: {
    field: { autocomplete: 'tel-national', companion: 'valueCode' },
    value: '9420123456',
    states: { Loading: { sources: 'waiting' }, Failed: { sources: 'failed' } },
  },
};
