import type { FieldProps } from '@rjsf/utils';
import { factSet } from '#engine/conditions/fact-catalogue.ts';
import type { Json } from '#engine/json/json.ts';
import { ConditionEditor } from '../../conditions/ConditionEditor.tsx';
import { factSchemas } from '../../conditions/fact-schemas.ts';
import { captionOf } from '../../documents/caption.ts';
import { viewOptions } from './form-view.ts';
import { useFieldFacts } from './useFieldFacts.ts';

export const ConditionField = ({ name, uiSchema, formData, fieldPathId, readonly, onChange }: FieldProps) => (
  <ConditionEditor
    label={viewOptions(uiSchema).bare ? name : captionOf(name)}
    value={formData as Json | undefined}
    extraFacts={useFieldFacts()}
    set={factSet(factSchemas, viewOptions(uiSchema).part?.node['x-facts'])}
    isDisabled={readonly ?? false}
    onChange={(next) => onChange(next, fieldPathId.path)}
  />
);
