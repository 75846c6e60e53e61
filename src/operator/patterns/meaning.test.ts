import { describe, expect, it } from 'vitest';
import catalogue from '../../../configs/base/patterns/main.json';
import { patternMeaning, type Meaning } from './meaning.ts';

const said = (parts: readonly Meaning[]): unknown[] =>
  parts.map(({ words, parts: inner }) => (inner.length === 0 ? words : [words, ...said(inner)]));

const inWords = (pattern: string) => {
  const meaning = patternMeaning(pattern);
  return meaning && [...said(meaning.parts), ...said(meaning.conditions)];
};

describe('a pattern in words', () => {
  it.each([
    ['[A-Za-z][A-Za-z0-9]*', ['a letter A–Z', 'any number of letters A–Z or digits']],
    ['[A-Za-z\\p{Script=Han}]+', ['one or more letters A–Z or Chinese characters']],
    ['\\d{4}-\\d\\d?', ['4 digits', '“-”', 'a digit', 'optionally a digit']],
    ['(?:\\+95|0)9[0-9]{7,9}', ['“+95” or “0”', '“9”', '7 to 9 digits']],
    ['[^\\s]{3,}', ['3 or more characters other than white space']],
    [
      '[a-z]+(?: [a-z]+)*',
      ['one or more small letters a–z', ['any number of times:', 'a space', 'one or more small letters a–z']],
    ],
    [
      '(?=[^0-9]*[0-9])(?!admin)[!-~]{1,8}',
      [
        '1 to 8 letters A–Z, digits or symbols of an English keyboard',
        'somewhere in it a digit',
        'it does not begin with “admin”',
      ],
    ],
    ['a\\u200Bb', ['“a”', 'U+200B', '“b”']],
  ])('of %s', (pattern, expected) => {
    expect(inWords(pattern)).toEqual(expected);
  });

  it('is said of every pattern of the catalogue, and every piece of it stands in the expression [ENG-04]', () => {
    for (const { pattern } of Object.values(catalogue.patterns)) {
      const meaning = patternMeaning(pattern);
      expect(meaning).toBeDefined();
      if (pattern === '*') continue;
      const all = [...(meaning?.parts ?? []), ...(meaning?.conditions ?? [])];
      expect(all.length).toBeGreaterThan(0);
      for (const { words, start, end } of all) {
        expect(words).not.toMatch(/undefined|\[object/);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(pattern.length);
      }
    }
  });

  it('is not said of back references', () => {
    expect(inWords('(a)\\1')).toBeUndefined();
  });
});
