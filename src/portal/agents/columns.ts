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
  number?: boolean;
  /** What the server sorts by. */
  sort?: Sort;
};

/** Columns of amounts in minor units. */
export const amountsIn =
  ({ say, digits }: Money) =>
  <Row, Sort extends string = never>(
    id: string,
    head: string,
    valueOf: (row: Row) => string,
    sort?: Sort,
  ): Column<Row, Sort> => ({
    id,
    head,
    number: true,
    cell: (row) => say(valueOf(row)),
    csv: (row) => decimalOf(valueOf(row), digits),
    ...(sort !== undefined && { sort }),
  });

/** The lines of a file: the heads, and what each row says. */
export function csvLines<Row, Sort extends string>(
  columns: readonly Column<Row, Sort>[],
  rows: readonly Row[],
): string[][] {
  const shown = columns.flatMap(({ head, csv }) => (csv ? [{ head, csv }] : []));
  return [shown.map(({ head }) => head), ...rows.map((row) => shown.map(({ csv }) => csv(row)))];
}
