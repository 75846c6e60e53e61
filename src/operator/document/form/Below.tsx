import { toFieldPathId, type FieldProps } from '@rjsf/utils';
import { isJsonObject } from '#engine/json/json.ts';
import type { FormView } from './form-view.ts';

const noErrors = {};

/** A value that @rjsf does not see in the schema of a field: the field's own, or an entry of it. */
export const Below = ({ of, at, view }: { of: FieldProps; at?: string; view: FormView }) => {
  const { registry, fieldPathId, formData, errorSchema } = of;
  const { SchemaField } = registry.fields;
  if (!SchemaField) return null;
  return (
    <SchemaField
      {...of}
      name={at ?? of.name}
      required
      schema={view.schema}
      uiSchema={view.ui}
      fieldPathId={
        at === undefined ? fieldPathId : toFieldPathId(at, registry.globalFormOptions, fieldPathId)
      }
      formData={at === undefined ? formData : isJsonObject(formData) ? formData[at] : undefined}
      errorSchema={(at === undefined ? errorSchema : errorSchema?.[at]) ?? noErrors}
    />
  );
};
