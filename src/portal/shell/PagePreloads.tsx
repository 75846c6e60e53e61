import { useEffect } from 'react';
import type { Block, Slot } from '#contract/generated/documents.ts';
import type { LazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockRegistry } from '#ui/blocks/types.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import { useRendering } from '#ui/renderer/rendering.tsx';
import { resolvePage } from './resolve-page.ts';

/** Milliseconds after the start before pages of the menus are fetched: what the first page shows comes first. */
const startPause = 2_000;

/**
 * Fetches the code of pages ahead of their being opened: of those that menus on show lead to when the browser has nothing else to do,
 * of any other when a pointer or the focus comes to a link to it. Who saves data is spared the first.
 */
export function PagePreloads({ documents }: { documents: Documents }) {
  const { blocks } = useRendering();
  useEffect(() => {
    const ahead = (link: Element) => {
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      const found = resolvePage(documents.screens, link.pathname);
      if (found) preloadSlot(found.page.body, blocks);
    };
    const near = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a[href]');
      if (link) ahead(link);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) addEventListener(event, near, { passive: true });
    const menus = () => document.querySelectorAll('nav a[href^="/"]').forEach(ahead);
    const timer = savesData() ? undefined : setTimeout(() => whenIdle(menus), startPause);
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, near);
    };
  }, [documents, blocks]);
  return null;
}

function preloadSlot(slot: Slot, blocks: BlockRegistry): void {
  for (const block of Object.values(slot.items) as Block[]) {
    const view = Object.hasOwn(blocks, block.type) && (blocks[block.type]?.view as Partial<LazyView<never>>);
    if (view) view.preload?.();
    for (const inner of Object.values(block.slots ?? {})) preloadSlot(inner, blocks);
  }
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Safari has no idle callback; after the pause there it is at once. */
const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
};
