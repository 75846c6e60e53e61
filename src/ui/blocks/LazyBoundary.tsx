import { Suspense, useEffect, type ReactNode } from 'react';
import { useHydrated } from '../base/use-hydrated.ts';
import { boundaryHydrated } from './hydration.ts';

/** Suspense for parts that a page may show from the start: it is counted when it has taken over what the server drew. */
export function LazyBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <HydrationMark />
      {children}
    </Suspense>
  );
}

/** Counts once what is around it has taken over what the server drew. */
export function HydrationMark() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) boundaryHydrated();
  }, [hydrated]);
  return null;
}
