import { useState } from 'react';
import type { DocumentKey } from '#engine/packs.ts';
import { splitKey } from '#engine/packs.ts';
import { thingAt } from '#engine/references/uses.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { CopyToBrand } from '../copying/CopyToBrand.tsx';
import { useDeletion } from '../uses/useDeletion.tsx';
import type { DraftState } from '../workspace/state.ts';
import { usePack, useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';

/** Actions on a whole document: show its uses, reset it to its parent, delete it. */
export const DocumentActions = ({
  documentKey,
  draft: { parent, layer },
  onUses,
  usesShown,
  onGone,
}: {
  documentKey: DocumentKey;
  draft: DraftState;
  /** Left out for documents that nothing refers to. */
  onUses: (() => void) | undefined;
  usesShown: boolean;
  onGone: () => void;
}) => {
  const workspace = useWorkspace();
  const { extends: below } = usePack();
  const { edit } = useRights(splitKey(documentKey).kind);
  const { remove, dialog } = useDeletion();
  const [asking, setAsking] = useState<'reset' | 'delete'>();
  const close = () => setAsking(undefined);
  const isOwn = parent === null;
  // What is about one brand as a whole, and texts, which go with what names them.
  const canCopy = !['brand', 'texts'].includes(splitKey(documentKey).kind);
  const canDelete = isOwn && documentKey !== 'brand/main';
  return (
    <div className="op-document-actions">
      {onUses && (
        <Button aria-expanded={usesShown} onPress={onUses}>
          {say('console.document.page.uses')}
        </Button>
      )}
      {canCopy && <CopyToBrand documentKey={documentKey} />}
      {edit && !isOwn && layer !== null && (
        <Button icon="reset" onPress={() => setAsking('reset')}>
          {say('console.document.page.reset')}
        </Button>
      )}
      {edit && canDelete && (
        <Button
          icon="bin"
          onPress={() => {
            const thing = thingAt(documentKey, []);
            if (thing)
              void remove(
                thing,
                () => setAsking('delete'),
                (use) => use.key === documentKey,
              );
            else setAsking('delete');
          }}
        >
          {say('console.document.page.delete')}
        </Button>
      )}
      {dialog}
      {asking && (
        <Dialog
          title={
            asking === 'reset'
              ? say('console.document.page.resetTitle', { key: documentKey })
              : say('console.document.page.deleteTitle', { key: documentKey })
          }
          size="small"
          onClose={close}
          actions={
            <>
              <Button look="quiet" onPress={close}>
                {say('console.document.form.cancel')}
              </Button>
              <Button
                look="danger"
                onPress={() => {
                  close();
                  workspace.remove(
                    asking === 'reset'
                      ? say('console.document.page.editReset', { key: documentKey })
                      : say('console.document.page.editDelete', { key: documentKey }),
                    [documentKey],
                  );
                  if (asking === 'delete') onGone();
                }}
              >
                {asking === 'reset'
                  ? say('console.document.page.reset')
                  : say('console.document.page.delete')}
              </Button>
            </>
          }
        >
          <p>
            {asking === 'reset'
              ? say('console.document.page.resetText', { parent: below ?? '' })
              : say('console.document.page.deleteText', { id: splitKey(documentKey).id })}
          </p>
        </Dialog>
      )}
    </div>
  );
};
