import { checkDay } from '../check-day.ts';
import { numeralsOf } from '../../texts/languages.ts';
import { parseDay } from '../date-value.ts';
import type { InputDocument, InputValue } from '../input-kind.ts';

export const inputValue: InputValue = {
  check: checkDay,
  shows: (text) => parseDay(text) !== undefined,
  written: (text, language) => {
    if (!parseDay(text)) return text;
    const format = new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeZone: 'UTC',
      numberingSystem: numeralsOf(language),
    });
    return format.format(new Date(`${text}T00:00:00Z`));
  },
  mask: 'year',
};

export const inputDocument: InputDocument = {
  takes: ['searchable'],
  offers: ['minAge', 'minAgeFrom'],
  chosen: true,
  startFault: (text) =>
    parseDay(text) ? undefined : { which: 'is no day', fix: 'Write a day as yyyy-MM-dd.' },
  alphabet: '0123456789-',
  demand: () => ({ what: 'day as yyyy-MM-dd', min: 10, max: 10 }),
  sample: {
    value: '1990-05-21',
    states: { TooYoung: { field: { minAge: 21 }, initial: '2020-01-01', show: 'errors' } },
  },
};
