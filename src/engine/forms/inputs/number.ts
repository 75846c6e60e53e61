import { checkBounds } from './parts/check-bounds.ts';
import type { InputDocument, InputValue } from './parts/input-kind.ts';
import { beyondBounds, numberPattern } from './parts/number-document.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/u;

export const inputValue: InputValue = {
  digits: true,
  check: (spec, text) =>
    NUMBER.test(text) ? checkBounds(spec, text) : { code: 'INVALID_NUMBER', params: {} },
};

export const inputDocument: InputDocument = {
  takes: ['minimum', 'maximum', 'boundsFrom', 'searchable'],
  startFault: (text, field) =>
    NUMBER.test(text)
      ? beyondBounds(text, field)
      : { which: 'is no number', fix: 'Write a number, such as "12".' },
  format: (spec) => ({ what: 'smallest and largest number', pattern: numberPattern(spec) }),
  sample: { field: { minimum: 1, maximum: 99 }, value: '21' },
};
