import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentKey } from '#engine/packs.ts';
import { refusalOf } from '../api/refusal.ts';
import { packsKey } from '../brands/usePacks.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { ChangeList } from '../changes/ChangeList.tsx';
import { useImpact } from '../impact/useImpact.ts';
import { DocumentChoice } from './DocumentChoice.tsx';
import { say } from '../language/say.ts';
import { packTitle, usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';

/** Asks which unpublished changes to drop, all at first, and lists them. */
export const DiscardDialog = ({ onClose }: { onClose: () => void }) => {
  const workspace = useWorkspace();
  const pack = usePack();
  const client = useQueryClient();
  const all = useImpact().keys.filter(workspace.mayEdit);
  const [kept, setKept] = useState<readonly DocumentKey[]>([]);
  const chosen = all.filter((key) => !kept.includes(key));
  const { changes } = useImpact(chosen);
  const discard = useMutation({
    mutationFn: () => workspace.discard(chosen.length < all.length ? chosen : undefined),
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
          <Button
            look="danger"
            busy={discard.isPending}
            isDisabled={all.length > 0 && chosen.length === 0}
            onPress={() => discard.mutate()}
          >
            {discard.isPending ? say('console.discard.busy') : say('console.discard.confirm')}
          </Button>
        </>
      }
    >
      <p className="op-lead">{say('console.discard.lead', { name: packTitle(pack) })}</p>
      {all.length > 1 && (
        <DocumentChoice
          title={say('console.discard.choose')}
          lead={say('console.discard.chooseLead')}
          keys={all}
          chosen={chosen}
          onChange={(keys) => setKept(all.filter((key) => !keys.includes(key)))}
        />
      )}
      <ChangeList changes={changes} empty={say('console.publish.nothing')} />
      {changes.length > 1 && (
        <p className="op-hint">
          <Link
            className="op-link"
            to={`/${pack.pack}/history/compare/${pack.version}/drafts`}
            onClick={onClose}
          >
            {say('console.discard.single')}
          </Link>
        </p>
      )}
      {discard.error && <RefusalNotice refusal={refusalOf(discard.error)} />}
    </Dialog>
  );
};
