import { memo, type ReactNode } from 'react';
import { cellId } from './grid-keys.ts';
import { GridCell } from './GridCell.tsx';
import type { TextRow } from './rows.ts';

/** A text in the languages of the grid. Drawn again only when the text changes or is moved to: a row may have forty cells. */
export const GridRow = memo(function Row({
  row,
  index,
  start,
  height,
  active,
  editor,
}: {
  row: TextRow;
  index: number;
  /** Distance from the first row, in pixels. */
  start: number;
  height: number;
  /** Column of the grid's current cell, if it is in this row. */
  active: number | undefined;
  /** Stands in the current cell. */
  editor: ReactNode;
}) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="op-texts-row"
      data-active={active !== undefined}
      style={{ transform: `translateY(${start}px)`, height }}
    >
      <div
        role="rowheader"
        id={cellId({ row: index, column: 0 })}
        aria-colindex={1}
        tabIndex={active === 0 ? 0 : -1}
      >
        <code>{row.key}</code>
      </div>
      {row.cells.map((cell, at) => (
        <GridCell
          key={cell.language}
          id={cellId({ row: index, column: at + 1 })}
          cell={cell}
          column={at + 2}
          active={active === at + 1}
        >
          {active === at + 1 && editor}
        </GridCell>
      ))}
    </div>
  );
});
