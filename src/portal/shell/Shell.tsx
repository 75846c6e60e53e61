import { Suspense, useEffect } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { screenOfRole } from '#engine/roles.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { useDocuments, type Documents } from '#ui/documents/documents.tsx';
import { useFact } from '#ui/facts/facts.tsx';
import { useText, useWholeTexts } from '#ui/text/use-text.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { ModalStack } from './ModalStack.tsx';
import { PagePreloads } from './PagePreloads.tsx';
import { PageView } from './PageView.tsx';
import { RouterBridge } from './RouterBridge.tsx';
import { drawnFor, redirectOf, screenAt } from './screen-routes.ts';
import { ScrollKeeper } from './ScrollKeeper.tsx';
import { Splash } from './Splash.tsx';
import { usePageHead } from './use-page-head.ts';
import { usePermission } from './use-permission.ts';
import { usePlace } from './use-place.ts';
import './shell.css';

const all = (documents: Documents) => documents;

/** Comes once the page is the visitor's own. */
const LateParts = lazyView(() => import('./LateParts.tsx').then((module) => module.LateParts));

/** Comes with the first login. */
const SessionWatch = lazyView(() =>
  import('../protection/SessionWatch.tsx').then((module) => module.SessionWatch),
);

const WinNotices = lazyView(() =>
  import('../lottery/wins/WinNotices.tsx').then((module) => module.WinNotices),
);

/** The page of the address once the platform has let the visitor in, with modals and messages over it. */
export function Shell() {
  const permission = usePermission();
  const documents = useDocuments(all);
  if (permission === 'asking') return <Splash />;
  if (permission === 'open') return <Routed documents={documents} />;
  const standIn = screenOfRole(documents, permission);
  return standIn ? <StandIn screen={standIn} /> : <Splash />;
}

function StandIn({ screen }: { screen: ScreenDocument }) {
  usePageHead(screen);
  return (
    <>
      <PageView page={screen} />
      <Late />
    </>
  );
}

function Routed({ documents }: { documents: Documents }) {
  const { report } = usePortal();
  const say = useText();
  const { pathname } = useLocation();
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const loginFirst = useFact<boolean>('flags.loginToHome') ?? false;
  const redirect = redirectOf(documents, pathname, loginFirst && !loggedIn);
  const place = usePlace();
  const found = screenAt(documents.screens, place.location);
  const page = found ? drawnFor(documents, found) : screenOfRole(documents, 'notFound');
  usePageHead(place.screen ?? page);
  // Blocks of a page that lies below a centre go on reading the address of their page.
  const shown = useRoutes([{ path: '*', element: page && <PageView page={page} /> }], place.location);
  const missing = redirect === undefined && !page;
  useEffect(() => {
    if (missing)
      report({
        code: 'NO_PAGE',
        message: `No page has the path ${pathname}, and the brand names no page for its role "notFound".`,
      });
  }, [missing, pathname, report]);
  if (redirect !== undefined && redirect !== pathname) return <Navigate to={redirect} replace />;
  return (
    <>
      <a className="lv-skip" href="#main" onClick={skipToMain}>
        {say('common.skip')}
      </a>
      <RouterBridge place={place} />
      <ScrollKeeper place={place.page} />
      <PagePreloads documents={documents} />
      {shown}
      <ModalStack />
      <Late />
      {loggedIn && (
        <Suspense fallback={null}>
          <SessionWatch />
          <WinNotices />
        </Suspense>
      )}
    </>
  );
}

function Late() {
  return (
    useWholeTexts() && (
      <Suspense fallback={null}>
        <LateParts />
      </Suspense>
    )
  );
}

function skipToMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
