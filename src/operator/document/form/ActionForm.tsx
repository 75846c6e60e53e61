import { useMemo } from 'react';
import { actionNames } from '#contract/generated/names.ts';
import { own, type JsonObject } from '#engine/json.ts';
import type { Path } from '../../documents/layer.ts';
import { Picker } from '../../parts/Picker.tsx';
import { texts } from '../texts.ts';
import { useFormScope, type ObjectChange } from './form-scope.tsx';
import { ObjectForm } from './ObjectForm.tsx';
import { actionSchema } from './schema-level.ts';

/** What an action does, in the words of its schema. */
const aboutAction = (name: string): string => String(actionSchema(name)?.node['description'] ?? '');

/** An action: which, and its arguments. Another action starts without those of the former. */
export const ActionForm = ({
  value,
  steps,
  onChange,
}: {
  value: JsonObject;
  steps: Path;
  onChange: ObjectChange;
}) => {
  const { readOnly } = useFormScope();
  const name = String(own(value, 'do') ?? '');
  const schema = useMemo(() => actionSchema(name), [name]);
  return (
    <div className="op-object-form">
      <Picker
        label={texts.form.action}
        value={name}
        disabled={readOnly}
        options={actionNames.map((id) => ({ id, name: id, hint: aboutAction(id) }))}
        onChange={(next) => onChange({ do: next }, steps)}
      />
      {schema && <ObjectForm schema={schema} value={value} steps={steps} onChange={onChange} />}
    </div>
  );
};
