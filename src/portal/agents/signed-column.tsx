import type { Money } from '../format/use-money.ts';
import { decimalOf } from '../record/statement-csv.ts';
import { toneOf } from '../record/tone.ts';
import { headIn, type Column } from './columns.ts';

/** Columns of amounts that were won or lost, in minor units; undefined where there is none. */
export const signedIn =
  (money: Money) =>
  <Row, Sort extends string = never>(
    id: string,
    head: string,
    valueOf: (row: Row) => string | undefined,
    sort?: Sort,
  ): Column<Row, Sort> => ({
    id,
    head,
    fileHead: headIn(money, head),
    number: true,
    cell: (row) => {
      const value = valueOf(row);
      return value === undefined ? '–' : <span data-tone={toneOf(value)}>{money.signed(value)}</span>;
    },
    csv: (row) => {
      const value = valueOf(row);
      return value === undefined ? '' : decimalOf(value, money.digits);
    },
    ...(sort !== undefined && { sort }),
  });
