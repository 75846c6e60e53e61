import type { Schemas, SchemaNode } from '../validate/walk.ts';

type Definitions = Readonly<Record<string, SchemaNode>>;

const definitionsOf = (root: SchemaNode): Definitions => (root['$defs'] ?? {}) as Definitions;

/** A node with its references pointing into one file: those of its own file under `prefix`, others to the common ones. */
function relocated(node: unknown, prefix: string): unknown {
  if (Array.isArray(node)) return node.map((entry) => relocated(entry, prefix));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => name !== '$defs' && name !== '$id' && name !== '$schema')
      .map(([name, value]) => {
        if (name !== '$ref' || typeof value !== 'string') return [name, relocated(value, prefix)];
        const target = value.split('/').at(-1) ?? '';
        return [name, `#/$defs/${value.startsWith('#') ? prefix : 'common.'}${target}`];
      }),
  );
}

/** The properties of a schema may be named `$schema`; only keywords of that name go. */
function relocatedFile(root: SchemaNode, prefix: string): Record<string, SchemaNode> {
  const definitions = Object.entries(definitionsOf(root)).map(([name, node]): [string, SchemaNode] => [
    `${prefix}${name}`,
    keepingSchemaProperty(node, prefix),
  ]);
  return Object.fromEntries(definitions);
}

function keepingSchemaProperty(node: SchemaNode, prefix: string): SchemaNode {
  const made = relocated(node, prefix) as Record<string, unknown>;
  const properties = node['properties'] as SchemaNode | undefined;
  if (properties && Object.hasOwn(properties, '$schema')) {
    made['properties'] = { $schema: properties['$schema'], ...(made['properties'] as object) };
  }
  return made;
}

/** Subschemas chosen by a name: a block's type its props and slots, an action's name its arguments. */
const chosenBy = (property: string, choices: Record<string, unknown>): unknown[] =>
  Object.entries(choices).map(([name, then]) => ({
    if: { properties: { [property]: { const: name } }, required: [property] },
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema
    then,
  }));

function blockChoices(schemas: Schemas): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schemas.blocks).map(([name, block]) => {
      const slots = (block['x-slots'] ?? []) as readonly string[];
      const slotSchemas = slots.map((slot) => [slot, { $ref: '#/$defs/common.slot' }]);
      return [
        name,
        {
          properties: {
            props: { $ref: `#/$defs/block.${name}` },
            ...(slots.length > 0 && { slots: { properties: Object.fromEntries(slotSchemas) as unknown } }),
          },
        },
      ];
    }),
  );
}

const listed = (node: SchemaNode | undefined, property: string, names: readonly string[]): SchemaNode => {
  const properties = (node?.['properties'] ?? {}) as Record<string, SchemaNode>;
  return { ...properties, [property]: { ...properties[property], enum: names } };
};

/** Definitions of blocks and actions with their contents, which our own schemas leave to each name. */
function commonDefinitions(schemas: Schemas): Record<string, SchemaNode> {
  const common = relocatedFile(schemas.common, 'common.');
  const { 'common.block': block, 'common.action': action } = common;
  const actions = Object.keys(schemas.actions);
  return {
    ...common,
    'common.block': {
      ...block,
      properties: listed(block, 'type', Object.keys(schemas.blocks)),
      allOf: chosenBy('type', blockChoices(schemas)),
    },
    'common.action': {
      ...action,
      properties: listed(action, 'do', actions),
      allOf: chosenBy(
        'do',
        Object.fromEntries(actions.map((name) => [name, { $ref: `#/$defs/action.${name}` }])),
      ),
    },
  };
}

const named = (files: Definitions, prefix: string): Record<string, SchemaNode> =>
  Object.assign(
    {},
    ...Object.entries(files).map(([name, file]) => ({
      [`${prefix}.${name}`]: keepingSchemaProperty(file, `${prefix}.${name}.`),
      ...relocatedFile(file, `${prefix}.${name}.`),
    })),
  ) as Record<string, SchemaNode>;

/**
 * Self-contained schema for editors: of a kind of document or a block's props, with all definitions, blocks and actions that may occur.
 * Keeps the marks (`x-ref` …).
 */
export function editorSchema(schemas: Schemas, root: SchemaNode): SchemaNode {
  return {
    ...keepingSchemaProperty(root, ''),
    $defs: {
      ...relocatedFile(root, ''),
      ...commonDefinitions(schemas),
      ...named(schemas.blocks, 'block'),
      ...named(schemas.actions, 'action'),
    },
  };
}
