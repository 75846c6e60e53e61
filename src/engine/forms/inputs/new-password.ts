import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = { privacy: 'secret' };

export const inputDocument: InputDocument = {
  takes: ['strength', 'keyboard'],
  asks: ['passwordUncommon'],
  sample: {
    field: { autocomplete: 'new-password' },
    value: 'correct horse 9',
    states: { Strength: { field: { strength: true }, filled: true } },
  },
};
