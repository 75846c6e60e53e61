import { describe, expect, it } from 'vitest';
import { compilePattern } from './patterns.ts';

describe('compilePattern', () => {
  it.each([
    ['[a-z]+', 'abc', true],
    ['[a-z]+', 'abc1', false],
    ['a|b', 'ab', false],
    ['^a|b$', 'ac', false],
    ['.', '💰', true],
    ['\\p{Script=Myanmar}+', 'မြန်မာ', true],
    ['*', 'any\nthing', true],
    ['*', '', true],
  ])('%s against %j: %s', (source, value, matches) => {
    expect(compilePattern(source)?.test(value)).toBe(matches);
  });

  it.each(['[a', 'a)|(b', '\\-', '(?<a>x', '**'])('gives nothing for %s', (source) => {
    expect(compilePattern(source)).toBeUndefined();
  });
});
