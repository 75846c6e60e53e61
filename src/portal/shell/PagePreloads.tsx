import { useEffect } from 'react';
import type { Documents } from '#ui/documents/documents.tsx';
import { useRendering } from '#ui/renderer/rendering.tsx';
import type { prefetchPages as PrefetchPages } from '../prefetch/prefetch-pages.ts';
import { usePortal } from '../runtime/portal-context.ts';

/** Milliseconds after the start before pages of menus are prefetched, so that the first page comes first. */
const startPause = 2_000;

/**
 * Prefetches pages: those that visible menus link to while the browser is idle, others when pointer or focus reaches a link.
 * Visitors who save data prefetch no menus.
 */
export function PagePreloads({ documents }: { documents: Documents }) {
  const { blocks } = useRendering();
  const portal = usePortal();
  useEffect(() => {
    const bring = (what: (prefetch: ReturnType<typeof PrefetchPages>) => void) =>
      import('../prefetch/prefetch-pages.ts').then(
        ({ prefetchPages }) => what(prefetchPages(portal, documents, blocks)),
        // A page whose prefetch failed is fetched when it is opened.
        () => {},
      );
    const near = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a[href]');
      if (link) void bring((prefetch) => prefetch.near(link));
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) addEventListener(event, near, { passive: true });
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const timer = connection?.saveData
      ? undefined
      : setTimeout(() => void bring((prefetch) => prefetch.menus()), startPause);
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, near);
    };
  }, [documents, blocks, portal]);
  return null;
}
