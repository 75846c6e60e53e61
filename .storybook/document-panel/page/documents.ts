import { amendLayer, type Layer } from '#operator/documents/layer.ts';
import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import { diffPatch } from '#engine/overlay/merge-diff.ts';
import { parentPack, parseJson, type PackSet } from '#engine/packs.ts';
import { pointerSteps } from '#engine/json/pointer.ts';
import { resolveBrand } from '#engine/resolve.ts';

/** A document before editing. */
export type KnownDocument = { merged: JsonObject; parent: JsonObject | null; layer: Layer };
export type KnownDocuments = Readonly<Record<string, KnownDocument>>;

const object = (value: unknown): JsonObject | null =>
  isJsonObject(value as Json) ? (value as JsonObject) : null;

/** Removes properties of a brand document that are not inherited from its parent. */
const own = ({ extends: _extends, abstract: _abstract, hosts: _hosts, ...rest }: JsonObject): JsonObject =>
  rest;

/** Every document of a brand with its parent and the layer of the brand's own pack. */
export function knownDocuments(packs: PackSet, brand: string): KnownDocuments {
  const files = packs[brand];
  const lower = parentPack(files);
  const below = lower === undefined ? {} : resolveBrand(packs, lower).documents;
  const documents = Object.entries(resolveBrand(packs, brand).documents);
  return Object.fromEntries(
    documents.map(([key, merged]): [string, KnownDocument] => {
      const parent = object(below[key]);
      return [
        key,
        {
          merged: merged as unknown as JsonObject,
          parent: parent && key === 'brand/main' ? own(parent) : parent,
          layer: object(parseJson(files?.documents[key] ?? 'null')),
        },
      ];
    }),
  );
}

/** Restores `$schema` if it was removed: it is for editors, so leaving it out is no change. */
const named = ({ merged }: KnownDocument, edited: JsonObject): JsonObject =>
  merged['$schema'] === undefined ? edited : { $schema: merged['$schema'], ...edited };

export const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** Merge patch from the document as the brand shows it to the edited one; undefined when they are equal. */
export const changeOf = (known: KnownDocument, edited: JsonObject): Json | undefined =>
  diffPatch(known.merged, named(known, edited));

/** New layer of the brand's own pack. */
export const layerOf = (known: KnownDocument, edited: JsonObject): Layer =>
  amendLayer(known.parent, known.layer, named(known, edited));

/** The packs with the edited layers, as they would be validated and published. */
export function packsWith(packs: PackSet, brand: string, layers: Readonly<Record<string, Layer>>): PackSet {
  const files = packs[brand];
  if (!files) return packs;
  const documents = { ...files.documents };
  for (const [key, layer] of Object.entries(layers)) {
    if (layer === null) delete documents[key];
    else documents[key] = `${pretty(layer)}\n`;
  }
  return { ...packs, [brand]: { ...files, documents } };
}

/** A copy of a document with another value at a pointer; missing parents are created. */
export function withValueAt(document: JsonObject, pointer: string, value: Json): JsonObject {
  const put = (node: Json | undefined, [step, ...rest]: string[]): Json => {
    if (step === undefined) return value;
    const object = isJsonObject(node) ? node : {};
    return { ...object, [step]: put(object[step], rest) };
  };
  return put(document, pointerSteps(pointer)) as JsonObject;
}
