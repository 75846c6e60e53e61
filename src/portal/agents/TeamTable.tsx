import { useRef } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { ScrollArrows } from '../parts/ScrollArrows.tsx';
import { useScrollEdges } from '../parts/use-scroll-edges.ts';
import type { Column, SumRow } from './columns.ts';
import './team-table.css';

export type Order = 'asc' | 'desc';
export type Sorting<Sort extends string> = { by: Sort; order: Order; onSort: (by: Sort) => void };

/** A table that scrolls within itself, its first column in view; heads that sort are buttons. Sums stand below. */
export function TeamTable<Row, Sort extends string = never>({
  label,
  columns: all,
  rows,
  sums,
  keyOf,
  sorting,
}: {
  label: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  sums?: readonly SumRow<Row>[];
  keyOf: (row: Row) => string;
  sorting?: Sorting<Sort>;
}) {
  const scroll = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(scroll);
  const columns = all.filter(({ fileOnly }) => !fileOnly);
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <div className="lv-team-stage">
      <ScrollArrows label={label} row={scroll} edges={edges} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that is wider than the page scrolls by keyboard too */}
      <div ref={scroll} className="lv-team-scroll" tabIndex={0} role="region" aria-label={label}>
        <table className="lv-team-table" aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.id} column={column} sorting={sorting} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row">{first.cell(row)}</th>
                {others.map(({ id, number, cell }) => (
                  <td key={id} data-number={number || undefined}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {sums && (
            <tfoot>
              {sums.map(({ name, row }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {others.map(({ id, number, cell }) => (
                    <td key={id} data-number={number || undefined}>
                      {number && cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}

function Head<Row, Sort extends string>({
  column: { head, number, sort },
  sorting,
}: {
  column: Column<Row, Sort>;
  sorting: Sorting<Sort> | undefined;
}) {
  const say = useText();
  if (sort === undefined || !sorting)
    return (
      <th scope="col" data-number={number || undefined}>
        {head}
      </th>
    );
  const { by, order, onSort } = sorting;
  const sorted = by === sort ? (order === 'asc' ? 'ascending' : 'descending') : 'none';
  return (
    <th scope="col" data-number={number || undefined} aria-sort={sorted}>
      <button
        type="button"
        className="lv-team-sort"
        title={say('team.sort', { head })}
        onClick={() => onSort(sort)}
      >
        {head}
        <span aria-hidden="true">{sorted === 'none' ? '↕' : sorted === 'ascending' ? '↑' : '↓'}</span>
      </button>
    </th>
  );
}
