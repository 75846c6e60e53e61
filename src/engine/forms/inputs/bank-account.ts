import type { InputDocument, InputValue } from './parts/input-kind.ts';

/** Spaces and hyphens of any kind, with which account numbers are written for the eye. */
const GROUPING = /[\s\p{Pd}]+/gu;

export const inputValue: InputValue = {
  digits: true,
  privacy: 'private',
  settle: (text) => text.replace(GROUPING, ''),
};

export const inputDocument: InputDocument = {
  takes: ['boundsFrom', 'searchable'],
  format: () => ({ what: 'number without blanks and hyphens', pattern: '[^\\s\\p{Pd}]+' }),
  sample: { value: '12345678901234' },
};
