import { useEffect, useMemo } from 'react';
import { subscribe } from 'valtio';
import { mayOn } from '#contract/operator-roles.ts';
import { splitKey } from '#engine/packs.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { say } from '../language/say.ts';
import { tabUndoStore } from '../undo/undo-store.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

/** Workspace of a pack: loads it, saves remaining edits when the page closes, and retries when the network returns. */
export function useWorkspaceLife(pack: string): Workspace {
  const { api, timers, signedOut } = useAdmin();
  const { account, roles } = useOperatorSession();
  const workspace = useMemo(
    () =>
      createWorkspace({
        api,
        pack,
        timers,
        mayEdit: (key) => mayOn(roles, pack, 'editor', splitKey(key).kind),
        undoStore: tabUndoStore(account, pack),
      }),
    [api, pack, timers, account, roles],
  );
  useEffect(() => {
    void workspace.load();
    const back = () => void workspace.flush();
    const leave = (event: BeforeUnloadEvent) => {
      if (!workspace.hasUnsaved()) return;
      void workspace.flush();
      event.preventDefault();
      event.returnValue = say('console.saving.leave');
    };
    window.addEventListener('online', back);
    const forget = subscribe(signedOut, () => {
      if (!signedOut.now) back();
    });
    window.addEventListener('beforeunload', leave);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('beforeunload', leave);
      forget();
      void workspace.flush().finally(workspace.dispose);
    };
  }, [workspace, signedOut]);
  return workspace;
}
