import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = { privacy: 'secret' };

export const inputDocument: InputDocument = {
  takes: ['keyboard'],
  sample: { field: { autocomplete: 'current-password' }, value: 'correct horse' },
};
