import { ERRORS_KEY, type FieldProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { blockNames } from '#contract/generated/names.ts';
import { own } from '#engine/json/json.ts';
import { blockName } from '../../documents/block-name.ts';
import { hintOf } from '../../hints/hints.ts';
import { Picker } from '../../parts/Picker.tsx';
import { InlineProblems } from '../../problems/InlineProblems.tsx';
import { say } from '../../language/say.ts';
import { Below } from './Below.tsx';
import { objectOf, useFieldPlace } from './form-scope.tsx';
import { blockViews } from './form-view.ts';
import { blockSchema } from './schema-level.ts';

const about = (type: string): string => hintOf(blockSchema(type)?.node['description']);

/** One block of a screen: its type, props, condition, slots and fallback. */
export const BlockField = (field: FieldProps) => {
  const { formData, fieldPathId, errorSchema, readonly, onChange } = field;
  const value = objectOf(formData);
  const type = String(own(value, 'type') ?? '');
  const { props, rest } = useMemo(() => blockViews(type), [type]);
  const { problems } = useFieldPlace([...fieldPathId.path, 'type'], errorSchema?.['type']?.[ERRORS_KEY]);
  return (
    <div className="op-object-form">
      <Picker
        label={say('console.document.form.block')}
        value={type}
        disabled={readonly ?? false}
        options={blockNames.map((id) => ({ id, name: blockName(id), hint: about(id) }))}
        onChange={(next) => {
          const { props: _props, slots: _slots, ...kept } = value;
          onChange({ ...kept, type: next }, fieldPathId.path);
        }}
      />
      <InlineProblems problems={problems} />
      {props && <Below of={field} at="props" view={props} />}
      <Below of={field} view={rest} />
    </div>
  );
};
