import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonLengths } from './expression-characters.ts';
import { readExpression, type ExpressionPart } from './expression.ts';

const read = (source: string): ExpressionPart => {
  const expression = readExpression(source);
  if (!expression) throw new Error(`${source} cannot be read.`);
  return expression;
};

describe('the lengths of what several expressions match', () => {
  it.each([
    ['(?=[a-z]*[0-9])[a-z]+', [], undefined],
    ['(?=[^0-9]*[0-9])[a-z0-9]{2,}', [], { min: 2, max: Infinity }],
    ['(?=[^0-9]*[0-9])[a-z0-9]{2,}', ['[a-z]+'], undefined],
    ['(?![0-9])[a-z0-9]{2,}', ['[a-z]+'], { min: 2, max: Infinity }],
    ['[A-Z]*', ['[0-9]+'], { min: 0, max: 0 }],
    ['abcd|\\d{2}', ['[0-9]+'], { min: 2, max: 2 }],
    ['[0-9]{4}-[0-9]{2}', ['[a-z0-9]+'], undefined],
    ['[a-z]{2}-?', ['\\p{L}+'], { min: 2, max: 2 }],
    ['\\p{Script=Han}+', ['\\p{L}+'], { min: 1, max: Infinity }],
    ['\\p{Script=Han}+', ['\\p{Script=Thai}+'], undefined],
  ])('%s and %j', (source, others, expected) => {
    expect(commonLengths(read(source), others.map(read))).toEqual(expected);
  });

  it('hold for every value that all of them match', () => {
    const sources = ['[a-c]{1,3}', '(?=[a-z]*c)[a-z]+', '(?:ab|c)+', '[^a]*', '(?=.*b).{2}', '(?!a)\\w+'];
    const pick = fc.constantFrom(...sources);
    fc.assert(
      fc.property(pick, pick, fc.stringMatching(/^[abcd]{1,5}$/), (one, other, value) => {
        if (![one, other].every((source) => new RegExp(`^(?:${source})$`, 'u').test(value))) return;
        const { min = Infinity, max = 0 } = commonLengths(read(one), [read(other)]) ?? {};
        expect(value.length).toBeGreaterThanOrEqual(min);
        expect(value.length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
