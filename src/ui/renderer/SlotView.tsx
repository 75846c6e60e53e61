import type { Slot } from '#contract/generated/documents.ts';
import { BlockNode } from './BlockNode.tsx';

export type SlotViewProps = { slot: Slot; path: string; params: Readonly<Record<string, string>> };

/**
 * The blocks of a slot in their order. A block is the same over a publication as long as its place, id and type are:
 * then it keeps its state, what was typed in it and the focus, also when it moves among its neighbours.
 */
export function SlotView({ slot, path, params }: SlotViewProps) {
  return slot.order.map((id) => {
    const block = Object.hasOwn(slot.items, id) ? slot.items[id] : undefined;
    return (
      block && <BlockNode key={`${id}:${block.type}`} block={block} path={`${path}/${id}`} params={params} />
    );
  });
}
