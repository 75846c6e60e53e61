import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formName } from '../documents/form-table.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { useNeededName } from '../parts/useNeededName.tsx';
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
  const name = useNeededName(from === undefined ? '' : texts.copyTitle(formName(documents, from)), {
    label: texts.name,
    hint: texts.nameHint,
    missing: texts.missingName,
  });
  const actions = plainActions();
  const [action, setAction] = useState(actions[0]?.id ?? '');
  const create = (): void => {
    const given = name.take();
    if (given === undefined) return;
    const { id, created, edited } = newForm(documents, { name: given, action, from });
    const label = texts.created(given);
    workspace.edit(label, edited);
    workspace.create(label, created);
    onClose();
    void navigate(`/${pack}/forms/${id}`);
  };
  return (
    <FormDialog
      title={from === undefined ? texts.newTitle : texts.copyTitle(formName(documents, from))}
      confirm={texts.create}
      onConfirm={create}
      onClose={onClose}
    >
      <p className="op-lead">{from === undefined ? texts.newLead : texts.copyLead}</p>
      {name.input}
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
    </FormDialog>
  );
};
