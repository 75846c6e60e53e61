import { lazy, Suspense } from 'react';
import type { JsonEditorProps } from './types.ts';

const CodeEditor = lazy(() =>
  import('./lazy/CodeEditor.tsx').then(({ CodeEditor: part }) => ({ default: part })),
);

/**
 * A JSON text with colours, completion and hints from a schema, and what is wrong in the margin. Its code is fetched when it
 * is first shown, and it needs no more than `script-src 'self'; style-src 'self'`. It takes the height of what it stands in;
 * its colours are the custom properties of lazy/theme.ts.
 */
export const JsonEditor = (props: JsonEditorProps) => (
  <Suspense fallback={<div role="status" aria-label={props.label} aria-busy="true" />}>
    <CodeEditor {...props} />
  </Suspense>
);
