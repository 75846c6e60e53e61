import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useId, useMemo } from 'react';
import { isJsonObject, type Json, type JsonObject } from '#engine/json.ts';
import { sameJson } from '#engine/merge-diff.ts';
import type { SchemaNode } from '#engine/validate/walk.ts';
import type { Path } from '../../documents/layer.ts';
import { propertyName } from '../../documents/property-name.ts';
import { LinePlaceProvider } from './rjsf/line-place.tsx';
import { templates } from './rjsf/templates.tsx';
import { validator } from './rjsf/validator.ts';
import { widgets } from './rjsf/widgets.tsx';

const defaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
} as const;

/** How a line is edited, by what its schema says. */
function widgetOf(node: SchemaNode): Record<string, unknown> {
  if (typeof node['x-ref'] === 'string') return { 'ui:widget': 'reference' };
  const pattern = node['pattern'];
  if (typeof pattern === 'string' && pattern.startsWith('^#(')) return { 'ui:widget': 'color' };
  if (node['type'] === 'integer' || node['type'] === 'number') return { 'ui:widget': 'updown' };
  if (Number(node['maxLength'] ?? 0) > 200) return { 'ui:options': { long: true } };
  return isJsonObject(node['items']) ? { items: widgetOf(node['items']) } : {};
}

const heading = (path: Path): string => propertyName(path.at(-1) ?? '');
const verbatim = (path: Path): string => path.at(-1) ?? '';

const plain = (value: unknown): Json | undefined =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as Json);

/**
 * The values of an object that are a line each. This is the only place that the form engine is used in: it is given one level
 * at a time, so that a document of any size costs what is on the screen.
 */
export const Lines = ({
  lines,
  required,
  value,
  steps,
  readOnly,
  areIds = false,
  onChange,
}: {
  lines: Readonly<Record<string, SchemaNode>>;
  required: readonly string[];
  value: JsonObject;
  steps: Path;
  readOnly: boolean;
  /** The names of the lines are ids, which are shown as they are. */
  areIds?: boolean;
  /** Told of the value of one line; undefined takes it out. */
  onChange: (name: string, value: Json | undefined) => void;
}) => {
  const prefix = useId();
  const nameOf = areIds ? verbatim : heading;
  const { schema, ui } = useMemo(() => {
    const properties = Object.fromEntries(
      Object.entries(lines).map(([name, node]) => [name, { ...node, title: nameOf([name]) }]),
    );
    return {
      schema: { type: 'object', properties, required: [...required] } as RJSFSchema,
      ui: {
        'ui:submitButtonOptions': { norender: true },
        ...Object.fromEntries(Object.entries(lines).map(([name, node]) => [name, widgetOf(node)])),
      } as UiSchema,
    };
  }, [lines, required, nameOf]);
  const data = useMemo(
    () =>
      Object.fromEntries(Object.keys(lines).flatMap((name) => (name in value ? [[name, value[name]]] : []))),
    [lines, value],
  );
  const place = useMemo(() => ({ steps, nameOf }), [steps, nameOf]);
  return (
    <LinePlaceProvider value={place}>
      <Form
        tagName="div"
        className="op-schema-lines"
        idPrefix={prefix}
        schema={schema}
        uiSchema={ui}
        formData={data}
        validator={validator}
        templates={templates}
        widgets={widgets}
        noValidate
        readonly={readOnly}
        experimental_defaultFormStateBehavior={defaults}
        onChange={({ formData }) => {
          const next = (formData ?? {}) as Record<string, unknown>;
          for (const name of Object.keys(lines)) {
            const now = plain(next[name]);
            if (!sameJson(now, data[name])) onChange(name, now);
          }
        }}
      >
        {null}
      </Form>
    </LinePlaceProvider>
  );
};
