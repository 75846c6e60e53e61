import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useMatches, type RouteObject } from 'react-router-dom';
import { Loading } from '../parts/Loading.tsx';
import type { ConsolePage, PageRoute } from './console-page.ts';
import { RightGate } from './RightGate.tsx';

function lazyPage({ load }: PageRoute): ComponentType {
  const Page = lazy(() => load().then((page) => ({ default: page })));
  return () => (
    <Suspense fallback={<Loading rows={8} />}>
      <Page />
    </Suspense>
  );
}

/** Routes of pages, relative to their scope. */
export const pageRoutes = (pages: readonly ConsolePage[]): RouteObject[] =>
  pages.flatMap((page) =>
    page.routes.map((route) => {
      const Page = lazyPage(route);
      return {
        path: route.path === '' ? page.path : `${page.path}/${route.path}`,
        element:
          page.scope === 'pack' ? (
            <RightGate page={page}>
              <Page />
            </RightGate>
          ) : (
            <Page />
          ),
        handle: route,
      };
    }),
  );

const isPage = (handle: unknown): handle is PageRoute =>
  typeof handle === 'object' && handle !== null && 'load' in handle;

/** Loads the code of the page in the address while something else is waited for. */
export function usePageAhead(): void {
  const handle = useMatches().at(-1)?.handle;
  useEffect(() => {
    // What fails is told where the page is drawn.
    if (isPage(handle)) void handle.load().catch(() => undefined);
  }, [handle]);
}
