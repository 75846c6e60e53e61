import { useDocuments } from '#ui/documents/documents.tsx';
import type { Block, ScreenDocument, Slot } from '#contract/generated/documents.ts';

type Page = ScreenDocument & { path: string };

/** The pages of a brand that have an address. */
export function pageScreens(screens: Readonly<Record<string, ScreenDocument>>): Page[] {
  return Object.values(screens).filter(
    (screen): screen is Page => screen.presentation === 'page' && screen.path !== undefined,
  );
}

/** The first such block in a slot, at any depth. */
export function findBlock(slot: Slot, wanted: (block: Block) => boolean): Block | undefined {
  for (const block of Object.values(slot.items)) {
    if (wanted(block)) return block;
    for (const inner of Object.values(block.slots ?? {})) {
      const found = findBlock(inner, wanted);
      if (found) return found;
    }
  }
  return undefined;
}

export const holdsBlock = (slot: Slot, wanted: (block: Block) => boolean): boolean =>
  findBlock(slot, wanted) !== undefined;

/** Path of the first page with a block of this type; undefined when there is none. */
export function usePathHolding(type: string): string | undefined {
  const screens = useDocuments((documents) => documents.screens);
  return pageScreens(screens).find((page) => holdsBlock(page.body, (block) => block.type === type))?.path;
}
