import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formName } from '../documents/form-table.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { useNeededName } from '../parts/useNeededName.tsx';
import { usePackDocuments, usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { plainActions } from './form-purpose.ts';
import { newForm } from './new-form.ts';
import { say } from '../language/say.ts';

/** Dialog for a new form's name and action; a copy keeps its original's action. */
export const NewFormDialog = ({ from, onClose }: { from: string | undefined; onClose: () => void }) => {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { pack } = usePack();
  const navigate = useNavigate();
  const name = useNeededName(
    from === undefined ? '' : say('console.forms.copyTitle', { name: formName(documents, from) }),
    {
      label: say('console.forms.name'),
      hint: say('console.forms.nameHint'),
      missing: say('console.forms.missingName'),
    },
  );
  const actions = plainActions();
  const [action, setAction] = useState(actions[0]?.id ?? '');
  const create = (): void => {
    const given = name.take();
    if (given === undefined) return;
    const { id, made } = newForm(documents, { name: given, action, from });
    workspace.create(say('console.forms.created', { name: given }), made);
    onClose();
    void navigate(`/${pack}/forms/${id}`);
  };
  return (
    <FormDialog
      title={
        from === undefined
          ? say('console.forms.newTitle')
          : say('console.forms.copyTitle', { name: formName(documents, from) })
      }
      confirm={say('console.forms.create')}
      onConfirm={create}
      onClose={onClose}
    >
      <p className="op-lead">
        {from === undefined ? say('console.forms.newLead') : say('console.forms.copyLead')}
      </p>
      {name.input}
      {from === undefined && (
        <div className="op-setting">
          <span aria-hidden="true">{say('console.forms.action')}</span>
          <SearchPicker
            label={say('console.forms.action')}
            search={say('console.forms.search')}
            nothing={say('console.forms.noneFound')}
            value={action}
            sections={[{ id: 'actions', name: say('console.forms.action'), options: actions }]}
            onChange={setAction}
          />
        </div>
      )}
    </FormDialog>
  );
};
