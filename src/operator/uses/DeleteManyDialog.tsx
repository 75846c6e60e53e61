import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { fetchUses, type UsesAnswer } from './calls.ts';
import { deletable, type Doomed } from './deletable.ts';

/** Confirms the deletion of several things, and says of each that has to stay why. */
export const DeleteManyDialog = ({
  doomed,
  onDelete,
  onClose,
}: {
  doomed: readonly Doomed[];
  /** Called with the ids of those that may go. */
  onDelete: (ids: readonly string[]) => void;
  onClose: () => void;
}) => {
  const { api } = useAdmin();
  const workspace = useWorkspace();
  const uses = useQuery({
    queryKey: ['uses-of-many', workspace.pack, doomed.map(({ id }) => id).join(' ')],
    gcTime: 0,
    queryFn: async () => {
      // The server searches saved drafts only.
      await workspace.flush();
      const found = new Map<string, UsesAnswer>();
      for (const { id, thing, refused } of doomed)
        if (thing && !refused) found.set(id, await fetchUses(api, workspace.pack, thing));
      return found;
    },
  });
  const { gone, kept } = uses.data ? deletable(workspace.pack, doomed, uses.data) : { gone: [], kept: [] };
  return (
    <Dialog
      title={say('console.uses.deleteMany', { count: doomed.length })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('console.common.cancel')}</Button>
          <Button
            look="danger"
            icon="bin"
            isDisabled={gone.length === 0}
            onPress={() => {
              onDelete(gone.map(({ id }) => id));
              onClose();
            }}
          >
            {say('console.uses.deleteThese', { count: gone.length })}
          </Button>
        </>
      }
    >
      {uses.isPending && <Loading rows={3} />}
      {uses.error && <RefusalNotice refusal={refusalOf(uses.error)} onRetry={() => void uses.refetch()} />}
      {kept.length > 0 && (
        <Notice tone="warning" live title={say('console.uses.staying', { count: kept.length })}>
          <ul className="op-rules">
            {kept.map(({ doomed: { id, name, refused }, total }) => (
              <li key={id}>
                <strong>{name}</strong>: {refused ?? say('console.uses.refused', { count: total })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {gone.length > 0 && (
        <ul className="op-rules">
          {gone.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      {uses.data && <p className="op-quiet">{say('console.uses.undoNote')}</p>}
    </Dialog>
  );
};
