import { expect, it } from 'vitest';
import { formDocuments } from '../testing/form-documents.ts';
import { targetWords } from './target-words.ts';

it.each([
  ['release 12', 'release 12'],
  ['version 3', 'version 3'],
  ['form/register', 'Registration'],
  ['form/gone', 'form/gone'],
  ['eva', 'eva'],
])('says %s as %s', (target, words) => {
  expect(targetWords(target, formDocuments())).toBe(words);
});
