import { lazy, Suspense } from 'react';
import { Loading } from '../parts/Loading.tsx';
import type { RichTextProps } from './rich-text-props.ts';

const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((part) => ({ default: part.RichTextEditor })),
);

/** A text with headings, lists and links, edited as players see it or as its HTML. The editor loads on first use. */
export const RichTextInput = (props: RichTextProps) => (
  <Suspense fallback={<Loading rows={2} />}>
    <RichTextEditor {...props} />
  </Suspense>
);
