import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { packsKey } from '../brands/usePacks.ts';
import { ImpactSummary } from '../impact/ImpactSummary.tsx';
import { useImpact } from '../impact/useImpact.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { texts } from '../texts.ts';
import { versionsKey } from '../versions/useVersions.ts';
import { packTitle, usePack, useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { PublishedDialog } from './PublishedDialog.tsx';
import { PublishRefusal } from './PublishRefusal.tsx';
import { unsavedRefusal } from './unsaved-refusal.ts';

/** What publishing changes, in plain words; then the publishing; then what came of it. */
export const PublishDialog = ({ onClose }: { onClose: () => void }) => {
  const { api } = useAdmin();
  const workspace = useWorkspace();
  const pack = usePack();
  const rights = useRights();
  const client = useQueryClient();
  const { changes, errors = [] } = useImpact();
  const [note, setNote] = useState('');
  const publish = useMutation({
    mutationFn: async () => {
      if (!(await workspace.flush())) throw unsavedRefusal();
      return api.publish(pack.pack, note.trim(), pack.version);
    },
    onSuccess: () => workspace.published(),
    onError: (error) => {
      // Someone else's version is live now: the list has to compare with that one.
      if (refusalOf(error).code === 'STALE_VERSION') void workspace.load();
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: packsKey }),
        client.invalidateQueries({ queryKey: versionsKey(pack.pack) }),
      ]),
  });
  // What others drafted since is published too, so it has to be in the list; and what keeps it from going live, too.
  const fresh = useQuery({
    queryKey: ['fresh-drafts', pack.pack],
    queryFn: async () => {
      await workspace.flush();
      await workspace.refresh();
      await workspace.check();
      return true;
    },
    gcTime: 0,
  });
  const refusal = publish.error ? refusalOf(publish.error) : undefined;
  const again = () => {
    publish.reset();
    void fresh.refetch();
  };

  if (publish.data) return <PublishedDialog published={publish.data} onClose={onClose} />;
  return (
    <Dialog
      title={texts.publish.title(packTitle(pack))}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button
            look="main"
            busy={publish.isPending}
            isDisabled={changes.length === 0 || errors.length > 0 || !rights.publish || !fresh.isSuccess}
            onPress={() => publish.mutate()}
          >
            {publish.isPending ? texts.publish.busy : texts.publish.confirm}
          </Button>
        </>
      }
    >
      {changes.length > 0 && <p className="op-lead">{texts.publish.lead}</p>}
      <ImpactSummary onFollow={onClose} />
      {rights.publish ? (
        <TextInput
          label={texts.publish.note}
          hint={texts.publish.noteHint}
          value={note}
          onChange={setNote}
          maxLength={500}
          isDisabled={changes.length === 0}
        />
      ) : (
        <Notice title={texts.publish.needRole} />
      )}
      {fresh.isPending && <p className="op-quiet">{texts.publish.looking}</p>}
      {fresh.error && <RefusalNotice refusal={refusalOf(fresh.error)} onRetry={() => void fresh.refetch()} />}
      {refusal && <PublishRefusal refusal={refusal} onFollow={onClose} onAgain={again} />}
    </Dialog>
  );
};
