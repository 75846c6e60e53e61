import { Suspense, type ReactNode } from 'react';
import type { Say } from '#ui/text/use-text.ts';
import { FieldBoundary } from './FieldBoundary.tsx';

/** A part whose code may still be on its way: nothing shows until it is here, and a retry when it cannot be fetched. */
export const LazyPart = ({
  say,
  fallback = null,
  children,
}: {
  say: Say;
  fallback?: ReactNode;
  children: ReactNode;
}) => (
  <FieldBoundary say={say}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </FieldBoundary>
);
