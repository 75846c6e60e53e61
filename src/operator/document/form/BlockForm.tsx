import { useMemo } from 'react';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { blockNames } from '#contract/generated/names.ts';
import { own, type JsonObject } from '#engine/json.ts';
import type { LocatedSchema, SchemaNode } from '#engine/validate/walk.ts';
import type { Path } from '../../documents/layer.ts';
import { Picker } from '../../parts/Picker.tsx';
import { texts } from '../texts.ts';
import { useFormScope, type ObjectChange } from './form-scope.tsx';
import { ObjectForm } from './ObjectForm.tsx';
import { blockSchema } from './schema-level.ts';

const about = (type: string): string => String(blockSchema(type)?.node['description'] ?? '');

/** A block with what its type lets it hold: its own props, and slots of the names it has. */
function schemaOf(type: string): { props: LocatedSchema | undefined; rest: LocatedSchema } {
  const definitions = schemaIndex.common['$defs'] as Record<string, SchemaNode>;
  const {
    type: _type,
    props: _props,
    slots,
    ...properties
  } = (definitions['block']?.['properties'] ?? {}) as Record<string, SchemaNode>;
  const props = blockSchema(type);
  const names = (props?.node['x-slots'] ?? []) as readonly string[];
  const slotted = {
    ...slots,
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: '#/$defs/slot' }])),
  };
  return {
    props,
    rest: {
      node: { type: 'object', properties: { ...properties, ...(names.length > 0 && { slots: slotted }) } },
      root: schemaIndex.common,
    },
  };
}

/** One block of a screen: its type, its props by its schema, when it shows, its slots and what stands in for it. */
export const BlockForm = ({
  value,
  steps,
  onChange,
}: {
  value: JsonObject;
  steps: Path;
  onChange: ObjectChange;
}) => {
  const { readOnly } = useFormScope();
  const type = String(own(value, 'type') ?? '');
  const { props, rest } = useMemo(() => schemaOf(type), [type]);
  const said = own(value, 'props');
  return (
    <div className="op-object-form">
      <Picker
        label={texts.form.block}
        value={type}
        disabled={readOnly}
        options={blockNames.map((id) => ({ id, name: id, hint: about(id) }))}
        onChange={(next) => {
          const { props: _props, slots: _slots, ...kept } = value;
          onChange({ ...kept, type: next }, steps);
        }}
      />
      {props && (
        <ObjectForm
          schema={props}
          value={(said ?? {}) as JsonObject}
          steps={[...steps, 'props']}
          onChange={(next, at) => onChange({ ...value, props: next }, at)}
        />
      )}
      <ObjectForm schema={rest} value={value} steps={steps} onChange={onChange} />
    </div>
  );
};
