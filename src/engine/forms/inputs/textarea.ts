import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = { longest: 10_000 };

export const inputDocument: InputDocument = {
  takes: ['searchable'],
  sample: {
    value: 'First line.\nSecond line, somewhat longer than the first.',
    states: { Counter: { rule: { maxLength: 200 }, filled: true } },
  },
};
