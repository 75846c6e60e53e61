import { useState } from 'react';
import type { FormField } from '#contract/generated/documents.ts';
import { ownFieldActionOf } from '#engine/own-fields.ts';
import { fieldName } from '../documents/form-table.ts';
import { hiddenFields } from '../documents/form-structure.ts';
import { freeId } from '../documents/free-id.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Picker } from '../parts/Picker.tsx';
import { SearchPicker, type PickerSection } from '../parts/SearchPicker.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { inputKinds } from './input-kinds.ts';
import { platformFields } from './platform-fields.ts';
import { say } from '../language/say.ts';
import type { Structure } from './useStructure.ts';

// No name of a field.
const OWN = '*';

/** `userName` → "User name". */
const spoken = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Adds a field to a group: a hidden one of the form, one of the platform, or a new one of its own. */
export const AddFieldDialog = ({
  structure,
  group,
  onAdded,
  onClose,
}: {
  structure: Structure;
  group: { id: string; label: string };
  onAdded: (field: string) => void;
  onClose: () => void;
}) => {
  const documents = usePackDocuments();
  const { form, key } = structure;
  const document = documents[key];
  const fields = form?.fields ?? {};
  const hidden = document ? hiddenFields(document) : [];
  const taken = platformFields(form?.submit.action.do).filter((name) => !Object.hasOwn(fields, name));
  const [chosen, setChosen] = useState(hidden[0] ?? taken[0] ?? OWN);
  const [name, setName] = useState<string>();
  const [input, setInput] = useState<FormField['input']>('text');
  const [missing, setMissing] = useState(false);
  const known = hidden.includes(chosen);
  const label = name ?? (chosen === OWN ? '' : spoken(chosen));
  const sections: PickerSection[] = [
    {
      id: 'known',
      name: say('console.forms.known'),
      options: hidden.map((id) => ({ id, name: fieldName(documents, form, id), hint: id })),
    },
    {
      id: 'platform',
      name: say('console.forms.platform'),
      options: taken.map((id) => ({ id, name: spoken(id), hint: id })),
    },
    {
      id: 'fresh',
      name: say('console.forms.fresh'),
      options: [{ id: OWN, name: say('console.forms.newField'), hint: say('console.forms.newFieldHint') }],
    },
  ].filter(({ options }) => options.length > 0);

  const add = (): void => {
    if (known) structure.showField(chosen, fieldName(documents, form, chosen), group.id);
    else if (label.trim() === '') {
      setMissing(true);
      return;
    }
    const field = chosen === OWN ? freeId(label, Object.keys(fields), 'field') : chosen;
    if (!known) structure.addField({ field, name: label.trim(), input, group: group.id });
    onAdded(field);
    onClose();
  };

  return (
    <FormDialog
      title={say('console.forms.addFieldTo', { group: group.label })}
      confirm={say('console.forms.add')}
      onConfirm={add}
      onClose={onClose}
    >
      <p className="op-lead">{say('console.forms.addLead')}</p>
      <div className="op-setting">
        <span aria-hidden="true">{say('console.forms.which')}</span>
        <SearchPicker
          label={say('console.forms.which')}
          search={say('console.forms.searchField')}
          nothing={say('console.forms.noField')}
          value={chosen}
          sections={sections}
          onChange={(id) => {
            setChosen(id);
            setName(undefined);
          }}
        />
      </div>
      {!known && (
        <>
          <TextInput
            label={say('console.forms.fieldName')}
            hint={say('console.forms.fieldNameHint')}
            value={label}
            maxLength={80}
            onChange={(next) => {
              setName(next);
              setMissing(false);
            }}
            error={missing ? say('console.forms.missingName') : undefined}
          />
          <div className="op-setting">
            <span aria-hidden="true">{say('console.forms.kind')}</span>
            <Picker
              label={say('console.forms.kind')}
              value={input}
              options={inputKinds}
              onChange={(id) => setInput(id as FormField['input'])}
            />
          </div>
          {chosen === OWN && (
            <p className="op-hint">
              {say(ownFieldActionOf(form) ? 'console.forms.kept' : 'console.forms.notKept')}
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
};
