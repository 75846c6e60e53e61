import { useState } from 'react';
import type { FormDocument, FormField } from '#contract/generated/documents.ts';
import { own, type Json } from '#engine/json/json.ts';
import { fieldName } from '../documents/form-table.ts';
import { nameOf } from '../documents/reader.ts';
import { Picker, type PickerOption } from '../parts/Picker.tsx';
import { Switch } from '../parts/Switch.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import type { Setting } from './field-settings.ts';
import { say, sayIfKnown } from '../language/say.ts';

// Neither a schema's choice nor a field's name.
const UNSET = '*';

type Props = {
  setting: Setting;
  form: FormDocument;
  field: FormField;
  /** Label of the field, for accessible names. */
  of: string;
  locked: boolean;
  onChange: (value: Json | undefined) => void;
};

/** Input of one setting of a field, by the setting's kind. An empty value removes it. */
export const SettingInput = (props: Props) => {
  const { setting, field, of, locked, onChange } = props;
  const { name, kind, hint } = setting;
  const label = say(`console.forms.settings.${name}`);
  const value: unknown = field[name];
  if (kind === 'switch') {
    return (
      <div className="op-setting" title={hint}>
        <span aria-hidden="true">{label}</span>
        <Switch
          label={say('console.forms.edit', { field: of, what: label })}
          isSelected={value === true}
          isDisabled={locked}
          onChange={(next) => onChange(next || undefined)}
        />
      </div>
    );
  }
  if (kind === 'choice' || kind === 'yesNo' || kind === 'field' || kind === 'option')
    return <ChoiceInput {...props} />;
  return <TypedInput key={name} {...props} />;
};

const ChoiceInput = ({
  setting: { name, kind, choices, hint },
  form,
  field,
  of,
  locked,
  onChange,
}: Props) => {
  const documents = usePackDocuments();
  const label = say(`console.forms.settings.${name}`);
  const value: unknown = field[name];
  const options: PickerOption[] = {
    choice: () =>
      choices.map((id) => ({ id, name: sayIfKnown(`console.forms.choices.${name}.${id}`) ?? id, hint: '' })),
    yesNo: () => [
      { id: 'true', name: say('console.forms.yes'), hint: '' },
      { id: 'false', name: say('console.forms.no'), hint: '' },
    ],
    field: () =>
      Object.keys(form.fields)
        .filter((other) => form.fields[other] !== field)
        .map((id) => ({ id, name: fieldName(documents, form, id), hint: id })),
    option: () =>
      (field.options?.order ?? []).map((id) => ({
        id,
        name: nameOf(documents, own(field.options?.items ?? {}, id)?.label) ?? id,
        hint: id,
      })),
    text: () => [],
    number: () => [],
    numbers: () => [],
    switch: () => [],
  }[kind]();
  return (
    <div className="op-setting" title={hint}>
      <span aria-hidden="true">{label}</span>
      <Picker
        label={say('console.forms.edit', { field: of, what: label })}
        value={value === undefined ? UNSET : String(value)}
        disabled={locked}
        options={[
          {
            id: UNSET,
            name:
              kind === 'field' || kind === 'option' ? say('console.forms.none') : say('console.forms.usual'),
            hint: '',
          },
          ...options,
        ]}
        onChange={(id) => onChange(id === UNSET ? undefined : kind === 'yesNo' ? id === 'true' : id)}
      />
    </div>
  );
};

/** Parses typed text: undefined for an empty one, null for an invalid one. */
function read(kind: Setting['kind'], typed: string): Json | undefined | null {
  if (typed.trim() === '') return undefined;
  if (kind === 'text') return typed;
  const numbers = typed.split(',').map((part) => Number(part.trim() || Number.NaN));
  if (numbers.some((number) => !Number.isFinite(number))) return null;
  return kind === 'numbers' ? numbers : numbers.length === 1 ? (numbers[0] ?? null) : null;
}

/** A text or number, applied while typing; invalid input stays in the control only. */
const TypedInput = ({ setting: { name, kind, hint }, field, of, locked, onChange }: Props) => {
  const value: unknown = field[name];
  const saved = Array.isArray(value) ? value.join(', ') : value === undefined ? '' : String(value as Json);
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      label={say(`console.forms.settings.${name}`)}
      aria-description={of}
      hint={kind === 'numbers' ? say('console.forms.quickHint') : hint}
      value={typed ?? saved}
      isDisabled={locked}
      inputMode={kind === 'number' ? 'numeric' : 'text'}
      maxLength={200}
      onBlur={() => setTyped(undefined)}
      onChange={(next) => {
        setTyped(next);
        const kept = read(kind, next);
        if (kept !== null) onChange(kept);
      }}
    />
  );
};
