import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = {
  written: (text, language) =>
    /^[A-Za-z]{2}$/u.test(text)
      ? (new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(text) ?? text)
      : text,
};

export const inputDocument: InputDocument = {
  takes: ['searchable'],
  chosen: true,
  format: () => ({ what: 'code of a country', pattern: '[A-Z]{2}' }),
  sample: {
    value: 'MM',
    states: { Loading: { sources: 'waiting' }, Failed: { sources: 'failed' } },
  },
};
