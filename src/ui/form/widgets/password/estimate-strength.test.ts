import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateStrength, STRENGTHS } from './estimate-strength.ts';

const level = (password: string, personal?: string[]) =>
  STRENGTHS.indexOf(estimateStrength(password, personal));

describe('the strength of a password', () => {
  it.each([
    ['password', 'weak'],
    ['Password1!', 'weak'],
    ['P@ssw0rd', 'weak'],
    ['qwertyuiop', 'weak'],
    ['1q2w3e4r', 'weak'],
    ['1234567890', 'weak'],
    ['98765432', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['abcabcabcabc', 'weak'],
    ['abcdefgh', 'weak'],
    ['Aung1990', 'weak'],
    ['myanmar2024', 'weak'],
    ['drowssap', 'weak'],
    ['19900412', 'weak'],
    ['Kx7vQ', 'weak'],
    ['elephant99', 'weak'],
    ['Aurora-12345', 'weak'],
    ['Mango#tree88', 'fair'],
    ['k7mqx2vp', 'good'],
    ['k7#Qp2x9', 'good'],
    ['k7#Qp2x9Lz', 'strong'],
    ['correct horse battery staple', 'strong'],
    ['မြန်မာပြည်သာယာ', 'strong'],
  ])('calls %s %s', (password, strength) => {
    expect(estimateStrength(password)).toBe(strength);
  });

  it('takes what else is known of the player for a word that is tried first', () => {
    expect(level('thirimoethu95')).toBeGreaterThan(level('thirimoethu95', ['thirimoethu']));
    expect(estimateStrength('thirimoethu95', ['thirimoethu'])).toBe('weak');
    expect(estimateStrength('09420123456', ['09420123456'])).toBe('weak');
    expect(estimateStrength('zinmarlwin2', ['zinmarlwin@example.org'])).toBe('weak');
  });

  it('calls random signs good or better, and looks at no more than 64 of them', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...'kxvqzjwpghKXVQZJWPGH#%&?'),
      minLength: 12,
      maxLength: 18,
    });
    fc.assert(
      fc.property(fc.noBias(signs), (password) => {
        expect(level(password)).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: 200 },
    );
    // Characters beyond the 64th do not count.
    const strong = 'kX#9vQ!zW7pH&2jG';
    expect(estimateStrength(`${'a'.repeat(48)}${strong}`)).toBe('strong');
    expect(estimateStrength(`${'a'.repeat(64)}${strong.repeat(500)}`)).toBe('weak');
  });
});
