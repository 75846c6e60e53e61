import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = {};

export const inputDocument: InputDocument = {
  takes: ['searchable'],
  asks: ['accountFree', 'affiliateCode'],
  sample: { field: { autocomplete: 'username' }, value: 'annabelle' },
};
