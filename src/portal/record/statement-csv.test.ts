import { describe, expect, it } from 'vitest';
import { decimalOf, statementCsv } from './statement-csv.ts';

describe('a statement as CSV', () => {
  it('is read by a spreadsheet as what it says, and never as a formula', () => {
    const text = statementCsv(
      [
        {
          seq: '2',
          at: '2026-03-01T10:00:00Z',
          type: 'bet',
          kind: 'bet',
          amount: '-5',
          balance: '9007199254740993',
          details: [{ name: 'game', value: '=HYPERLINK("x"), a' }],
        },
      ],
      2,
      {
        heads: ['No.', 'Date', 'Kind', 'Amount', 'Balance', 'Details'],
        date: (at) => at.slice(0, 10),
        kind: () => '=1+1',
        detail: () => '@game',
      },
    );
    expect(text).toBe(
      '\uFEFFNo.,Date,Kind,Amount,Balance,Details\r\n' +
        `2,2026-03-01,'=1+1,-0.05,90071992547409.93,"'@game: =HYPERLINK(""x""), a"\r\n`,
    );
  });

  it.each([
    ['0', 2, '0.00'],
    ['-120', 2, '-1.20'],
    ['7', 0, '7'],
    ['1234567', 3, '1234.567'],
  ])('has %s of %i digits as %s', (minor, digits, said) => expect(decimalOf(minor, digits)).toBe(said));
});
