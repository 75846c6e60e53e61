import { describe, expect, it } from 'vitest';
import { lengthsOf } from './expression-lengths.ts';
import { readExpression, type ExpressionPart } from './expression.ts';

const read = (source: string): ExpressionPart => {
  const expression = readExpression(source);
  if (!expression) throw new Error(`${source} cannot be read.`);
  return expression;
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
    expect(lengthsOf(read(source))).toEqual({ min, max });
  });
});
