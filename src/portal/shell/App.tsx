import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { BlockRegistry } from '#ui/blocks/types.ts';
import { DocumentsProvider } from '#ui/documents/documents.tsx';
import { FactsProvider } from '#ui/facts/facts.tsx';
import { HydrationMark } from '#ui/blocks/LazyBoundary.tsx';
import { TextProvider } from '#ui/text/text-context.tsx';
import type { Portal } from '../runtime/portal.ts';
import { PortalContext } from '../runtime/portal-context.ts';
import { RenderingFromPortal, type BlockWatch, type ShownBundle } from './RenderingFromPortal.tsx';
import { Shell } from './Shell.tsx';

/** The whole application over a portal. */
export function App({
  portal,
  blocks,
  live,
  watch,
  Router = BrowserRouter,
}: {
  portal: Portal;
  blocks: BlockRegistry;
  live?: ShownBundle;
  /** Only in a preview that stands in the console. */
  watch?: BlockWatch | undefined;
  /** Another where there is no browser. */
  Router?: ComponentType<{ children: ReactNode }>;
}) {
  return (
    <PortalContext value={portal}>
      <TextProvider texts={portal.texts}>
        <DocumentsProvider store={portal.documents}>
          <FactsProvider facts={portal.facts}>
            <RenderingFromPortal blocks={blocks} live={live} watch={watch}>
              <Router>
                <Shell />
                <HydrationMark />
              </Router>
            </RenderingFromPortal>
          </FactsProvider>
        </DocumentsProvider>
      </TextProvider>
    </PortalContext>
  );
}
