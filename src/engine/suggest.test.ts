import { describe, expect, it } from 'vitest';
import { suggest } from './suggest.ts';

const many = Array.from({ length: 30 }, (_, index) => `lantern-festival-${index}`);

describe('advice about a name that does not exist', () => {
  it.each([
    ['the name that was probably meant', 'neon-kio', ['neon-koi', ...many], 'Did you mean "neon-koi"?'],
    ['a name that holds the given one', 'naga', ['naga-river', ...many], 'Did you mean "naga-river"?'],
    ['all of few names', 'zzz', ['one', 'two'], 'Name another. There is: "one", "two".'],
    [
      'the nearest of many names',
      'koi7777',
      [...many, 'neon-koi', 'koi-pond', 'gold-koi'],
      'Name another. The nearest of 33 are "koi-pond", "neon-koi", "gold-koi".',
    ],
    ['the advice alone where there are no names', 'zzz', [], 'Name another.'],
  ])('is %s', (_, given, known, advice) => {
    expect(suggest(given, known, 'Name another.')).toBe(advice);
  });
});
