import type { ReactNode } from 'react';
import { useText } from '#ui/text/use-text.ts';
import type { Loaded } from '../calls/loaded.ts';
import { errorEntry } from '../errors/error-entry.ts';
import { Notice } from '../parts/Notice.tsx';
import { SourceView } from '../parts/SourceView.tsx';
import { usePortal } from '../runtime/portal-context.ts';

/** View of offers; who is on a break or excluded is told so instead, with nothing to try again. */
export function OffersView<T>(view: {
  loaded: Loaded<T>;
  skeleton: ReactNode;
  children: (value: T) => ReactNode;
}) {
  const say = useText();
  const portal = usePortal();
  const { loaded } = view;
  return loaded.state === 'failed' && loaded.error.code === 'EXCLUDED' ? (
    <Notice icon="shield" title={say(errorEntry(portal, 'EXCLUDED').text)} live />
  ) : (
    <SourceView {...view} />
  );
}
