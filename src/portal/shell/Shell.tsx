import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { screenOfRole } from '#engine/roles.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { useDocuments, type Documents } from '#ui/documents/documents.tsx';
import { useFact } from '#ui/facts/facts.tsx';
import { useText } from '#ui/text/use-text.ts';
import { PlayLayer } from '../play/PlayLayer.tsx';
import { usePortal } from '../runtime/portal-context.ts';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import { ModalStack } from './ModalStack.tsx';
import { PagePreloads } from './PagePreloads.tsx';
import { PageView } from './PageView.tsx';
import { redirectOf, resolvePage } from './resolve-page.ts';
import { RouterBridge } from './RouterBridge.tsx';
import { ScrollKeeper } from './ScrollKeeper.tsx';
import { Splash } from './Splash.tsx';
import { usePermission } from './use-permission.ts';
import './shell.css';

const all = (documents: Documents) => documents;

/** Comes with the first login. */
const SessionWatch = lazyView(() =>
  import('../protection/SessionWatch.tsx').then((module) => module.SessionWatch),
);

const WinNotices = lazyView(() => import('../lottery/WinNotices.tsx').then((module) => module.WinNotices));

/** The page of the address once the platform has let the visitor in, with modals and messages over it. */
export function Shell() {
  const permission = usePermission();
  const documents = useDocuments(all);
  if (permission === 'asking') return <Splash />;
  const standIn = permission === 'open' ? undefined : screenOfRole(documents, permission);
  if (permission !== 'open') return standIn ? <PageView page={standIn} /> : <Splash />;
  return <Routed documents={documents} />;
}

function Routed({ documents }: { documents: Documents }) {
  const { report } = usePortal();
  const say = useText();
  const { pathname } = useLocation();
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const redirect = redirectOf(documents, pathname, loggedIn);
  const found = resolvePage(documents, pathname);
  const page = found?.page ?? screenOfRole(documents, 'notFound');
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
      <RouterBridge over={found?.over} home={screenOfRole(documents, 'home')?.path ?? '/'} />
      <ScrollKeeper />
      <PagePreloads documents={documents} />
      {page && <PageView page={page} />}
      <ModalStack />
      <PlayLayer />
      <AlertDialog />
      <ToastRegion />
      {loggedIn && (
        <Suspense fallback={null}>
          <SessionWatch />
          <WinNotices />
        </Suspense>
      )}
    </>
  );
}

function skipToMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
