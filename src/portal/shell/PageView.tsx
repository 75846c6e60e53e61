import { useMemo } from 'react';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { ScreenView } from '#ui/renderer/ScreenView.tsx';
import { OutletContext } from './outlet-context.ts';
import { ScreenGate } from './ScreenGate.tsx';

/** A page inside its frame. Pages of the same frame share it, so that header and navigation stay while pages change. */
export function PageView({ page }: { page: ScreenDocument }) {
  const frameId = `frame-${page.frame ?? 'full'}`;
  const frame = useDocuments((documents) => documents.screens[frameId]);
  const content = useMemo(
    () => (
      <ScreenGate key={page.id} screen={page}>
        <ScreenView screen={page} />
      </ScreenGate>
    ),
    [page],
  );
  if (!frame) return content;
  return (
    <OutletContext value={content}>
      <ScreenView key={frameId} screen={frame} />
    </OutletContext>
  );
}
