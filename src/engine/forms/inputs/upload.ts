import { checkFiles } from './parts/check-files.ts';
import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = { blank: [], checkValue: checkFiles };

export const inputDocument: InputDocument = {
  takes: ['accept'],
  chosen: true,
  start: { accept: { types: ['image/png', 'image/jpeg'], maxBytes: 5_242_880, maxFiles: 1 } },
  lacks: (field, name) =>
    field['accept'] === undefined
      ? {
          code: 'UPLOAD_WITHOUT_ACCEPT',
          property: 'accept',
          message: `"${name}" takes files and does not say which, nor how many and how large.`,
          fix: 'Add "accept" with "types", "maxBytes" and "maxFiles".',
        }
      : undefined,
  sample: {
    field: {
      accept: {
        types: ['image/png', 'image/jpeg', 'application/pdf'],
        maxBytes: 2_097_152,
        maxFiles: 3,
      },
    },
    value: [
      { name: 'passport.png', type: 'image/png', size: 182_000 },
      { name: 'statement-of-account-of-the-year-2026.pdf', type: 'application/pdf', size: 1_204_000 },
    ],
    states: {
      OneFile: { field: { accept: { types: ['image/png'], maxBytes: 524_288, maxFiles: 1 } } },
    },
  },
};
