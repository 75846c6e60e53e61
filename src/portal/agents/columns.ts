import type { ReactNode } from 'react';
import type { Money } from '../format/use-money.ts';
import { decimalOf } from '../record/statement-csv.ts';

/** A column of a table. The first one of a table names its rows. */
export type Column<Row, Sort extends string = never> = {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** In a file; a column without it is left out there. */
  csv?: (row: Row) => string;
  /** Head in a file, where it says more. */
  fileHead?: string;
  /** Stands in a file alone. */
  fileOnly?: true;
  number?: boolean;
  /** What the server sorts by. */
  sort?: Sort;
};

/** A row below all others: their sum, or what belongs to it. Only its numbers are said. */
export type SumRow<Row> = { name: string; row: Row };

/** Head of a column of amounts in a file, whose figures are bare. */
export const headIn = ({ code }: Money, head: string): string => `${head} (${code})`;

/** Columns of amounts in minor units. */
export const amountsIn =
  (money: Money) =>
  <Row, Sort extends string = never>(
    id: string,
    head: string,
    valueOf: (row: Row) => string,
    sort?: Sort,
  ): Column<Row, Sort> => ({
    id,
    head,
    fileHead: headIn(money, head),
    number: true,
    cell: (row) => money.say(valueOf(row)),
    csv: (row) => decimalOf(valueOf(row), money.digits),
    ...(sort !== undefined && { sort }),
  });

/** Nicknames, beside the accounts of a file. */
export const nicknames = <Row, Sort extends string = never>(
  head: string,
  nicknameOf: (row: Row) => string,
): Column<Row, Sort> => ({ id: 'alsoKnownAs', head, cell: nicknameOf, csv: nicknameOf, fileOnly: true });

/** The lines of a file: the heads, what each row says, and the sums. */
export function csvLines<Row, Sort extends string>(
  columns: readonly Column<Row, Sort>[],
  rows: readonly Row[],
  sums: readonly SumRow<Row>[] = [],
): string[][] {
  const shown = columns.flatMap(({ head, fileHead = head, number, csv }) =>
    csv ? [{ head: fileHead, number, csv }] : [],
  );
  return [
    shown.map(({ head }) => head),
    ...rows.map((row) => shown.map(({ csv }) => csv(row))),
    ...sums.map(({ name, row }) =>
      shown.map(({ number, csv }, index) => (index === 0 ? name : number ? csv(row) : '')),
    ),
  ];
}
