import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import { splitKey } from '#engine/packs.ts';
import { hintOf } from '../hints/hints.ts';
import { documentName } from '../documents/document-name.ts';
import type { PackDocuments } from '../documents/reader.ts';

/** A type of block with its purpose and the titles of the screens that contain it. */
export type BlockUse = { type: string; description: string; screens: string[] };

function typesIn(value: Json | undefined, found: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const entry of value) typesIn(entry, found);
  else if (isJsonObject(value)) {
    if (typeof value['type'] === 'string') found.add(value['type']);
    for (const entry of Object.values(value)) typesIn(entry, found);
  }
  return found;
}

/** All types of blocks, by name. */
export function blockTypes(documents: PackDocuments): BlockUse[] {
  const screens = Object.entries(documents).flatMap(([key, document]) => {
    const { kind } = splitKey(key);
    return kind === 'screen'
      ? [{ title: documentName(documents, key), types: typesIn(document as JsonObject, new Set()) }]
      : [];
  });
  return Object.entries(schemaIndex.blocks)
    .map(([type, { description }]) => ({
      type,
      description: hintOf(description),
      screens: [...new Set(screens.filter(({ types }) => types.has(type)).map(({ title }) => title))],
    }))
    .sort((a, b) => a.type.localeCompare(b.type, 'en'));
}
