/** A cell of the grid; column 0 holds the keys. */
export type CellPosition = { row: number; column: number };

export const cellId = ({ row, column }: CellPosition): string => `text-${row}-${column}`;

/** Cell around an element; undefined outside of cells. */
export function placeOf(element: EventTarget): CellPosition | undefined {
  const cell = element instanceof Element ? element.closest('[id^="text-"]') : null;
  const [, row, column] = /^text-(\d+)-(\d+)$/.exec(cell?.id ?? '') ?? [];
  return row === undefined ? undefined : { row: Number(row), column: Number(column) };
}

const PAGE = 10;

type Key = { key: string; ctrlKey: boolean; metaKey: boolean };

/** Target cell of a key; undefined for keys that do not navigate. */
export function targetOf(
  { key, ctrlKey, metaKey }: Key,
  { row, column }: CellPosition,
  { rows, columns }: { rows: number; columns: number },
): CellPosition | undefined {
  const far = ctrlKey || metaKey;
  const at = (nextRow: number, nextColumn: number): CellPosition => ({
    row: Math.max(0, Math.min(nextRow, rows - 1)),
    column: Math.max(0, Math.min(nextColumn, columns - 1)),
  });
  switch (key) {
    case 'ArrowDown':
      return at(far ? rows : row + 1, column);
    case 'ArrowUp':
      return at(far ? 0 : row - 1, column);
    case 'ArrowRight':
      return at(row, far ? columns : column + 1);
    case 'ArrowLeft':
      return at(row, far ? 0 : column - 1);
    case 'PageDown':
      return at(row + PAGE, column);
    case 'PageUp':
      return at(row - PAGE, column);
    case 'Home':
      return at(far ? 0 : row, 0);
    case 'End':
      return at(far ? rows : row, columns);
    default:
      return undefined;
  }
}
