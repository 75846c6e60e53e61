import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = { privacy: 'secret' };

export const inputDocument: InputDocument = {
  takes: ['keyboard'],
  offers: ['equals'],
  sample: { field: { autocomplete: 'new-password' }, value: 'correct horse 9' },
};
