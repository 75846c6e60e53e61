import { isJsonObject, type Json, type JsonObject } from '#engine/json.ts';
import { ConditionEditor } from '../../conditions/ConditionEditor.tsx';
import { ActionForm } from './ActionForm.tsx';
import { BlockForm } from './BlockForm.tsx';
import { Collection } from './Collection.tsx';
import { useFieldFacts } from './useFieldFacts.ts';
import { useFormScope, type PartEditorProps } from './form-scope.tsx';
import { ListForm } from './ListForm.tsx';
import { ObjectForm } from './ObjectForm.tsx';
import { entrySchemaOf } from './schema-level.ts';

const objectOf = (value: Json): JsonObject => (isJsonObject(value) ? value : {});

/** The editor of a value that is more than a line. */
export const PartEditor = ({ part: { kind, schema }, name, steps, value, onChange }: PartEditorProps) => {
  const { readOnly } = useFormScope();
  const facts = useFieldFacts();
  const shared = { steps, value: objectOf(value), onChange };
  switch (kind) {
    case 'condition':
      return (
        <ConditionEditor
          label={name}
          value={value}
          extraFacts={facts}
          isDisabled={readOnly}
          onChange={(next) => onChange(next, steps)}
        />
      );
    case 'block':
      return <BlockForm {...shared} />;
    case 'action':
      return <ActionForm {...shared} />;
    case 'list':
      return (
        <ListForm
          schema={schema}
          value={Array.isArray(value) ? value : []}
          steps={steps}
          onChange={onChange}
        />
      );
    case 'map':
      return (
        <Collection
          schema={entrySchemaOf(schema)}
          items={objectOf(value)}
          steps={steps}
          onChange={(change, at) => onChange(change.items, at)}
        />
      );
    default:
      return <ObjectForm schema={schema} {...shared} />;
  }
};
