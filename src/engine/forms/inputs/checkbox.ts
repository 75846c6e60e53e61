import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = {
  blank: false,
  checkValue: ({ required }, value) => {
    if (value !== undefined && typeof value !== 'boolean') return { code: 'INVALID_TYPE', params: {} };
    return required && value !== true ? { code: 'NOT_ACCEPTED', params: {} } : undefined;
  },
};

export const inputDocument: InputDocument = {
  takes: ['link'],
  offers: ['mustAccept'],
  chosen: true,
  sample: {
    field: {
      label: 'sample.terms',
      link: { label: 'sample.terms.link', action: { do: 'openModal', modal: 'terms' } },
    },
    value: true,
  },
};
