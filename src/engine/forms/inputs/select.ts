import { lacksOptions, sampleOptions } from './parts/choice-document.ts';
import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = {};

export const inputDocument: InputDocument = {
  takes: ['options', 'optionsFrom', 'search', 'searchable'],
  chosen: true,
  start: { options: { order: [], items: {} } },
  lacks: lacksOptions,
  sample: {
    field: { options: /* @__PURE__ */ sampleOptions(3) },
    value: 'option2',
    states: { Search: { field: { options: /* @__PURE__ */ sampleOptions(14), search: true } } },
  },
};
