import { useRef } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components';
import type { ScreenEdits } from './useScreenEdits.ts';
import {
  isFallback,
  isWithin,
  lastOf,
  parentOf,
  type BlockPath,
  type SlotPath,
} from '../documents/block-path.ts';
import { slotOf } from './block-edits.ts';
import { slotInto, type TreeNode } from './block-tree.ts';

type Target = { key: string | number; dropPosition: 'before' | 'after' | 'on' };

/**
 * Drag and drop of blocks in the tree, by mouse, touch and keyboard: before or after another block, or as the last one into a block
 * with slots or a slot.
 */
export function useBlockDrag(
  nodes: ReadonlyMap<string, TreeNode>,
  edits: ScreenEdits,
  onMoved: (paths: readonly BlockPath[]) => void,
) {
  const dragged = useRef<readonly BlockPath[]>([]);

  const placeOf = ({ key, dropPosition }: Target): { slot: SlotPath; at: number } | undefined => {
    const node = nodes.get(String(key));
    if (!node) return undefined;
    if (dropPosition === 'on') {
      const slot = slotInto(node);
      return slot === undefined ? undefined : { slot, at: slotOf(edits.screen, slot).order.length };
    }
    if (node.kind === 'slot' || isFallback(node.key)) return undefined;
    const slot = parentOf(node.key);
    const index = slotOf(edits.screen, slot).order.indexOf(lastOf(node.key));
    if (index === -1) return undefined;
    return { slot, at: dropPosition === 'before' ? index : index + 1 };
  };

  return useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys }) => {
      dragged.current = [...keys].map(String);
    },
    onDragEnd: () => {
      dragged.current = [];
    },
    getDropOperation: (target) => {
      if (target.type !== 'item') return 'cancel';
      const place = placeOf(target);
      const isInside = place && dragged.current.some((path) => isWithin(place.slot, path));
      return place && !isInside ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      const paths = [...keys].map(String).filter((key) => nodes.get(key)?.kind === 'block');
      const place = placeOf(target);
      const moved = place ? edits.moveAll(paths, place.slot, place.at) : [];
      if (moved.length > 0) onMoved(moved);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="op-drop" />,
  });
}
