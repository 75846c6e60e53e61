import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = { privacy: 'secret' };

export const inputDocument: InputDocument = {
  sample: { field: { autocomplete: 'current-password' }, value: 'correct horse' },
};
