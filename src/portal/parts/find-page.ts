import { useDocuments } from '#ui/documents/documents.tsx';
import type { Block, ScreenDocument, Slot } from '#contract/generated/documents.ts';

type Page = ScreenDocument & { path: string };

/** The pages of a brand that have an address. */
export function pagesOf(screens: Readonly<Record<string, ScreenDocument>>): Page[] {
  return Object.values(screens).filter(
    (screen): screen is Page => screen.presentation === 'page' && screen.path !== undefined,
  );
}

/** True when a slot contains such a block at any depth. */
export function holdsBlock(slot: Slot, wanted: (block: Block) => boolean): boolean {
  return Object.values(slot.items).some(
    (block) => wanted(block) || Object.values(block.slots ?? {}).some((inner) => holdsBlock(inner, wanted)),
  );
}

/** Path of the first page with a block of this type; undefined when there is none. */
export function usePathHolding(type: string): string | undefined {
  const screens = useDocuments((documents) => documents.screens);
  return pagesOf(screens).find((page) => holdsBlock(page.body, (block) => block.type === type))?.path;
}
