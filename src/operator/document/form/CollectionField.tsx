import {
  ERRORS_KEY,
  toFieldPathId,
  type ErrorSchema,
  type FieldPathList,
  type FieldProps,
} from '@rjsf/utils';
import { useMemo } from 'react';
import { isJsonObject, own } from '#engine/json/json.ts';
import type { LocatedSchema } from '#engine/validate/walk.ts';
import { InlineProblems } from '../../problems/InlineProblems.tsx';
import { say } from '../../language/say.ts';
import { Below } from './Below.tsx';
import { Collection } from './Collection.tsx';
import type { CollectionChange, CollectionValue } from './collection.ts';
import { errorsBelow, objectOf, saidByForm, useDocumentFormScope } from './form-scope.tsx';
import { viewOptions, viewOf, withOptions } from './form-view.ts';
import { entrySchemaOf, orderedItems } from './schema-level.ts';

/** Collection field for @rjsf, which renders entries when they are opened. */
const Entries = ({
  field,
  entry,
  value,
  onChange,
}: {
  /** Of the entries, by id. */
  field: FieldProps;
  entry: LocatedSchema | undefined;
  value: CollectionValue;
  onChange: CollectionChange;
}) => {
  const { base, problemsBelow } = useDocumentFormScope();
  const { fieldPathId, errorSchema } = field;
  const view = useMemo(() => entry && withOptions(viewOf(entry), { bare: true, isId: true }), [entry]);
  const steps = [...base, ...fieldPathId.path.map(String)];
  return (
    <Collection
      schema={entry}
      value={value}
      steps={steps}
      problemsOf={(id) => errorsBelow(errorSchema?.[id]).length + problemsBelow([...steps, id])}
      errorsOf={(id) => errorSchema?.[id]?.[ERRORS_KEY]}
      onChange={onChange}
    >
      {(id) =>
        view && own(value.items, id) !== undefined ? (
          <Below of={field} at={id} view={view} />
        ) : (
          <p className="op-quiet">{say('console.document.form.onlyJson')}</p>
        )
      }
    </Collection>
  );
};

/** Group key that joins changes of one place to an undo step, from steps below the document. */
const useChangeId = (field: FieldProps) => {
  const { base } = useDocumentFormScope();
  return (steps: FieldPathList): string =>
    toFieldPathId('', field.registry.globalFormOptions, steps.slice(base.length)).$id;
};

/** Entries by id in no order. */
export const MapField = (field: FieldProps) => {
  const { uiSchema, formData, fieldPathId, onChange } = field;
  const { part } = viewOptions(uiSchema);
  const entry = useMemo(() => part && entrySchemaOf(part), [part]);
  const idOf = useChangeId(field);
  return (
    <Entries
      field={field}
      entry={entry}
      value={{ items: objectOf(formData) }}
      onChange={({ items }, at) => onChange(items, fieldPathId.path, undefined, idOf([...at]))}
    />
  );
};

/** An object that keeps items in an order: its other properties, then the items. */
export const OrderedField = (field: FieldProps) => {
  const { uiSchema, formData, fieldPathId, registry, errorSchema, onChange } = field;
  const { ObjectField } = registry.fields;
  const { part } = viewOptions(uiSchema);
  const ordered = useMemo(() => part && orderedItems(part), [part]);
  const idOf = useChangeId(field);
  if (!ordered || !ObjectField) return null;
  const { name, entry } = ordered;
  const value = objectOf(formData);
  const { [name]: items, order } = value;
  const errors: ErrorSchema = errorSchema?.[name] ?? {};
  return (
    <div className="op-object-form">
      <ObjectField {...field} />
      <InlineProblems
        problems={saidByForm([...(errors[ERRORS_KEY] ?? []), ...errorsBelow(errorSchema?.['order'])])}
      />
      <Entries
        field={{
          ...field,
          formData: items,
          errorSchema: errors,
          fieldPathId: toFieldPathId(name, registry.globalFormOptions, fieldPathId),
        }}
        entry={entry}
        value={{
          items: isJsonObject(items) ? items : {},
          order: Array.isArray(order) ? order.filter((id) => typeof id === 'string') : [],
        }}
        onChange={(change, at) =>
          onChange(
            { ...value, [name]: change.items, ...(change.order && { order: [...change.order] }) },
            fieldPathId.path,
            undefined,
            idOf([...at]),
          )
        }
      />
    </div>
  );
};
