import { describe, expect, it } from 'vitest';
import { termsIn } from './terms.ts';

const source = { bet: ['bet', 'bets'], 'valid bet': ['valid bet', 'valid bets'], balance: ['balance'] };

describe('terms of a text', () => {
  it('are found as whole words in any case, a longer one in the place of the shorter', () => {
    expect(termsIn('Valid bets, and your balance.', source)).toEqual(['valid bet', 'balance']);
    expect(termsIn('A bet on {{team}}: valid bets count', source)).toEqual(['valid bet', 'bet']);
    expect(termsIn('Alphabet, betting, balanced', source)).toEqual([]);
  });
});
