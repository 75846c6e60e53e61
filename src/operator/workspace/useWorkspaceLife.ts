import { useEffect, useMemo } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { texts } from '../texts.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

/** A workspace for a pack that loads, saves what is left when the page goes, and tries again when the network is back. */
export function useWorkspaceLife(pack: string, editable: boolean): Workspace {
  const { api, timers, signedOut } = useAdmin();
  const workspace = useMemo(
    () => createWorkspace({ api, pack, timers, editable }),
    [api, pack, timers, editable],
  );
  useEffect(() => {
    void workspace.load();
    const back = () => void workspace.flush();
    const leave = (event: BeforeUnloadEvent) => {
      if (!workspace.hasUnsaved()) return;
      void workspace.flush();
      event.preventDefault();
      event.returnValue = texts.saving.leave;
    };
    window.addEventListener('online', back);
    const forget = signedOut.subscribe(() => {
      if (!signedOut.get()) back();
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
