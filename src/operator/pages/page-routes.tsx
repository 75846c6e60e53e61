import { lazy, Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
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
      };
    }),
  );
