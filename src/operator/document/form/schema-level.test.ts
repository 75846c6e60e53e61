import { describe, expect, it } from 'vitest';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import {
  actionSchema,
  blockSchema,
  documentSchema,
  emptyValue,
  entrySchemaOf,
  levelOf,
  orderedItems,
  partKind,
  propertiesOf,
} from './schema-level.ts';
import type { LocatedSchema } from '#engine/validate/walk.ts';

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
  it.each(all)('shows every property of %s, each as a line, a part or an ordered list', (_name, schema) => {
    for (const level of levelsBelow(schema, new Set())) {
      const { lines, parts } = levelOf(level);
      const shown = [...Object.keys(lines), ...parts.map(({ name }) => name)];
      const ordered = orderedItems(level);
      if (ordered?.entry) shown.push('order', ordered.name);
      const fixed = propertiesOf(level).filter(([, { node }]) => Object.hasOwn(node, 'const'));
      expect([...shown, ...fixed.map(([name]) => name)].sort()).toEqual(
        propertiesOf(level)
          .map(([name]) => name)
          .sort(),
      );
      // A line needs nothing but itself, and the form engine has a field for it.
      for (const line of Object.values(lines)) {
        expect(JSON.stringify(line)).not.toContain('$ref');
        expect(line['type'] !== undefined || Array.isArray(line['enum'])).toBe(true);
      }
    }
  });

  it('begins a new document with what its schema asks for', () => {
    expect(emptyValue(documentSchema('menu'))).toEqual({ kind: 'menu', id: '', order: [], items: {} });
  });
});
