import { Icon } from '../parts/Icon.tsx';
import { say } from '../language/say.ts';
import type { RowOrder } from './useReorder.ts';

/** The handle to drag a row by. */
export const DragHandle = ({ name, order }: { name: string; order: RowOrder }) => (
  <button
    type="button"
    className="op-handle"
    aria-label={say('console.reorder.drag', { name })}
    {...order.handle}
  >
    <Icon name="grip" />
  </button>
);

/** Up and down: the way to reorder without dragging. At an end they stay focusable, so that the focus is not lost there. */
export const MoveButtons = ({ name, order }: { name: string; order: RowOrder }) => (
  <div className="op-moves">
    <button
      type="button"
      className="op-icon-button"
      aria-label={say('console.reorder.up', { name })}
      aria-disabled={order.first}
      onClick={() => order.moveBy(-1)}
    >
      <Icon name="up" />
    </button>
    <button
      type="button"
      className="op-icon-button"
      aria-label={say('console.reorder.down', { name })}
      aria-disabled={order.last}
      onClick={() => order.moveBy(1)}
    >
      <Icon name="down" />
    </button>
  </div>
);
