import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject } from '#engine/json/json.ts';
import type { LocatedSchema, SchemaNode } from '#engine/validate/walk.ts';
import { blockSchema, entrySchemaOf, orderedItems, partKind, propertiesOf } from './schema-level.ts';
import { hintOf } from '../../hints/hints.ts';
import { captionOf } from '../../documents/caption.ts';

/** A schema as @rjsf renders it, with the fields and widgets for its parts. */
export type FormView = { schema: RJSFSchema; ui: UiSchema };

/** Options of this console in a uiSchema, besides those of @rjsf. */
export type FieldOptions = {
  /** Schema of a value with more than one line. */
  part?: LocatedSchema;
  /** Rendered without a frame: the surrounding one shows its name and problems. */
  bare?: boolean;
  /** The name is an id, shown unchanged. */
  isId?: boolean;
  /** Properties that the field itself renders. */
  drawn?: readonly string[];
};

export const viewOptions = (ui: UiSchema | undefined): FieldOptions =>
  (ui?.['ui:options'] ?? {}) as FieldOptions;

/** Name of a value for label and control: its caption, or an unchanged id. */
export const lineName = (label: string, ui: UiSchema | undefined): string =>
  viewOptions(ui).isId ? label : captionOf(label);

export const withOptions = ({ schema, ui }: FormView, options: FieldOptions): FormView => ({
  schema,
  ui: { ...ui, 'ui:options': { ...viewOptions(ui), ...options } },
});

/** Turns off @rjsf's completion: nothing is written into a document that nobody typed. */
export const completion = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
} as const;

/** Properties that identify the document, which the editor's address does already. */
const head = ['$schema', 'kind', 'id'];

/** A value with a single option is not asked for. */
const isFixed = (node: SchemaNode): boolean => Object.hasOwn(node, 'const');

function widgetOf(node: SchemaNode): UiSchema {
  if (typeof node['x-ref'] === 'string') return { 'ui:widget': 'reference' };
  const pattern = node['pattern'];
  if (typeof pattern === 'string' && pattern.startsWith('^#(')) return { 'ui:widget': 'color' };
  if (node['type'] === 'integer' || node['type'] === 'number') return { 'ui:widget': 'updown' };
  return Number(node['maxLength'] ?? 0) > 200 ? { 'ui:options': { long: true } } : {};
}

/** View of an object. With ordered items, its own field renders items and order. */
function objectView(schema: LocatedSchema, hidden: readonly string[]): FormView {
  const { node } = schema;
  const ordered = orderedItems(schema);
  const drawn = ordered ? [ordered.name, 'order'] : [];
  const properties = propertiesOf(schema)
    .filter(([name, property]) => ![...hidden, ...drawn].includes(name) && !isFixed(property.node))
    .map(([name, property]) => ({ name, ...viewOf(property) }));
  const required = ((node['required'] ?? []) as string[]).filter((name) =>
    properties.some((property) => property.name === name),
  );
  return {
    schema: {
      type: 'object',
      required,
      properties: Object.fromEntries(properties.map((property) => [property.name, property.schema])),
    },
    ui: {
      ...Object.fromEntries(properties.map((property) => [property.name, property.ui])),
      ...(ordered && { 'ui:field': 'ordered' }),
      'ui:options': { part: schema, drawn },
    },
  };
}

/** A list renders its entries in frames of their own. */
function listView(schema: LocatedSchema, isPart: boolean): FormView {
  const item = entrySchemaOf(schema);
  const view = item ? withOptions(viewOf(item), { bare: true }) : { schema: {}, ui: {} };
  const { maxItems } = schema.node;
  return {
    schema: { type: 'array', items: view.schema, ...(typeof maxItems === 'number' && { maxItems }) },
    ui: { items: view.ui, ...(isPart && { 'ui:options': { part: schema } }) },
  };
}

/**
 * View of a schema for @rjsf. Maps, blocks, actions and conditions are opaque: their fields build an entry's view on opening, so the
 * cost depends on what is visible. Defaults are removed, since @rjsf writes them into the document.
 */
export function viewOf(schema: LocatedSchema): FormView {
  const { description, default: _default, uniqueItems: _unique, ...node } = schema.node;
  const about = typeof description === 'string' ? { description: hintOf(description) } : {};
  const kind = partKind(schema);
  const isList = isJsonObject(node['items']);
  const { schema: shown, ui } =
    kind === 'object' || kind === 'sequence'
      ? objectView(schema, [])
      : isList
        ? listView(schema, kind === 'list')
        : kind
          ? { schema: { 'x-part': kind }, ui: { 'ui:field': kind, 'ui:options': { part: schema } } }
          : { schema: node, ui: widgetOf(node) };
  return { schema: { ...shown, ...about }, ui };
}

/** View of a whole form: a document, or the props of a block. */
export function rootViewOf(schema: LocatedSchema, isDocument: boolean): FormView {
  const { schema: shown, ui } = objectView(schema, isDocument ? head : []);
  return { schema: { ...shown, $id: String(schema.root['$id']) }, ui };
}

/** Views of a block: its props, and its other properties with the slots of its type. */
export function blockViews(type: string): { props: FormView | undefined; rest: FormView } {
  const definitions = schemaIndex.common['$defs'] as Record<string, SchemaNode>;
  const {
    type: _type,
    props: _props,
    slots,
    ...others
  } = (definitions['block']?.['properties'] ?? {}) as Record<string, SchemaNode>;
  const schema = blockSchema(type);
  const names = (schema?.node['x-slots'] ?? []) as readonly string[];
  const slotted = {
    ...slots,
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: '#/$defs/slot' }])),
  };
  const rest: SchemaNode = {
    type: 'object',
    properties: { ...others, ...(names.length > 0 && { slots: slotted }) },
  };
  return {
    props: schema && withOptions(viewOf(schema), { bare: true }),
    rest: withOptions(viewOf({ node: rest, root: schemaIndex.common }), {
      bare: true,
      drawn: ['type', 'props'],
    }),
  };
}
