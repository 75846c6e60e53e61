/** @module-tag exhaustive */
import type { Diagnostics } from 'recheck';
import { describe, expect, it, vi } from 'vitest';
import { objectUnder, smallPacks, writePacks } from '../testing/small-packs.ts';
import { validatePacks } from '../validate.ts';
import { splitLookaheads, unboundRepetitions } from './pattern-structure.ts';
import { analyser, checkRedos, longestAnalysis } from './redos.ts';
import { cpuTime } from './work-clock.ts';
import { noProduct } from '../testing/no-product.ts';

describe('checkRedos', () => {
  it.each([
    '*',
    '[A-Za-z][A-Za-z0-9]*',
    '(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])[!-~]+',
    '(?!\\p{M})\\p{Script=Thai}+',
    '[a-z]{1,60}(?:\\.[a-z]{1,60}){1,9}',
    '\\d{4}-\\d{2}-\\d{2}|\\d{2}-\\d{2}-\\d{4}',
    '(?:[A-Z]{1,3} ?){1,3}',
  ])('lets %s pass', (source) => {
    expect(checkRedos(source)).toEqual({ status: 'safe' });
  });

  it.each([
    ['(a+)+', 'exponential'],
    ['(?:\\w+\\s?)*', 'exponential'],
    ['(?=(?:a|a)*b)a*', 'exponential'],
    ['.*[A-Z].*', '2nd degree polynomial'],
    // The exact checker alone calls these two safe, because their counts are bounded.
    ['(?:a|a){1,40}', 'exponential (fuzz)'],
    ['(?:(?:a|a){1,8}){1,8}', 'exponential (fuzz)'],
  ])('refuses %s', (source, complexity) => {
    expect(checkRedos(source)).toMatchObject({ status: 'vulnerable', complexity });
  });

  it.each([
    ['nested repetition', '(a+)+$', 'exponential'],
    ['nested repetition of a group', '(?:[a-z0-9]+[-._]?)+@x', 'exponential'],
    ['overlapping alternatives', '(a|a)*$', 'exponential'],
    ['an alternative that contains another', '(a|b|ab)*c', 'exponential'],
    ['alternatives of Unicode classes that overlap', '(?:\\p{L}|\\p{Lu})+!', 'exponential'],
    ['counted wildcards', '(.*a){20}', 'exponential'],
    ['nested counts', '(?:a{0,100}){0,100}b', 'exponential'],
    ['optional letters before the same letters', '(a?){50}a{50}', 'exponential'],
    ['repetition in a lookahead', '(?=(a+)+b)a*', 'exponential'],
    ['two repetitions side by side', '\\d+\\d+x', '2nd degree polynomial'],
    ['two wildcards', '.*.*x', '2nd degree polynomial'],
    ['three repetitions side by side', 'a*a*a*b', '3rd degree polynomial'],
    ['five counted repetitions side by side', `${'a{0,9999}'.repeat(5)}b`, 'polynomial'],
  ])('refuses %s, %s, and names a value that keeps it busy [ENG-04]', (_class, source, complexity) => {
    const answer = checkRedos(source);
    expect(answer).toMatchObject({ status: 'vulnerable', complexity: expect.stringContaining(complexity) });
    expect(answer.status === 'vulnerable' && answer.attack).toMatch(/^'.*'\.repeat\(\d+\)/u);
  });

  it('gives up a pattern that takes too long to judge, and does not call it safe', () => {
    const slow = `(?:${Array.from({ length: 40 }, (_, index) => `\\p{L}{0,${index}}`).join('')})x`;
    expect(checkRedos(slow, 400)).toEqual({ status: 'unknown', reason: 'timeout' });
    expect(checkRedos(`${slow}y`, 0)).toEqual({ status: 'unknown', reason: 'timeout' });
  });

  it('judges alike on a machine that is busy with other things', () => {
    // The thread has to wait for half a second again and again.
    let readings = 0;
    const now = performance.now.bind(performance);
    const waited = (): number => Math.floor(readings / 5) * 500;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      readings += 1;
      return now() + waited();
    });
    const answer = checkRedos('[b-y]{1,60}(?:\\.[b-y]{1,60}){1,9}');
    vi.restoreAllMocks();
    expect(waited()).toBeGreaterThan(3 * longestAnalysis);
    expect(answer).toEqual({ status: 'safe' });
  });

  it('gives all patterns of a validation together no more than its time', () => {
    const packs = smallPacks();
    const patterns = objectUnder(packs['ground']?.['patterns/main'], 'patterns');
    for (let number = 0; number < 20; number += 1) {
      const counts = Array.from({ length: 30 }, (_, index) => `\\p{L}{0,${index + number}}`);
      patterns[`hard${number}`] = {
        ...objectUnder(patterns, 'letters'),
        pattern: `(?:${counts.join('')})${number}`,
      };
    }
    // Fake clock that advances only for the hard patterns, by all their allowed time.
    let now = 0;
    let given = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.spyOn(cpuTime, 'read').mockImplementation(() => now);
    const check = analyser.checkSync;
    vi.spyOn(analyser, 'checkSync').mockImplementation((source, flags, parameters) => {
      if (!source.includes('\\p{L}')) return check(source, flags, parameters);
      const timeout = parameters?.timeout ?? Infinity;
      given += timeout;
      // It reads the clock all the time.
      for (let worked = 0; worked < timeout; worked += 1) {
        now += 1;
        performance.now();
      }
      return { status: 'unknown', source, flags, checker: 'fuzz', error: { kind: 'timeout' } } as Diagnostics;
    });
    const problems = validatePacks(noProduct, writePacks(packs), ['shop'], {
      analysis: { left: 1000, pattern: 8000 },
    });
    vi.restoreAllMocks();
    expect(given).toBeLessThanOrEqual(1000);
    expect(given).toBeGreaterThan(900);
    const refused = problems.filter(
      ({ code }) => code === 'PATTERN_UNPROVEN' || code === 'PATTERN_BACKTRACKS',
    );
    expect(new Set(refused.map(({ pointer }) => pointer)).size).toBe(20);
  });

  it('reports a value that makes the time explode', () => {
    expect(checkRedos('(a+)+')).toMatchObject({
      status: 'vulnerable',
      attack: "'a' + 'a'.repeat(31) + '\\x00'",
    });
  });
});

describe('the structure of patterns', () => {
  it.each([
    ['(?=a)(?!b)c', ['a', 'b'], 'c'],
    ['^(?=[)(]x)c', ['[)(]x'], 'c'],
    ['(?=(?:a|\\)))c(?:d|e)', ['(?:a|\\))'], 'c(?:d|e)'],
    ['(?=a)b|c', [], '(?=a)b|c'],
    ['(?=(a))\\1', [], '(?=(a))\\1'],
    ['a(?=b)', [], 'a(?=b)'],
  ])('cuts the lookaheads off %s', (source, heads, rest) => {
    expect(splitLookaheads(source)).toEqual({ heads, rest });
  });

  it.each([
    ['a{2,5}b{0,9}c{3,}', 'a+b*c+'],
    ['(?:ab){2}', '(?:ab)+'],
    ['[0-9]{4}\\p{L}{2}', '[0-9]{4}\\p{L}{2}'],
    ['\\u{1F600}{1,2}[{1,2}]\\{', '\\u{1F600}+[{1,2}]\\{'],
    ['a{500}', 'a+'],
  ])('takes the counts off %s', (source, unbound) => {
    expect(unboundRepetitions(source)).toBe(unbound);
  });
});
