import { describe, expect, it } from 'vitest';
import { lengthsOf, type Lengths } from './expression-lengths.ts';
import { readExpression } from './expression.ts';

const lengths = (source: string, alphabet?: string): Lengths | undefined => {
  const expression = readExpression(source);
  if (!expression) throw new Error(`${source} cannot be read.`);
  return lengthsOf(expression, alphabet);
};

describe('the lengths of what an expression matches', () => {
  it.each([
    ['', 0, 0],
    ['abc', 3, 3],
    ['[A-Z]{2}-?\\d{4,6}', 6, 9],
    ['a|bcd', 1, 3],
    ['(?:ab)+', 2, Infinity],
    ['(?:ab){0}c', 1, 1],
    ['(?:)*', 0, 0],
    ['(?=.*\\d).{8,}', 8, Infinity],
    ['^\\p{L}$', 1, 1],
    ['\\u{1F600}{2}', 2, 2],
  ])('%s: %d to %d', (source, min, max) => {
    expect(lengths(source)).toEqual({ min, max });
  });

  it('leaves out what has other characters', () => {
    const digits = '0123456789';
    expect(lengths('[A-Z]+', digits)).toBeUndefined();
    expect(lengths('[A-Z]*', digits)).toEqual({ min: 0, max: 0 });
    expect(lengths('abcd|\\d{2}', digits)).toEqual({ min: 2, max: 2 });
    expect(lengths('\\d-\\d', digits)).toBeUndefined();
  });
});
