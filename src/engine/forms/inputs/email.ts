import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = {};

export const inputDocument: InputDocument = {
  takes: ['searchable'],
  offers: ['equals'],
  asks: ['accountFree', 'affiliateCode'],
  sample: { field: { autocomplete: 'email' }, value: 'anna@example.com' },
};
