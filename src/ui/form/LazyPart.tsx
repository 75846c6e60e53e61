import { Suspense, type ReactNode } from 'react';
import type { Say } from '#ui/text/use-text.ts';
import { FieldBoundary } from './fields/FieldBoundary.tsx';

/** A lazily loaded part: nothing while its code loads, and a retry on failure. */
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
