import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentKey } from '#engine/packs.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { texts as shared } from '../texts.ts';
import { useDocuments, usePack, useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { screenName } from './screen-entries.ts';
import { texts } from './texts.ts';
import { useScreenEdits } from './useScreenEdits.ts';

/** Takes a screen of this pack away, or takes back what the pack changed in one of its parent. */
export const ScreenActions = ({ id }: { id: string }) => {
  const workspace = useWorkspace();
  const documents = useDocuments();
  const { pack, extends: parent } = usePack();
  const rights = useRights('screen');
  const edits = useScreenEdits(id);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const name = screenName(documents, id);
  const { draft } = edits;
  if (!rights.edit || !draft || draft.layer === null) return null;
  const own = draft.parent === null;
  const words = own
    ? {
        title: texts.removeTitle(name),
        text: texts.removeText,
        confirm: texts.removeConfirm,
        open: texts.remove,
      }
    : {
        title: texts.resetTitle(name, parent ?? ''),
        text: texts.resetText,
        confirm: texts.resetConfirm,
        open: texts.resetScreen,
      };
  const act = (): void => {
    setAsking(false);
    if (!own) return edits.resetScreen(name);
    workspace.remove(texts.editRemove(name), [documentKey('screen', id)]);
    void navigate(`/${pack}/screens`);
  };
  return (
    <>
      <Button look="quiet" icon={own ? 'bin' : 'reset'} onPress={() => setAsking(true)}>
        {words.open}
      </Button>
      {asking && (
        <Dialog
          title={words.title}
          size="small"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onPress={() => setAsking(false)}>{shared.cancel}</Button>
              <Button look="danger" onPress={act}>
                {words.confirm}
              </Button>
            </>
          }
        >
          <p>{words.text}</p>
        </Dialog>
      )}
    </>
  );
};
