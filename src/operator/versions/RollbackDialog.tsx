import { useState } from 'react';
import type { Version } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf, unsavedRefusal } from '../api/refusal.ts';
import { packsKey } from '../brands/usePacks.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { PublishedDialog } from '../publication/PublishedDialog.tsx';
import { useLiveStep } from '../publication/useLiveStep.ts';
import { say } from '../language/say.ts';
import { usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { RollbackRequest } from './RollbackRequest.tsx';
import { versionsKey } from '../publication/useVersions.ts';

/** Confirms a roll back to an old version, and lists the changes it undoes. */
export const RollbackDialog = ({
  version: { version },
  since,
  onClose,
}: {
  version: Version;
  since: readonly Version[];
  onClose: () => void;
}) => {
  const { api } = useAdmin();
  const workspace = useWorkspace();
  const { pack, version: live } = usePack();
  // The new version joins the list while the dialog is still open.
  const [takenBack] = useState(since);
  const rollback = useLiveStep([packsKey, versionsKey(pack)], async () => {
    if (!(await workspace.flush())) throw unsavedRefusal({ message: say('console.publish.unsaved') });
    return api.rollback(pack, version);
  });
  const refusal = rollback.error ? refusalOf(rollback.error) : undefined;
  if (rollback.data) return <PublishedDialog published={rollback.data} onClose={onClose} />;
  return (
    <Dialog
      title={say('console.history.confirmTitle', { version })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('console.common.cancel')}</Button>
          <Button look="main" busy={rollback.isPending} onPress={() => rollback.mutate()}>
            {rollback.isPending ? say('console.history.busy') : say('console.history.confirm')}
          </Button>
        </>
      }
    >
      <p className="op-lead">{say('console.history.confirmLead', { version })}</p>
      <p>{say('console.history.takenBack')}</p>
      <ul className="op-plain-list">
        {takenBack.map((entry) => (
          <li key={entry.version}>
            <strong>{say('console.history.version', { version: entry.version })}</strong>{' '}
            {entry.note || say('console.history.noNote')}{' '}
            <span className="op-quiet">{say('console.history.by', { author: entry.author })}</span>
          </li>
        ))}
      </ul>
      {refusal && <RefusalNotice refusal={refusal} />}
      {refusal?.code === 'APPROVAL_NEEDED' && (
        <RollbackRequest version={version} live={live} onClose={onClose} />
      )}
    </Dialog>
  );
};
