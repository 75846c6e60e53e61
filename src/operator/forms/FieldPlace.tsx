import { useState } from 'react';
import { groupName } from '../documents/form-table.ts';
import { groupOf } from '../documents/form-structure.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Picker } from '../parts/Picker.tsx';
import { useDocuments } from '../workspace/WorkspaceContext.tsx';
import { formTexts as texts } from './texts.ts';
import type { Structure } from './useStructure.ts';

/** The group a field stands in, and the ways out of the form. */
export const FieldPlace = ({
  structure,
  field,
  label,
}: {
  structure: Structure;
  field: string;
  label: string;
}) => {
  const documents = useDocuments();
  const [asking, setAsking] = useState(false);
  const { form, key, moveField, hideField, removeField } = structure;
  const document = documents[key];
  if (!form || !document) return null;
  const groups = form.order.map((id) => ({ id, name: groupName(documents, form, id), hint: id }));
  return (
    <div className="op-form-place">
      <div className="op-setting">
        <span aria-hidden="true">{texts.group}</span>
        <Picker
          label={texts.inGroup(label)}
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
          {texts.hide}
          <span className="op-unseen">: {label}</span>
        </Button>
        <p className="op-hint">{texts.hideHint}</p>
      </div>
      <Button look="danger" icon="bin" onPress={() => setAsking(true)}>
        {texts.remove}
        <span className="op-unseen">: {label}</span>
      </Button>
      {asking && (
        <Dialog
          title={texts.removeTitle(label)}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onPress={() => setAsking(false)}>{texts.cancel}</Button>
              <Button
                look="danger"
                onPress={() => {
                  setAsking(false);
                  removeField(field, label);
                }}
              >
                {texts.remove}
              </Button>
            </>
          }
        >
          <p className="op-lead">{texts.removeLead}</p>
        </Dialog>
      )}
    </div>
  );
};
