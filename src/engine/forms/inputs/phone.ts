import type { InputDocument, InputValue } from '../input-kind.ts';

export const inputValue: InputValue = { mask: 'end' };

export const inputDocument: InputDocument = {
  takes: ['searchable'],
  offers: ['companion'],
  asks: ['accountFree', 'affiliateCode'],
  sample: {
    field: { autocomplete: 'tel-national', companion: 'valueCode' },
    value: '912345678',
    states: { Loading: { sources: 'waiting' }, Failed: { sources: 'failed' } },
  },
};
