import { describe, expect, it } from 'vitest';
import { isTerm, termsIn } from './terms.ts';

const source = { bet: ['bet', 'bets'], 'valid bet': ['valid bet', 'valid bets'], balance: ['balance'] };

describe('terms of a text', () => {
  it('are found as whole words in any case, a longer one in the place of the shorter', () => {
    expect(termsIn('Valid bets, and your balance.', source)).toEqual(['valid bet', 'balance']);
    expect(termsIn('A bet on {{team}}: valid bets count', source)).toEqual(['valid bet', 'bet']);
    expect(termsIn('Alphabet, betting, balanced', source)).toEqual([]);
  });

  it('are the whole text where nothing but the term stands', () => {
    expect(isTerm('Bets …', source.bet)).toBe(true);
    expect(isTerm('My bets', source.bet)).toBe(false);
  });
});
