import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentKey } from '#engine/packs.ts';
import { freeId } from '../documents/free-id.ts';
import { withNewKey } from '../documents/text-edits.ts';
import { idsOf } from '../documents/reader.ts';
import { freeTextKey } from '../documents/words-at.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { usePackDocuments, usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';

const ID = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;

/** Dialog for a new menu's name and id; opens it empty. */
export const NewMenuDialog = ({ onClose }: { onClose: () => void }) => {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { pack } = usePack();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const taken = idsOf(documents, 'menu');
  const id = typed ?? (name === '' ? '' : freeId(name, taken, 'menu'));
  const error = id === '' ? undefined : taken.includes(id) ? say('console.menus.menuIdTaken') : ID.test(id) ? undefined : say('console.menus.menuIdWrong'); // oxfmt-ignore
  const ready = name.trim() !== '' && id !== '' && error === undefined;
  const create = (): void => {
    const label = freeTextKey(documents, `menu.${id}.label`);
    const menu = { kind: 'menu', id, label, order: [], items: {} };
    workspace.create(say('console.menus.undo.menu', { id }), {
      ...withNewKey(documents, label, name.trim()),
      [documentKey('menu', id)]: menu,
    });
    onClose();
    void navigate(`/${pack}/menus/${id}`);
  };
  return (
    <FormDialog
      title={say('console.menus.newMenu')}
      size="small"
      confirm={say('console.menus.create')}
      ready={ready}
      onConfirm={create}
      onClose={onClose}
    >
      <div className="op-stack">
        <TextInput
          label={say('console.menus.menuName')}
          hint={say('console.menus.wordsHint')}
          value={name}
          maxLength={200}
          onChange={setName}
        />
        <TextInput
          label={say('console.menus.menuId')}
          hint={say('console.menus.menuIdHint')}
          value={id}
          error={error}
          maxLength={64}
          onChange={setTyped}
        />
        <p className="op-quiet">{say('console.menus.menuNote')}</p>
      </div>
    </FormDialog>
  );
};
