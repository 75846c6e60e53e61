import type { InputDocument, InputValue } from './parts/input-kind.ts';

/** A captcha means nothing without the id of its picture. */
export const inputValue: InputValue = { privacy: 'once', companion: 'captchaId' };

export const inputDocument: InputDocument = {
  offers: ['companion'],
  chosen: true,
  unbounded: true,
  sample: { renewed: true, states: { Loading: { sources: 'waiting' }, Failed: { sources: 'failed' } } },
};
