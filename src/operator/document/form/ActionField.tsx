import { ERRORS_KEY, type FieldProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { actionNames } from '#contract/generated/names.ts';
import { own } from '#engine/json/json.ts';
import { actionWords } from '../../actions/action-schemas.ts';
import { Picker } from '../../parts/Picker.tsx';
import { InlineProblems } from '../../problems/InlineProblems.tsx';
import { say } from '../../language/say.ts';
import { Below } from './Below.tsx';
import { objectOf, useFieldPlace } from './form-scope.tsx';
import { viewOf, withOptions } from './form-view.ts';
import { actionSchema } from './schema-level.ts';

const option = (id: string) => {
  const { name, description } = actionWords(id);
  return { id, name, hint: description };
};

/** An action: which, and its arguments. Another action starts without those of the former. */
export const ActionField = (field: FieldProps) => {
  const { formData, fieldPathId, errorSchema, readonly, onChange } = field;
  const name = String(own(objectOf(formData), 'do') ?? '');
  const view = useMemo(() => {
    const schema = actionSchema(name);
    return schema && withOptions(viewOf(schema), { bare: true, drawn: ['do'] });
  }, [name]);
  const { problems } = useFieldPlace([...fieldPathId.path, 'do'], errorSchema?.['do']?.[ERRORS_KEY]);
  return (
    <div className="op-object-form">
      <Picker
        label={say('console.document.form.action')}
        value={name}
        disabled={readonly ?? false}
        options={actionNames.map(option)}
        onChange={(next) => onChange({ do: next }, fieldPathId.path)}
      />
      <InlineProblems problems={problems} />
      {view && <Below of={field} view={view} />}
    </div>
  );
};
