import type { ReactNode } from 'react';
import { IconButton } from '../parts/Button.tsx';
import { DragHandle, MoveButtons } from '../reorder/OrderControls.tsx';
import type { RowOrder } from '../reorder/useReorder.ts';

/** One of a sequence that can be moved, removed and opened to its settings. */
export const SequenceRow = ({
  id,
  name,
  order,
  head,
  locked,
  remove,
  settings,
  children,
}: {
  id: string;
  name: string;
  order: RowOrder;
  head: ReactNode;
  locked: boolean;
  remove: { label: string; onPress: () => void };
  settings: { label: string; open: boolean; onToggle: () => void };
  /** The settings, while they are open. */
  children: ReactNode;
}) => (
  <div className="op-row" data-row={id} data-mark={order.mark} data-dragging={order.dragging}>
    <div className="op-step">
      {!locked && <DragHandle name={name} order={order} />}
      {head}
      <span className="op-bar-gap" />
      {!locked && <MoveButtons name={name} order={order} />}
      {!locked && <IconButton icon="bin" label={remove.label} onPress={remove.onPress} />}
      <IconButton
        icon="more"
        label={settings.label}
        aria-expanded={settings.open}
        onPress={settings.onToggle}
      />
    </div>
    {children}
  </div>
);
