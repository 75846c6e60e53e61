import { useMemo } from 'react';
import type { Json } from '#engine/json.ts';
import type { LocatedSchema, SchemaNode } from '#engine/validate/walk.ts';
import type { Path } from '../../documents/layer.ts';
import { texts } from '../texts.ts';
import { Lines } from './Lines.tsx';
import { useFormScope } from './form-scope.tsx';
import { partKind } from './schema-level.ts';

/** One entry of a collection: a line, or whatever its schema says it is. */
export const EntryEditor = ({
  id,
  schema,
  value,
  steps,
  onChange,
}: {
  id: string;
  schema: LocatedSchema | undefined;
  value: Json | undefined;
  /** From the document to the entry. */
  steps: Path;
  onChange: (value: Json, steps: Path) => void;
}) => {
  const { readOnly, PartEditor } = useFormScope();
  const kind = schema && partKind(schema);
  const node = schema?.node;
  const lines = useMemo((): Record<string, SchemaNode> => (node ? { [id]: node } : {}), [node, id]);
  const required = useMemo(() => [id], [id]);
  if (!schema || value === undefined) return <p className="op-quiet">{texts.form.onlyJson}</p>;
  if (kind) {
    return (
      <PartEditor
        part={{ kind, schema }}
        name={id}
        steps={steps}
        value={value}
        onChange={(next, at) => {
          if (next !== undefined) onChange(next, at);
        }}
      />
    );
  }
  return (
    <Lines
      lines={lines}
      required={required}
      value={{ [id]: value }}
      steps={steps.slice(0, -1)}
      readOnly={readOnly}
      areIds
      onChange={(_name, next) => onChange(next ?? '', steps)}
    />
  );
};
