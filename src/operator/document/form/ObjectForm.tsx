import { useMemo } from 'react';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json.ts';
import type { LocatedSchema } from '#engine/validate/walk.ts';
import type { Path } from '../../documents/layer.ts';
import { propertyName } from '../../documents/property-name.ts';
import { withoutValue } from '../../documents/reader.ts';
import { Collection } from './Collection.tsx';
import { useFormScope, type ObjectChange } from './form-scope.tsx';
import { Lines } from './Lines.tsx';
import { PartFrame } from './PartFrame.tsx';
import { levelOf, orderedItems } from './schema-level.ts';

/** An object by its schema: values that are a line first, then what has parts of its own, then what is kept in an order. */
export const ObjectForm = ({
  schema,
  value,
  steps,
  isDocument = false,
  onChange,
}: {
  schema: LocatedSchema;
  value: JsonObject;
  /** From the document to this object. */
  steps: Path;
  isDocument?: boolean;
  onChange: ObjectChange;
}) => {
  const { readOnly, PartEditor } = useFormScope();
  const { node, root } = schema;
  const { level, ordered } = useMemo(() => {
    const located = { node, root };
    return { level: levelOf(located, { isDocument }), ordered: orderedItems(located) };
  }, [node, root, isDocument]);

  const set = (name: string, next: Json | undefined, deeper: Path = [name]): void =>
    onChange(next === undefined ? withoutValue(value, [name]) : { ...value, [name]: next }, [
      ...steps,
      ...deeper,
    ]);
  const items = ordered && own(value, ordered.name);
  const order = own(value, 'order');

  return (
    <div className="op-object-form">
      {Object.keys(level.lines).length > 0 && (
        <Lines
          lines={level.lines}
          required={level.required}
          value={value}
          steps={steps}
          readOnly={readOnly}
          onChange={(name, next) => set(name, next)}
        />
      )}
      {level.parts.map((part) => (
        <PartFrame
          key={part.name}
          part={part}
          steps={[...steps, part.name]}
          value={own(value, part.name)}
          onChange={(next) => set(part.name, next)}
        >
          {(open) => (
            <PartEditor
              part={part}
              name={propertyName(part.name)}
              steps={[...steps, part.name]}
              value={open}
              onChange={(next, at) => set(part.name, next, at.slice(steps.length))}
            />
          )}
        </PartFrame>
      ))}
      {ordered?.entry && (
        <Collection
          schema={ordered.entry}
          items={isJsonObject(items) ? items : {}}
          order={Array.isArray(order) ? order.filter((id) => typeof id === 'string') : []}
          steps={[...steps, ordered.name]}
          onChange={(change, at) =>
            onChange(
              { ...value, [ordered.name]: change.items, ...(change.order && { order: [...change.order] }) },
              at,
            )
          }
        />
      )}
    </div>
  );
};
