import type { Block, ScreenDocument, Slot } from '#contract/generated/documents.ts';

type Screens = Readonly<Record<string, ScreenDocument>>;
type Page = ScreenDocument & { path: string };

/** The pages of a brand that have an address. */
export function pagesOf(screens: Screens): Page[] {
  return Object.values(screens).filter(
    (screen): screen is Page => screen.presentation === 'page' && screen.path !== undefined,
  );
}

/** Path of the first page that holds such a block, at any depth. Undefined when the brand has none. */
export function pathHolding(screens: Screens, wanted: (block: Block) => boolean): string | undefined {
  return pagesOf(screens).find((page) => holds(page.body, wanted))?.path;
}

function holds(slot: Slot, wanted: (block: Block) => boolean): boolean {
  return Object.values(slot.items).some(
    (block) => wanted(block) || Object.values(block.slots ?? {}).some((inner) => holds(inner, wanted)),
  );
}
