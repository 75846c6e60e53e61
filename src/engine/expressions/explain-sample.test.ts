import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from '../patterns/patterns.ts';
import catalogue from '../../../configs/base/patterns/main.json';
import { explainSample, type SampleExplanation } from './explain-sample.ts';
import { readExpression } from './expression.ts';

const patterns = Object.entries(catalogue.patterns);

/** Explanation with each part replaced by its source text. */
const named = (pattern: string, explanation: SampleExplanation) => {
  if (explanation.state !== 'fails') return explanation.state;
  const source = ({ start, end }: { start: number; end: number }) => pattern.slice(start, end);
  const { heads, stop } = explanation;
  return {
    ...(heads.length > 0 && { heads: heads.map(source) }),
    ...(stop && { at: stop.at, expected: stop.expected.map(source) }),
  };
};

describe('an explanation of a sample', () => {
  it.each(patterns)('agrees with the expression about every example of %s [ENG-04]', (_id, entry) => {
    for (const example of [...entry.valid, ...entry.invalid]) {
      const matches = compilePattern(entry.pattern)?.test(example);
      expect([example, explainSample(entry.pattern, example).state]).toEqual([
        example,
        matches ? 'matches' : 'fails',
      ]);
    }
  });

  it.each(patterns)('agrees with the expression of %s about anything', (_id, { pattern, valid }) => {
    const compiled = compilePattern(pattern);
    const near = fc
      .tuple(fc.constantFrom(...valid), fc.nat(), fc.string({ maxLength: 2, unit: 'grapheme' }))
      .map(([text, place, put]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + put + text.slice(at + 1);
      });
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ maxLength: 12, unit: 'grapheme' })), (sample) => {
        expect(explainSample(pattern, sample).state).toBe(compiled?.test(sample) ? 'matches' : 'fails');
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['[a-z][a-z0-9]*', '1a', { at: 0, expected: ['[a-z]'] }],
    ['[a-z][a-z0-9]*', 'ab_c', { at: 2, expected: ['[a-z0-9]'] }],
    ['[a-z]{2,4}', 'abcde', { at: 4, expected: [] }],
    ['[a-z]{2,4}', 'a', { at: 1, expected: ['[a-z]'] }],
    ['\\d{4}-\\d\\d', '2026/01', { at: 4, expected: ['-'] }],
    ['(?:ab|ac)d?', 'ax', { at: 1, expected: ['b', 'c'] }],
    ['(?=[^0-9]*[0-9])(?=[^A-Z]*[A-Z])[!-~]+', 'abc', { heads: ['(?=[^0-9]*[0-9])', '(?=[^A-Z]*[A-Z])'] }],
    ['(?=[^0-9]*[0-9])[a-z0-9]+', 'ab_', { heads: ['(?=[^0-9]*[0-9])'], at: 2, expected: ['[a-z0-9]'] }],
    ['(?!admin)[a-z]+', 'admins', { heads: ['(?!admin)'] }],
    ['\\p{L}+', 'မင်း!', { at: 2, expected: ['\\p{L}'] }],
  ])('of %s and %s says where and what', (pattern, sample, expected) => {
    expect(named(pattern, explainSample(pattern, sample))).toEqual(expected);
  });

  it('gives up where an expression backtracks, and says so', () => {
    expect(explainSample('(a+)+b', 'a'.repeat(40))).toEqual({ state: 'busy' });
  });

  it.each(['(a)\\1', '(?<=a)b', '[a-', '(?<x>a)\\k<x>'])('is none for %s', (pattern) => {
    expect(explainSample(pattern, 'a')).toEqual({ state: 'unknown' });
  });

  it('reads what takes nothing without going round for ever', () => {
    expect(explainSample('(?:a*)*b', 'aab').state).toBe('matches');
    expect(explainSample('(?:a?){3}', '').state).toBe('matches');
  });
});

describe('the parts of an expression', () => {
  it.each(patterns)('of %s stand where the source has them', (_id, { pattern }) => {
    if (pattern === '*') return;
    expect(readExpression(pattern)).toMatchObject({ start: 0, end: pattern.length });
  });
});
