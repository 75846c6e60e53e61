import { useEffect } from 'react';
import type { Documents } from '#ui/documents/documents.tsx';
import { useRendering } from '#ui/renderer/rendering.tsx';
import type { pagesAhead as PagesAhead } from '../ahead/pages-ahead.ts';
import { usePortal } from '../runtime/portal-context.ts';

/** Milliseconds after the start before pages of the menus are fetched: what the first page shows comes first. */
const startPause = 2_000;

/**
 * Brings what pages need ahead of their being opened, as `ahead/` says: of those that menus on show lead to when the browser has nothing
 * else to do, of any other when a pointer or the focus comes to a link to it. Who saves data is spared the first.
 */
export function PagePreloads({ documents }: { documents: Documents }) {
  const { blocks } = useRendering();
  const portal = usePortal();
  useEffect(() => {
    const bring = (what: (ahead: ReturnType<typeof PagesAhead>) => void) =>
      import('../ahead/pages-ahead.ts').then(
        ({ pagesAhead }) => what(pagesAhead(portal, documents, blocks)),
        // What cannot be fetched now is fetched when the page is opened.
        () => {},
      );
    const near = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a[href]');
      if (link) void bring((ahead) => ahead.near(link));
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) addEventListener(event, near, { passive: true });
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const timer = connection?.saveData
      ? undefined
      : setTimeout(() => void bring((ahead) => ahead.menus()), startPause);
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, near);
    };
  }, [documents, blocks, portal]);
  return null;
}
