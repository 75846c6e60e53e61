import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = { privacy: 'once', digits: true };

export const inputDocument: InputDocument = {
  takes: ['send'],
  sample: {
    field: { autocomplete: 'one-time-code' },
    value: '482913',
    states: {
      Send: {
        field: {
          send: {
            label: 'sample.send',
            again: 'sample.send.again',
            action: { do: 'sendRegisterCode' },
            seconds: 60,
          },
        },
      },
    },
  },
};
