import { lacksOptions, sampleOptions } from '../choice-document.ts';
import type { InputDocument, InputValue } from '../input-kind.ts';

const { order, items } = sampleOptions(3);
const pictures = sampleOptions(2);
const image = 'posters/bazaar-rummy.svg';

export const inputValue: InputValue = {};

export const inputDocument: InputDocument = {
  takes: ['options', 'optionsFrom', 'searchable'],
  chosen: true,
  start: { options: { order: [], items: {} } },
  lacks: lacksOptions,
  sample: {
    field: {
      options: {
        order,
        items: { ...items, option1: { label: 'sample.option.first', help: 'sample.option.help' } },
      },
    },
    value: 'option2',
    states: {
      Pictures: {
        field: {
          options: {
            order: pictures.order,
            items: Object.fromEntries(
              Object.entries(pictures.items).map(([id, option]) => [id, { ...option, image }]),
            ),
          },
        },
      },
    },
  },
};
