import type { Json } from '#engine/json.ts';
import type { LocatedSchema } from '#engine/validate/walk.ts';
import type { Path } from '../../documents/layer.ts';
import { moved } from '../../documents/order.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { texts } from '../texts.ts';
import { useFormScope } from './form-scope.tsx';
import { emptyValue, entrySchemaOf, partKind } from './schema-level.ts';

/** A list of objects in the order they stand in. */
export const ListForm = ({
  schema,
  value,
  steps,
  onChange,
}: {
  /** Of the list. */
  schema: LocatedSchema;
  value: readonly Json[];
  /** From the document to the list. */
  steps: Path;
  onChange: (value: Json, steps: Path) => void;
}) => {
  const { readOnly, PartEditor } = useFormScope();
  const item = entrySchemaOf(schema);
  const kind = item && partKind(item);
  const isFull = value.length >= Number(schema.node['maxItems'] ?? Infinity);
  if (!item || !kind) return null;
  return (
    <div className="op-collection">
      <ol className="op-collection-rows">
        {value.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries of a list have no name but their place
          <li key={index} className="op-collection-row">
            <div className="op-collection-head">
              <span className="op-line-name">{texts.form.number(index + 1)}</span>
              {!readOnly && (
                <span className="op-moves">
                  <IconButton
                    icon="up"
                    label={texts.form.up(index + 1)}
                    isDisabled={index === 0}
                    onPress={() => onChange(moved(value, index, index - 1), steps)}
                  />
                  <IconButton
                    icon="down"
                    label={texts.form.down(index + 1)}
                    isDisabled={index === value.length - 1}
                    onPress={() => onChange(moved(value, index, index + 1), steps)}
                  />
                  <IconButton
                    icon="bin"
                    label={texts.form.removeItem(index + 1)}
                    onPress={() =>
                      onChange(
                        value.filter((_, other) => other !== index),
                        steps,
                      )
                    }
                  />
                </span>
              )}
            </div>
            <div className="op-part-body">
              <PartEditor
                part={{ kind, schema: item }}
                name={texts.form.number(index + 1)}
                steps={[...steps, String(index)]}
                value={entry}
                onChange={(next, at) => {
                  if (next !== undefined)
                    onChange(
                      value.map((other, place) => (place === index ? next : other)),
                      at,
                    );
                }}
              />
            </div>
          </li>
        ))}
      </ol>
      {!readOnly && !isFull && (
        <Button icon="plus" onPress={() => onChange([...value, emptyValue(item) as Json], steps)}>
          {texts.form.addEntry}
        </Button>
      )}
    </div>
  );
};
