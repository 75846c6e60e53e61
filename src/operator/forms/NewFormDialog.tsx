import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formName } from '../documents/form-table.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { useDocuments, usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { plainActions } from './form-purpose.ts';
import { newForm } from './new-form.ts';
import { formTexts as texts } from './texts.ts';

/** Asks for the name of a new form and what happens with its values; a copy does what its original does. */
export const NewFormDialog = ({ from, onClose }: { from: string | undefined; onClose: () => void }) => {
  const workspace = useWorkspace();
  const documents = useDocuments();
  const { pack } = usePack();
  const navigate = useNavigate();
  const [name, setName] = useState(from === undefined ? '' : texts.copyTitle(formName(documents, from)));
  const actions = plainActions();
  const [action, setAction] = useState(actions[0]?.id ?? '');
  const [missing, setMissing] = useState(false);
  const create = (): void => {
    if (name.trim() === '') {
      setMissing(true);
      return;
    }
    const { id, created, edited } = newForm(documents, { name: name.trim(), action, from });
    const label = texts.created(name.trim());
    workspace.edit(label, edited);
    workspace.create(label, created);
    onClose();
    void navigate(`/${pack}/forms/${id}`);
  };
  return (
    <Dialog
      title={from === undefined ? texts.newTitle : texts.copyTitle(formName(documents, from))}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button look="main" onPress={create}>
            {texts.create}
          </Button>
        </>
      }
    >
      <p className="op-lead">{from === undefined ? texts.newLead : texts.copyLead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <TextInput
          label={texts.name}
          hint={texts.nameHint}
          value={name}
          maxLength={80}
          onChange={(next) => {
            setName(next);
            setMissing(false);
          }}
          error={missing ? texts.missingName : undefined}
        />
      </form>
      {from === undefined && (
        <div className="op-setting">
          <span aria-hidden="true">{texts.action}</span>
          <SearchPicker
            label={texts.action}
            search={texts.search}
            nothing={texts.noneFound}
            value={action}
            sections={[{ id: 'actions', name: texts.action, options: actions }]}
            onChange={setAction}
          />
        </div>
      )}
    </Dialog>
  );
};
