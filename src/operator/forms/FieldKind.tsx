import { Link } from 'react-router-dom';
import type { FormField } from '#contract/generated/documents.ts';
import { inputDocumentOf } from '#engine/forms/inputs/parts/input-document.ts';
import { own } from '#engine/json/json.ts';
import { Picker } from '../parts/Picker.tsx';
import { usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { settingsOf } from './field-settings.ts';
import { inputKinds } from './input-kinds.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { SettingInput } from './SettingInput.tsx';
import { say } from '../language/say.ts';
import type { Structure } from './useStructure.ts';

/** Editor of a field's input, its options and the settings of that input. */
export const FieldKind = ({
  structure,
  field: name,
  label,
}: {
  structure: Structure;
  field: string;
  label: string;
}) => {
  const { pack } = usePack();
  const locked = !useRights('form').edit;
  const { form, set } = structure;
  const field = form && own(form.fields, name);
  if (!form || !field) return null;
  const options = inputDocumentOf(field.input).takes?.includes('options');
  return (
    <div className="op-form-kind">
      <div className="op-setting">
        <span aria-hidden="true">{say('console.forms.kind')}</span>
        <Picker
          label={say('console.forms.edit', { field: label, what: say('console.forms.kind') })}
          value={field.input}
          options={inputKinds}
          disabled={locked}
          onChange={(input) =>
            set(
              say('console.forms.edit', { field: label, what: say('console.forms.kind') }),
              ['fields', name, 'input'],
              input as FormField['input'],
            )
          }
        />
      </div>
      {options && <OptionsEditor structure={structure} field={name} label={label} locked={locked} />}
      <div className="op-settings">
        {settingsOf(field).map((setting) => (
          <SettingInput
            key={setting.name}
            setting={setting}
            form={form}
            field={field}
            of={label}
            locked={locked}
            onChange={(value) =>
              set(
                say('console.forms.edit', {
                  field: label,
                  what: say(`console.forms.settings.${setting.name}`),
                }),
                ['fields', name, setting.name],
                value,
                `setting/${form.id}/${name}/${setting.name}`,
              )
            }
          />
        ))}
      </div>
      <p className="op-quiet">
        {say('console.forms.elsewhere')}{' '}
        <Link className="op-link" to={`/${pack}/documents/form/${form.id}`}>
          {say('console.forms.toDocument')}
        </Link>
      </p>
    </div>
  );
};
