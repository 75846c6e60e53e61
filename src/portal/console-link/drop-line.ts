/** Edge of a block at which a dragged one is dropped. */
export type DropSide = 'before' | 'after';

/**
 * Side of a box that a point is nearest to. Blocks beside each other are dropped to the left or right, others above or below; in a page
 * written from right to left the right side comes first.
 */
export function sideOf(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  point: { x: number; y: number },
  isRow: boolean,
  isRightToLeft = false,
): DropSide {
  const isFirstHalf = isRow ? point.x < box.left + box.width / 2 : point.y < box.top + box.height / 2;
  return isFirstHalf === (isRow && isRightToLeft) ? 'after' : 'before';
}

/** The line on which a dropped block will stand. */
export function lineAt(box: DOMRect, side: DropSide, isRow: boolean, isRightToLeft = false): DOMRect {
  const isStart = (side === 'before') !== (isRow && isRightToLeft);
  return isRow
    ? new DOMRect((isStart ? box.left : box.right) - 2, box.top, 4, box.height)
    : new DOMRect(box.left, (isStart ? box.top : box.bottom) - 2, box.width, 4);
}
