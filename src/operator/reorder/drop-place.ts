/** Vertical extent of a row on the page, in pixels. */
export type Extent = { top: number; bottom: number };

/**
 * The place a dragged row would take when let go at height `y`: how many of the other rows have their middle above it.
 * `rows` are in sequence, the dragged one included.
 */
export function dropPlace(rows: readonly Extent[], dragged: number, y: number): number {
  return rows.filter(({ top, bottom }, index) => index !== dragged && (top + bottom) / 2 < y).length;
}
