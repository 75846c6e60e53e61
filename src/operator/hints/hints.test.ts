import { describe, expect, it } from 'vitest';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import type { Fact } from '#engine/conditions/fact-catalogue.ts';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { propertyName } from '../documents/property-name.ts';
import burmese from './my.json';
import thai from './th.json';
import vietnamese from './vi.json';
import chinese from './zh-CN.json';

const languages = { my: burmese, 'zh-CN': chinese, th: thai, vi: vietnamese };

/** Every schema that a form of the console is made from. */
const { common, documents, blocks, actions, sources, formSources } = schemaIndex;
const formSchemas = { common, documents, blocks, actions, sources, formSources } as unknown as JsonObject;

/** Descriptions of a schema, at any depth. */
function descriptionsIn(schema: Json): string[] {
  if (Array.isArray(schema)) return schema.flatMap(descriptionsIn);
  if (!isJsonObject(schema)) return [];
  const { description } = schema;
  return [
    ...(typeof description === 'string' ? [description] : []),
    ...Object.values(schema).flatMap(descriptionsIn),
  ];
}

/** What the builder of conditions says of facts: their names, those of their values and families, and what they mean. */
const { facts, sets, families } = schemaIndex.facts as Record<'facts' | 'families', Record<string, Fact>> & {
  sets: Record<string, Record<string, Fact>>;
};
const named = Object.assign({}, facts, families, ...Object.values(sets)) as Record<string, Fact>;
const wordsOfFacts = Object.entries(named).flatMap(([name, { title, description, values = {} }]) => [
  ...(title === undefined ? [] : [title]),
  description,
  ...Object.values(values),
  propertyName(name.split('.')[0] ?? name),
]);
const known = new Set([...descriptionsIn(formSchemas), ...wordsOfFacts]);

/** Every hint that a form or a picker can show. */
const needed = [...known];

/** Values and names of properties that a translation has to keep. */
const marks = (text: string): string[] => (text.match(/\{\{\w+\}\}|`[^`]+`/g) ?? []).toSorted();

describe.each(Object.entries(languages))('hints in %s', (_, hints: Readonly<Record<string, string>>) => {
  it('are made from what a schema says today', () => {
    expect(Object.keys(hints).filter((source) => !known.has(source))).toEqual([]);
  });

  it('are there for documents, blocks, actions, sources and facts', () => {
    expect(needed.filter((source) => !own(hints, source))).toEqual([]);
  });

  it('keep the values and properties that the source names', () => {
    const other = Object.entries(hints).filter(
      ([source, hint]) => [...new Set(marks(source))].join() !== [...new Set(marks(hint))].join(),
    );
    expect(other).toEqual([]);
  });
});
