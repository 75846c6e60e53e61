import { useState } from 'react';
import { matchPath, Outlet, useLocation, useParams } from 'react-router-dom';
import type { Pack } from '#contract/generated/admin-types.ts';
import { consolePack } from '#contract/console-pack.ts';
import { refusalOf } from '../api/refusal.ts';
import { usePacks } from '../brands/usePacks.ts';
import { packPages } from '../pages/pages.ts';
import { BrandFactsProvider } from '../conditions/brand-facts.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { createPreviewLink } from '../preview/preview-link.ts';
import { PreviewLinkProvider } from '../preview/PreviewLinkContext.ts';
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
import { NotFound } from './NotFound.tsx';
import { RightsNotice } from './RightsNotice.tsx';
import { TopBar } from './TopBar.tsx';
import { WorkspaceNav } from './WorkspaceNav.tsx';

/** The workspace of the pack in the address, for accounts with a role for it. */
export const WorkspacePage = () => {
  const { pack: id } = useParams();
  const { data: packs, error, refetch } = usePacks();
  if (error) {
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
  return pack ? <LoadedWorkspace key={pack.pack} pack={pack} /> : <NotFound />;
};

const LoadedWorkspace = ({ pack }: { pack: Pack }) => {
  const workspace = useWorkspaceLife(pack.pack);
  const [link] = useState(createPreviewLink);
  return (
    <WorkspaceProvider value={{ workspace, pack }}>
      <title>{`${packTitle(pack)} · ${say('console.common.product')}`}</title>
      <PreviewLinkProvider value={link}>
        <BrandFactsProvider>
          <WorkspaceFrame />
        </BrandFactsProvider>
      </PreviewLinkProvider>
    </WorkspaceProvider>
  );
};

const WIDE = '(min-width: 1000px)';

const WorkspaceFrame = () => {
  const workspace = useWorkspace();
  const { status, refusal } = useWorkspaceState();
  const { edit } = useRights();
  const [preview, setPreview] = useState(() => window.matchMedia?.(WIDE).matches ?? false);
  useShortcuts(workspace, edit);
  const { pathname } = useLocation();
  const { pack } = usePack();
  const wide =
    pack === consolePack ||
    packPages.some(({ path, wide: own }) =>
      own?.some((route) => matchPath(`/:pack/${path}/${route}`, pathname)),
    );
  const beside = preview && !wide;
  return (
    <div className="op-workspace" data-preview={beside}>
      <TopBar preview={preview} {...(!wide && { onPreview: setPreview })} />
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
            <Outlet />
          </>
        )}
      </main>
      {beside && status === 'ready' && <PreviewPane onClose={() => setPreview(false)} />}
    </div>
  );
};
