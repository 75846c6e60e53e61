import { expect, it } from 'vitest';
import { formDocuments } from '../testing/form-documents.ts';
import { switchedWords } from './switched-words.ts';

it.each([
  [
    { off: ['heroCarousel'], on: ['game:lotus-tides'] },
    'Switched off: Hero carousel · Switched on again: Lotus tides',
  ],
  [{ off: ['block:frame-full/body/footer'], on: [] }, 'Switched off: Footer · Frame of pages'],
  [{ on: true, note: 'Night' }, ''],
])('says %o as "%s"', (details, words) => {
  expect(switchedWords(details, formDocuments())).toBe(words);
});
