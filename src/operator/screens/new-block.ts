import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { createReferenceNames } from '#engine/references/reference-names.ts';
import { withNewKey } from '../documents/text-edits.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { roleScreen } from '../documents/role-screens.ts';
import { freeTextKey } from '../documents/words-at.ts';
import { propertySchema, type BlockType } from './block-types.ts';

export type NewBlock = {
  block: JsonObject;
  /** Texts documents with the words that the block begins with. */
  texts: Record<DocumentKey, JsonObject>;
};

/** A first value that the schema allows: its first choice, the first document of its kind. */
function firstValue(
  schema: JsonObject,
  namesOf: (kind: string) => readonly string[],
  home: string | undefined,
): Json | undefined {
  const { enum: choices, 'x-ref': reference, default: preset, type } = schema;
  if (preset !== undefined) return preset;
  if (Array.isArray(choices)) return choices[0];
  if (typeof reference === 'string') return namesOf(reference)[0];
  if (schema['x-action'] === true) {
    const to = home ?? namesOf('page')[0];
    return to === undefined ? undefined : { do: 'navigate', to };
  }
  if (type === 'array') return [];
  return type === 'object' ? {} : undefined;
}

/**
 * A new block with the minimum its schema requires, so that it shows at once. Required texts get keys of their own, which count as
 * not translated.
 */
export function newBlock(
  documents: PackDocuments,
  screen: string,
  { type, name, schema }: BlockType,
): NewBlock {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const names = createReferenceNames(documents);
  const texts: Record<DocumentKey, JsonObject> = {};
  const props = required.flatMap((prop): [string, Json][] => {
    if (typeof prop !== 'string') return [];
    const wanted = propertySchema(own(properties, prop));
    if (wanted['x-ref'] !== 'text') {
      const value = firstValue(
        wanted,
        (kind) => names(kind, documentKey('screen', screen)),
        roleScreen(documents, 'home')?.path,
      );
      return value === undefined ? [] : [[prop, value]];
    }
    const key = freeTextKey(documents, `screen.${screen}.${type}.${prop}`);
    Object.assign(texts, withNewKey({ ...documents, ...texts }, key, name));
    return [[prop, key]];
  });
  return { block: props.length === 0 ? { type } : { type, props: Object.fromEntries(props) }, texts };
}
