import { describe, expect, it } from 'vitest';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
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
const known = new Set(descriptionsIn(formSchemas));

/** Every hint that a form can show; sources are named in pickers alone. */
const needed = [...new Set(descriptionsIn({ common, documents, blocks, actions } as unknown as JsonObject))];

/** Values and names of properties that a translation has to keep. */
const marks = (text: string): string[] => (text.match(/\{\{\w+\}\}|`[^`]+`/g) ?? []).toSorted();

describe.each(Object.entries(languages))('hints in %s', (_, hints: Readonly<Record<string, string>>) => {
  it('are made from what a schema says today', () => {
    expect(Object.keys(hints).filter((source) => !known.has(source))).toEqual([]);
  });

  it('are there for documents, blocks and actions', () => {
    expect(needed.filter((source) => !own(hints, source))).toEqual([]);
  });

  it('keep the values and properties that the source names', () => {
    const other = Object.entries(hints).filter(
      ([source, hint]) => [...new Set(marks(source))].join() !== [...new Set(marks(hint))].join(),
    );
    expect(other).toEqual([]);
  });
});
