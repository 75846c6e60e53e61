import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = {};

export const inputDocument: InputDocument = {
  takes: ['boundsFrom', 'searchable'],
  offers: ['equals'],
  asks: ['accountFree', 'affiliateCode'],
};
