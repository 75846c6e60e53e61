import { useEffect, useLayoutEffect, useRef } from 'react';
import { parsePath, useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from '#ui/base/when-idle.ts';

const storageName = 'livery.scroll';
/** Milliseconds for which a page may still grow to the place it was left at. */
const patience = 1_500;

/**
 * Scrolls to the hash target or the top when the player goes to a page, and to the place a page was left at when the
 * player goes back or forth. Opening a modal or a panel and choosing something on the page move nothing.
 * `place` has path, query and hash of the page on show.
 */
export function ScrollKeeper({ place }: { place: string }) {
  const { key } = useLocation();
  const type = useNavigationType();
  const last = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let top: number | undefined;
    const note = () => {
      top = scrollY;
      const { dataset } = document.documentElement;
      if (dataset['nearFirst'] === undefined) return;
      // A place is recalled by the sizes of all above it, which a jump leaves unknown; the browser keeps what is on the screen there.
      whenIdle(() => {
        delete dataset['nearFirst'];
        requestAnimationFrame(() => requestAnimationFrame(() => (top &&= scrollY)));
      });
    };
    const keep = () => {
      if (top !== undefined) remember(key, top);
      top = undefined;
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    addEventListener('scrollend', note);
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      keep();
      removeEventListener('scrollend', note);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [key]);

  useLayoutEffect(() => {
    const before = last.current;
    const { pathname, hash } = parsePath(place);
    last.current = place;
    // A choice on a page replaces its address without leaving it.
    const chosen = type === 'REPLACE' && !hash && parsePath(before ?? '').pathname === pathname;
    if (before === place || chosen) return;
    const again = type === 'POP' && (before !== undefined || reloaded());
    // Where a page was left is known by the sizes of all above it (hydration/near-first.ts).
    if (before !== undefined) delete document.documentElement.dataset['nearFirst'];
    // A new document begins at its top, and may have been scrolled since by whoever did not wait for its code.
    if (before === undefined && !again && !hash) return;
    if (before !== undefined && !again && !hash)
      document.getElementById('main')?.focus({ preventScroll: true });
    return settle(() => (again ? recalled(key) : undefined) ?? (hash ? targetOf(hash) : 0));
  }, [place, key, type]);
  return null;
}

function targetOf(hash: string): number | undefined {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return undefined;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  return target.getBoundingClientRect().top + scrollY - margin;
}

/** Scrolls, and again while the page grows, until the place is reached, the player scrolls or patience ends. */
function settle(wanted: () => number | undefined): () => void {
  const go = () => {
    const top = wanted();
    if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    return top !== undefined && Math.abs(scrollY - top) < 2;
  };
  if (go()) return () => {};
  const growth = new ResizeObserver(() => void (go() && stop()));
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'touchstart', 'keydown']) removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, patience);
  growth.observe(document.body);
  for (const event of ['wheel', 'touchstart', 'keydown']) addEventListener(event, stop, { passive: true });
  return stop;
}

type Places = Record<string, number>;

function places(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as Places;
  } catch {
    return {};
  }
}

function remember(key: string, top: number): void {
  const { [key]: _, ...others } = places();
  const newest = [...Object.entries(others), [key, Math.round(top)] as const].slice(-50);
  try {
    sessionStorage.setItem(storageName, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Full or forbidden: going back starts at the top.
  }
}

/** True for a document that was reloaded or reached by going back. */
function reloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
}

const recalled = (key: string): number | undefined => places()[key];
