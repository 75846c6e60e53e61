import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { blockName } from '../documents/block-name.ts';
import { hintOf } from '../hints/hints.ts';
import { spokenLanguage } from '../language/say.ts';

/** A type of block that can be put on a screen. */
export type BlockType = {
  type: string;
  /** Its name in the language of the console. */
  name: string;
  description: string;
  /** What it is for, from the part of the product that its schema stands in. */
  purpose: Purpose;
  /** Presentations of screens that it works on; undefined for all. */
  fits: readonly string[] | undefined;
  /** Names of its slots, in order. */
  slots: readonly string[];
  schema: JsonObject;
};

/** What blocks are for, in the order of the picker. */
export const purposes = [
  'content',
  'games',
  'lottery',
  'promotions',
  'cashier',
  'member',
  'agent',
  'layout',
] as const;
export type Purpose = (typeof purposes)[number];

/** Purpose of each part of the product. */
const purposeOfPart: Readonly<Record<string, Purpose>> = {
  content: 'content',
  site: 'content',
  games: 'games',
  lottery: 'lottery',
  promotions: 'promotions',
  points: 'promotions',
  cashier: 'cashier',
  wallet: 'cashier',
  account: 'member',
  record: 'member',
  security: 'member',
  protection: 'member',
  session: 'member',
  agents: 'agent',
  contracts: 'agent',
  layout: 'layout',
};

/** Part of the product in the address of a block's schema. */
const partOf = (schema: { $id?: unknown }): string =>
  String(schema.$id ?? '')
    .split('/')
    .at(-2) ?? '';

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const known: Readonly<Record<string, BlockType>> = Object.fromEntries(
  Object.entries(schemaIndex.blocks).map(([type, schema]) => {
    const { description, 'x-slots': slots, 'x-fits': fits } = schema;
    return [
      type,
      {
        type,
        name: blockName(type),
        description: hintOf(description),
        purpose: own(purposeOfPart, partOf(schema)) ?? 'content',
        fits: isStrings(fits) ? fits : undefined,
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
  a.name.localeCompare(b.name, spokenLanguage()),
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

/** True when a type works on screens of a presentation. */
export const fitsOn = ({ fits }: BlockType, presentation: string | undefined): boolean =>
  fits === undefined || presentation === undefined || fits.includes(presentation);

/** Types whose name, description, purpose or id contains every word of a search. */
export function findBlockTypes(
  search: string,
  purposeName: (purpose: Purpose) => string = String,
): readonly BlockType[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return blockTypes.filter(({ type, name, description, purpose }) => {
    const text = `${type} ${name} ${description} ${purposeName(purpose)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
