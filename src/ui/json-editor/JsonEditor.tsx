import { lazy, Suspense } from 'react';
import type { JsonEditorProps } from './types.ts';

const CodeEditor = lazy(() =>
  import('./lazy/CodeEditor.tsx').then(({ CodeEditor: part }) => ({ default: part })),
);

/**
 * JSON editor with highlighting, completion and hints from a schema, and problems in the margin. Loads lazily; works under
 * `script-src 'self'; style-src 'self'`. Fills its container's height; colours are custom properties of lazy/theme.ts.
 */
export const JsonEditor = (props: JsonEditorProps) => (
  <Suspense fallback={<div role="status" aria-label={props.label} aria-busy="true" />}>
    <CodeEditor {...props} />
  </Suspense>
);
