import { useState } from 'react';
import type { FormField } from '#contract/generated/documents.ts';
import { fieldName } from '../documents/form-table.ts';
import { hiddenFields } from '../documents/form-structure.ts';
import { freeId } from '../documents/free-id.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Picker } from '../parts/Picker.tsx';
import { SearchPicker, type PickerSection } from '../parts/SearchPicker.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { useDocuments } from '../workspace/WorkspaceContext.tsx';
import { inputKinds } from './input-kinds.ts';
import { platformFields } from './platform-fields.ts';
import { formTexts as texts } from './texts.ts';
import type { Structure } from './useStructure.ts';

// No name of a field.
const OWN = '*';

/** `userName` → "User name". */
const spoken = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Adds a field to a group: one that the form knows and does not show, one that the platform takes, or one of its own. */
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
  const documents = useDocuments();
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
      name: texts.known,
      options: hidden.map((id) => ({ id, name: fieldName(documents, form, id), hint: id })),
    },
    {
      id: 'platform',
      name: texts.platform,
      options: taken.map((id) => ({ id, name: spoken(id), hint: id })),
    },
    {
      id: 'fresh',
      name: texts.fresh,
      options: [{ id: OWN, name: texts.newField, hint: texts.newFieldHint }],
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
    <FormDialog title={texts.addFieldTo(group.label)} confirm={texts.add} onConfirm={add} onClose={onClose}>
      <p className="op-lead">{texts.addLead}</p>
      <div className="op-setting">
        <span aria-hidden="true">{texts.which}</span>
        <SearchPicker
          label={texts.which}
          search={texts.searchField}
          nothing={texts.noField}
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
            label={texts.fieldName}
            hint={texts.fieldNameHint}
            value={label}
            maxLength={80}
            onChange={(next) => {
              setName(next);
              setMissing(false);
            }}
            error={missing ? texts.missingName : undefined}
          />
          <div className="op-setting">
            <span aria-hidden="true">{texts.kind}</span>
            <Picker
              label={texts.kind}
              value={input}
              options={inputKinds}
              onChange={(id) => setInput(id as FormField['input'])}
            />
          </div>
          {chosen === OWN && <p className="op-hint">{texts.notKept}</p>}
        </>
      )}
    </FormDialog>
  );
};
