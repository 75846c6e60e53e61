import { lazy, Suspense } from 'react';
import type { JsonMergeProps } from './types.ts';

const MergeEditor = lazy(() =>
  import('./lazy/MergeEditor.tsx').then(({ MergeEditor: part }) => ({ default: part })),
);

/** Two JSON texts side by side with differences marked; the right one may be editable. Loads lazily. */
export const JsonMerge = (props: JsonMergeProps) => (
  <Suspense fallback={<div role="status" aria-label={props.rightLabel} aria-busy="true" />}>
    <MergeEditor {...props} />
  </Suspense>
);
