import { lacksOptions, sampleOptions } from './parts/choice-document.ts';
import type { InputDocument, InputValue } from './parts/input-kind.ts';

export const inputValue: InputValue = {};

export const inputDocument: InputDocument = {
  takes: ['options', 'optionsFrom', 'searchable'],
  chosen: true,
  start: { options: { order: [], items: {} } },
  lacks: lacksOptions,
  sample: {
    field: {
      options: /* @__PURE__ */ sampleOptions(3, (index) =>
        index === 0 ? { help: 'sample.option.help' } : {},
      ),
    },
    value: 'option2',
    states: {
      Pictures: {
        field: {
          options: /* @__PURE__ */ sampleOptions(2, () => ({ image: 'posters/bazaar-rummy.svg' })),
        },
      },
    },
  },
};
