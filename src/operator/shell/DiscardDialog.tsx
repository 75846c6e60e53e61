import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '../api/refusal.ts';
import { packsKey } from '../brands/usePacks.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { ChangeList } from '../changes/ChangeList.tsx';
import { usePendingChanges } from '../publish/usePendingChanges.ts';
import { say } from '../language/say.ts';
import { packTitle, usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';

/** Confirms dropping all unpublished changes, and lists them. */
export const DiscardDialog = ({ onClose }: { onClose: () => void }) => {
  const workspace = useWorkspace();
  const pack = usePack();
  const client = useQueryClient();
  const changes = usePendingChanges().filter(({ key }) => workspace.mayEdit(key));
  const discard = useMutation({
    mutationFn: workspace.discard,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: packsKey });
      onClose();
    },
  });
  return (
    <Dialog
      title={say('console.discard.title')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('console.common.cancel')}</Button>
          <Button look="danger" busy={discard.isPending} onPress={() => discard.mutate()}>
            {discard.isPending ? say('console.discard.busy') : say('console.discard.confirm')}
          </Button>
        </>
      }
    >
      <p className="op-lead">{say('console.discard.lead', { name: packTitle(pack) })}</p>
      <ChangeList changes={changes} empty={say('console.publish.nothing')} />
      {discard.error && <RefusalNotice refusal={refusalOf(discard.error)} />}
    </Dialog>
  );
};
