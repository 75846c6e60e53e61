import { memo, type ReactNode } from 'react';
import { cellId } from './grid-keys.ts';
import { GridCell } from './GridCell.tsx';
import { say } from '../language/say.ts';
import type { TextRow } from './rows.ts';

/** A text in the languages of the grid. Drawn again only when the text changes or is moved to: a row may have forty cells. */
export const GridRow = memo(function Row({
  row,
  index,
  start,
  height,
  active,
  selected,
  selectable,
  editor,
}: {
  row: TextRow;
  index: number;
  /** Distance from the first row, in pixels. */
  start: number;
  height: number;
  /** Column of the grid's current cell, if it is in this row. */
  active: number | undefined;
  selected: boolean;
  selectable: boolean;
  /** Stands in the current cell. */
  editor: ReactNode;
}) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="op-texts-row"
      data-active={active !== undefined}
      aria-selected={selected}
      style={{ transform: `translateY(${start}px)`, height }}
    >
      <div
        role="rowheader"
        id={cellId({ row: index, column: 0 })}
        aria-colindex={1}
        tabIndex={active === 0 ? 0 : -1}
      >
        {selectable && (
          // The grid takes the press; with the keyboard Space selects the row.
          <input
            type="checkbox"
            className="op-select-box"
            tabIndex={-1}
            data-select={row.key}
            aria-label={say('console.selection.select', { name: row.key })}
            checked={selected}
            readOnly
          />
        )}
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
