import type { Block, ScreenDocument, Slot } from '#contract/generated/documents.ts';

/** A block of a screen, with the blocks and the screen it stands in, outermost first. */
export type FoundBlock = { block: Block; within: readonly { when?: unknown }[] };

/** Every block of some screens, slots included, in the order of the documents. */
export function* blocksIn(screens: Readonly<Record<string, ScreenDocument>>): Generator<FoundBlock> {
  function* inSlot(slot: Slot, within: FoundBlock['within']): Generator<FoundBlock> {
    for (const block of Object.values(slot.items) as Block[]) {
      yield { block, within: [...within, block] };
      for (const inner of Object.values(block.slots ?? {})) yield* inSlot(inner, [...within, block]);
    }
  }
  for (const screen of Object.values(screens)) yield* inSlot(screen.body, [screen]);
}

/** The first use of a type of block in the screens of a brand. */
export function firstBlock(
  screens: Readonly<Record<string, ScreenDocument>>,
  type: string,
): Block | undefined {
  for (const { block } of blocksIn(screens)) if (block.type === type) return block;
  return undefined;
}
