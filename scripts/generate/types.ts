import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { banner, pascal, type Folder, type Schema, type Schemas } from './schemas.ts';

const options = {
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  additionalProperties: false,
  format: false,
} as const;

/** `../common.schema.json#/$defs/x` and `#/$defs/x` both point into one set of definitions. */
const inline = (node: unknown, rename: (name: string, own: boolean) => string): unknown => {
  if (Array.isArray(node)) return node.map((entry) => inline(entry, rename));
  if (node === null || typeof node !== 'object') return node;
  // With notes beside it a reference to a definition of the same file would become a type of its own each time.
  const { $ref: own } = node as { $ref?: unknown };
  const noted = typeof own === 'string' && own.startsWith('#') ? { $ref: own } : node;
  const entries = Object.entries(noted).map(([key, value]) => {
    if (key === '$ref' && typeof value === 'string') {
      const name = value.split('/').at(-1) ?? '';
      return [key, `#/$defs/${rename(name, value.startsWith('#'))}`];
    }
    return [key, inline(value, rename)];
  });
  return Object.fromEntries(
    entries.filter(([key, value]) => !((key === '$id' || key === '$schema') && typeof value === 'string')),
  ) as unknown;
};

const definitionsOf = (schema: Schema): [string, Schema][] =>
  Object.entries((schema['$defs'] ?? {}) as Record<string, Schema>);

/** One TypeScript module of schemas: a type for each, named with the suffix, and shared definitions once. */
export async function typesModule(
  { name: title, suffix, definitions }: { name: string; suffix: string; definitions: readonly Schema[] },
  all: Readonly<Record<string, Schema>>,
): Promise<string> {
  const defs: Record<string, unknown> = {};
  for (const [name, schema] of definitions.flatMap(definitionsOf)) {
    defs[name] = inline(schema, (ref) => ref);
  }
  for (const [file, schema] of Object.entries(all)) {
    const own = (ref: string, isOwn: boolean): string => (isOwn ? `${file}${pascal(ref)}` : ref);
    const { $defs, title: _title, ...rest } = inline(schema, own) as Record<string, unknown>;
    for (const [name, def] of Object.entries(($defs ?? {}) as Record<string, unknown>)) {
      defs[`${file}${pascal(name)}`] = def;
    }
    defs[`${file}${suffix}`] = rest;
  }
  const bundle = {
    $defs: defs,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.keys(all).map((file) => [file, { $ref: `#/$defs/${file}${suffix}` }]),
    ),
    required: Object.keys(all),
  };
  return banner + (await compile(bundle as JSONSchema, title, { ...options, unreachableDefinitions: true }));
}

const moduleOf = ({ common, byFolder }: Schemas, folder: Folder, suffix: string): Promise<string> =>
  typesModule({ name: `${pascal(folder)}ByName`, suffix, definitions: [common] }, byFolder[folder]);

/** Types of documents, blocks, actions and calls. */
export async function generateTypes(schemas: Schemas): Promise<Record<string, string>> {
  return {
    'documents.ts': await moduleOf(schemas, 'documents', 'Document'),
    'blocks.ts': await moduleOf(schemas, 'blocks', 'Props'),
    'actions.ts': await moduleOf(schemas, 'actions', 'Action'),
    'call-types.ts': await moduleOf(schemas, 'calls', 'Call'),
  };
}
