import { checkDay } from './parts/check-day.ts';
import { numeralsOf } from '../../texts/languages.ts';
import { parseDay } from './parts/date-value.ts';
import type { InputDocument, InputValue } from './parts/input-kind.ts';

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
  format: () => ({ what: 'day as yyyy-MM-dd', pattern: '[0-9]{4}-[01][0-9]-[0-3][0-9]' }),
  sample: {
    value: '1990-05-21',
    states: { TooYoung: { field: { minAge: 21 }, initial: '2020-01-01', show: 'errors' } },
  },
};
