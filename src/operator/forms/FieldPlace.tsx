import { useState } from 'react';
import { groupName } from '../documents/form-table.ts';
import { groupOf } from '../documents/form-structure.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Picker } from '../parts/Picker.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import type { Structure } from './useStructure.ts';

/** Group of a field, and the ways to remove it from the form. */
export const FieldPlace = ({
  structure,
  field,
  label,
}: {
  structure: Structure;
  field: string;
  label: string;
}) => {
  const documents = usePackDocuments();
  const [asking, setAsking] = useState(false);
  const { form, key, moveField, hideField, removeField } = structure;
  const document = documents[key];
  if (!form || !document) return null;
  const groups = form.order.map((id) => ({ id, name: groupName(documents, form, id), hint: id }));
  return (
    <div className="op-form-place">
      <div className="op-setting">
        <span aria-hidden="true">{say('console.forms.group')}</span>
        <Picker
          label={say('console.forms.inGroup', { field: label })}
          value={groupOf(document, field) ?? ''}
          options={groups}
          onChange={(group) =>
            moveField(
              field,
              label,
              { group, index: form.groups[group]?.order.length ?? 0 },
              groups.find(({ id }) => id === group)?.name ?? group,
            )
          }
        />
      </div>
      <div>
        <Button icon="hide" onPress={() => hideField(field, label)}>
          {say('console.forms.hide')}
          <span className="op-unseen">: {label}</span>
        </Button>
        <p className="op-hint">{say('console.forms.hideHint')}</p>
      </div>
      <Button look="danger" icon="bin" onPress={() => setAsking(true)}>
        {say('console.forms.remove')}
        <span className="op-unseen">: {label}</span>
      </Button>
      {asking && (
        <Dialog
          title={say('console.forms.removeTitle', { field: label })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onPress={() => setAsking(false)}>{say('console.forms.cancel')}</Button>
              <Button
                look="danger"
                onPress={() => {
                  setAsking(false);
                  removeField(field, label);
                }}
              >
                {say('console.forms.remove')}
              </Button>
            </>
          }
        >
          <p className="op-lead">{say('console.forms.removeLead')}</p>
        </Dialog>
      )}
    </div>
  );
};
