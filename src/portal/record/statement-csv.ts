import type { CallValue } from '../gateway/call-types.ts';
import { csvOf } from './csv.ts';

type Row = CallValue<'accountRecord'>['rows'][number];

/** An amount in major units, without separators, exact at any size. */
export function decimalOf(minor: string, digits: number): string {
  const negative = minor.startsWith('-');
  const figures = (negative ? minor.slice(1) : minor).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  return `${negative ? '-' : ''}${whole}${digits > 0 ? `.${figures.slice(-digits)}` : ''}`;
}

export type StatementWords = {
  heads: readonly [
    number: string,
    date: string,
    kind: string,
    amount: string,
    balance: string,
    details: string,
  ];
  date: (at: string) => string;
  kind: (row: Row) => string;
  detail: (name: string) => string;
};

/** A statement as CSV. */
export function statementCsv(rows: readonly Row[], digits: number, words: StatementWords): string {
  const lines = rows.map((row) => [
    row.seq,
    words.date(row.at),
    words.kind(row),
    decimalOf(row.amount, digits),
    decimalOf(row.balance, digits),
    row.details.map(({ name, value }) => `${words.detail(name)}: ${value}`).join('; '),
  ]);
  return csvOf([words.heads, ...lines]);
}
