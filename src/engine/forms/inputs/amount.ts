import { checkBounds } from './parts/check-bounds.ts';
import type { InputDocument, InputValue } from './parts/input-kind.ts';
import { amountPattern, beyondBounds } from './parts/number-document.ts';

/** Minor units. Fifteen digits are counted exactly everywhere. */
const AMOUNT = /^(?:0|[1-9]\d{0,14})$/u;

export const inputValue: InputValue = {
  money: true,
  malformed: (text) => (AMOUNT.test(text) ? undefined : 'INVALID_AMOUNT'),
  check: checkBounds,
};

export const inputDocument: InputDocument = {
  takes: ['minimum', 'maximum', 'boundsFrom', 'quick', 'searchable'],
  chosen: true,
  startFault: (text, field) =>
    /^\d+$/u.test(text)
      ? beyondBounds(text, field)
      : { which: 'is no amount', fix: 'Write minor units, such as "150000".' },
  format: (spec) => ({ what: 'smallest and largest amount', pattern: amountPattern(spec) }),
  sample: {
    field: { minimum: 1000, maximum: 500000 },
    value: '150000',
    states: {
      Quick: { field: { quick: [10000, 50000, 100000] } },
      Wrong: { initial: '12,3,4', show: 'errors' },
    },
  },
};
