import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import type { Pack } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { usePacks } from '../brands/usePacks.ts';
import { StoppedNotice } from '../delivery/StoppedNotice.tsx';
import { needsWidth } from '../pages/needs-width.ts';
import { usePageAhead } from '../pages/page-routes.tsx';
import { pageAt } from '../pages/pages.ts';
import { BrandDocumentsProvider } from '../conditions/BrandDocumentsProvider.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { createPreviewLink } from '../preview/preview-link.ts';
import { PreviewLinkProvider, usePreviewLink, usePreviewView } from '../preview/PreviewLinkContext.ts';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { ApprovalNotice } from '../releases/ApprovalNotice.tsx';
import { MissedNotice } from '../releases/MissedNotice.tsx';
import { say } from '../language/say.ts';
import { useShortcuts } from '../workspace/useShortcuts.ts';
import { useWorkspaceLife } from '../workspace/useWorkspaceLife.ts';
import {
  packTitle,
  usePack,
  useRights,
  useWorkspace,
  useWorkspaceState,
  WorkspaceProvider,
} from '../workspace/WorkspaceContext.tsx';
import type { Workspace } from '../workspace/workspace.ts';
import { NotFound } from './NotFound.tsx';
import { RightsNotice } from './RightsNotice.tsx';
import { TopBar } from './TopBar.tsx';
import { WorkspaceNav } from './WorkspaceNav.tsx';

/** The workspace of the pack in the address, for accounts with a role for it. */
export const WorkspacePage = () => {
  const { pack = '' } = useParams();
  return <WorkspaceOf key={pack} id={pack} />;
};

/** Packs, documents and the code of the page are loaded at the same time. */
const WorkspaceOf = ({ id }: { id: string }) => {
  const workspace = useWorkspaceLife(id);
  usePageAhead();
  const { data: packs, error, refetch } = usePacks();
  // A later look that fails takes nothing away that is open.
  if (error && !packs) {
    return (
      <main className="op-page" id="content">
        <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (!packs) {
    return (
      <main className="op-page" id="content">
        <Loading />
      </main>
    );
  }
  const pack = packs.find((entry) => entry.pack === id);
  return pack ? <LoadedWorkspace pack={pack} workspace={workspace} /> : <NotFound />;
};

const LoadedWorkspace = ({ pack, workspace }: { pack: Pack; workspace: Workspace }) => {
  const [link] = useState(createPreviewLink);
  return (
    <WorkspaceProvider value={{ workspace, pack }}>
      <PreviewLinkProvider value={link}>
        <BrandDocumentsProvider>
          <WorkspaceFrame />
        </BrandDocumentsProvider>
      </PreviewLinkProvider>
    </WorkspaceProvider>
  );
};

/** Tools of one page at a time, which bring pictures, texts and schemas with them. */
const PageEditTools = lazy(async () => ({
  default: (await import('../page-edit/PageEditTools.tsx')).PageEditTools,
}));

const WorkspaceFrame = () => {
  const workspace = useWorkspace();
  const { status, refusal } = useWorkspaceState();
  const { edit } = useRights();
  const link = usePreviewLink();
  const { isShown: preview } = usePreviewView();
  useShortcuts(workspace, edit);
  const { pathname } = useLocation();
  const shown = usePack();
  const { pack } = shown;
  const title = [pageAt(pathname)?.title, packTitle(shown), say('console.common.product')];
  const wide = needsWidth(pack, pathname);
  const beside = preview && !wide;
  return (
    <div className="op-workspace" data-preview={beside}>
      <title>{title.filter(Boolean).join(' · ')}</title>
      <TopBar preview={preview} {...(!wide && { onPreview: link.show })} />
      <WorkspaceNav />
      <main className="op-editor" id="content" tabIndex={-1}>
        {status === 'loading' && <Loading rows={8} />}
        {status === 'failed' && refusal && (
          <RefusalNotice refusal={refusal} onRetry={() => void workspace.load()} />
        )}
        {status === 'ready' && (
          <>
            <RightsNotice />
            <MissedNotice />
            <ApprovalNotice />
            <StoppedNotice />
            <Outlet />
          </>
        )}
      </main>
      {beside && status === 'ready' && (
        <PreviewPane
          onClose={() => link.show(false)}
          tools={
            <Suspense fallback={null}>
              <PageEditTools />
            </Suspense>
          }
        />
      )}
    </div>
  );
};
