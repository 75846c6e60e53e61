import { describe, expect, it } from 'vitest';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import type { LocatedSchema } from '#engine/validate/walk.ts';
import { viewOptions, rootViewOf, viewOf } from './form-view.ts';
import {
  actionSchema,
  blockSchema,
  documentSchema,
  emptyValue,
  entrySchemaOf,
  orderedItems,
  partKind,
  propertiesOf,
} from './schema-level.ts';

const all: [string, LocatedSchema][] = [
  ...Object.keys(schemaIndex.documents).map((kind): [string, LocatedSchema] => [kind, documentSchema(kind)]),
  ...Object.keys(schemaIndex.blocks).flatMap((name): [string, LocatedSchema][] => {
    const schema = blockSchema(name);
    return schema ? [[name, schema]] : [];
  }),
  ...Object.keys(schemaIndex.actions).flatMap((name): [string, LocatedSchema][] => {
    const schema = actionSchema(name);
    return schema ? [[name, schema]] : [];
  }),
];

/** Every object that a form of this schema shows, and nothing twice. */
function levelsBelow(schema: LocatedSchema, seen: Set<object>): LocatedSchema[] {
  const kind = partKind(schema);
  if (kind === 'condition' || kind === 'block' || kind === 'action') return [];
  const key = (schema.node['properties'] ?? schema.node) as object;
  if (seen.has(key)) return [];
  seen.add(key);
  const ordered = orderedItems(schema)?.entry;
  const entry = entrySchemaOf(schema);
  const inner = [
    ...propertiesOf(schema).map(([, property]) => property),
    ...[ordered, entry].flatMap((one) => one ?? []),
  ];
  return [schema, ...inner.flatMap((next) => levelsBelow(next, seen))];
}

describe('the form of a schema', () => {
  it.each(all)('draws every property of %s, itself or by the field of an ordered list', (_name, schema) => {
    for (const level of levelsBelow(schema, new Set())) {
      if (!level.node['properties']) continue;
      const { schema: drawn, ui } = viewOf(level);
      const shown = [...Object.keys(drawn.properties ?? {}), ...(viewOptions(ui).drawn ?? [])];
      const fixed = propertiesOf(level).filter(([, { node }]) => Object.hasOwn(node, 'const'));
      expect([...shown, ...fixed.map(([name]) => name)].sort()).toEqual(
        propertiesOf(level)
          .map(([name]) => name)
          .sort(),
      );
      // It refers to nothing outside itself, and @rjsf has a field for each value.
      expect(JSON.stringify(drawn)).not.toContain('$ref');
      const withoutField = Object.entries(drawn.properties ?? {}).filter(
        ([name, property]) =>
          ui[name]?.['ui:field'] === undefined &&
          (typeof property === 'boolean' || (property.type ?? property.enum) === undefined),
      );
      expect(withoutField).toEqual([]);
    }
  });

  it('does not ask which document it is', () => {
    expect(Object.keys(rootViewOf(documentSchema('rules'), true).schema.properties ?? {})).toEqual([
      'fields',
    ]);
  });

  it('begins a new document with what its schema asks for', () => {
    expect(emptyValue(documentSchema('menu'))).toEqual({ kind: 'menu', id: '', order: [], items: {} });
  });
});
