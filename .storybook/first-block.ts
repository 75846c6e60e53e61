import type { Block, ScreenDocument, Slot } from '#contract/generated/documents.ts';
import { joinPointer } from '#engine/json/pointer.ts';

/** A block of a screen with its enclosing blocks and screen, outermost first. */
export type FoundBlock = {
  block: Block;
  within: readonly { when?: unknown }[];
  /** Id of the screen, and pointer of the block in it. */
  at: { screen: string; pointer: string };
};

/** Every block of some screens, slots included, in the order of the documents. */
export function* blocksIn(screens: Readonly<Record<string, ScreenDocument>>): Generator<FoundBlock> {
  function* inSlot(slot: Slot, within: FoundBlock['within'], at: FoundBlock['at']): Generator<FoundBlock> {
    for (const [id, item] of Object.entries(slot.items)) {
      const block = item as Block;
      const here = { ...at, pointer: joinPointer(at.pointer, 'items', id) };
      yield { block, within: [...within, block], at: here };
      for (const [name, inner] of Object.entries(block.slots ?? {})) {
        const below = { ...at, pointer: joinPointer(here.pointer, 'slots', name) };
        yield* inSlot(inner, [...within, block], below);
      }
    }
  }
  for (const [id, screen] of Object.entries(screens))
    yield* inSlot(screen.body, [screen], { screen: id, pointer: '/body' });
}

/** The first use of a type of block in the screens of a brand. */
export function firstBlock(
  screens: Readonly<Record<string, ScreenDocument>>,
  type: string,
): Block | undefined {
  for (const { block } of blocksIn(screens)) if (block.type === type) return block;
  return undefined;
}
