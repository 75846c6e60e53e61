import type { InputDocument, InputValue } from '../input-kind.ts';

export const inputValue: InputValue = { mask: 'end' };

export const inputDocument: InputDocument = {
  takes: ['searchable'],
  offers: ['companion'],
  asks: ['accountFree', 'affiliateCode'],
  // As the page sends it, see numberOf.
  format: () => ({ what: 'number without blanks and hyphens', pattern: '[^\\s\\p{Pd}.()]+' }),
  sample: {
    field: { autocomplete: 'tel-national', companion: 'valueCode' },
    value: '912345678',
    states: { Loading: { sources: 'waiting' }, Failed: { sources: 'failed' } },
  },
};
