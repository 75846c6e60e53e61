import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';

/** A type of block that can be put on a screen. */
export type BlockType = {
  type: string;
  /** Its name in words, such as "Hero carousel". */
  name: string;
  description: string;
  /** Names of its slots, in order. */
  slots: readonly string[];
  schema: JsonObject;
};

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** An id in camel case as words: heroCarousel → "Hero carousel". */
export function inWords(id: string): string {
  const words = id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[-_.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const known: Readonly<Record<string, BlockType>> = Object.fromEntries(
  Object.entries(schemaIndex.blocks).map(([type, schema]) => {
    const { description, 'x-slots': slots } = schema;
    return [
      type,
      {
        type,
        name: inWords(type),
        description: typeof description === 'string' ? description : '',
        slots: isStrings(slots) ? slots : [],
        // Schemas are JSON; their generated type says only that they are objects.
        schema: schema as JsonObject,
      },
    ];
  }),
);

/** A type of block by its name; undefined for an unknown one. */
export const blockType = (type: string): BlockType | undefined => own(known, type);

/** Every type of block, by name. */
const blockTypes: readonly BlockType[] = Object.values(known).sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

const common = isJsonObject(schemaIndex.common['$defs']) ? schemaIndex.common['$defs'] : {};

/** Schema of a property with its reference to the common definitions resolved. */
export function propertySchema(property: Json | undefined): JsonObject {
  if (!isJsonObject(property)) return {};
  const { $ref: reference, ...rest } = property;
  const name = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
  const target = own(common, name);
  return isJsonObject(target) ? { ...(target as JsonObject), ...rest } : property;
}

/** Types whose name, description or id contains every word of a search. */
export function findBlockTypes(search: string): readonly BlockType[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return blockTypes.filter(({ type, name, description }) => {
    const text = `${type} ${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
