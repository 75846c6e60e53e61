import { useEffect } from 'react';
import { usePortal } from '../runtime/portal-context.ts';

const everyMs = 20_000;

/** Polls the newest wins while the page is visible. */
export function useLiveWinners(): void {
  const { calls } = usePortal();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') calls.invalidate((id) => id === 'winners');
    }, everyMs);
    return () => clearInterval(timer);
  }, [calls]);
}
