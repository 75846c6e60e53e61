import { amendLayer, type Layer } from '#operator/documents/layer.ts';
import { isJsonObject, type Json, type JsonObject } from '#engine/json.ts';
import { diffPatch } from '#engine/merge-diff.ts';
import { parentPack, parseJson, type PackSet } from '#engine/packs.ts';
import { pointerSteps } from '#engine/pointer.ts';
import { resolveBrand } from '#engine/resolve.ts';

/** A document as the panel knows it before anything is edited. */
export type KnownDocument = { merged: JsonObject; parent: JsonObject | null; layer: Layer };
export type KnownDocuments = Readonly<Record<string, KnownDocument>>;

const object = (value: unknown): JsonObject | null =>
  isJsonObject(value as Json) ? (value as JsonObject) : null;

/** What a brand says of itself only; its parent's is not below it. */
const own = ({ extends: _extends, abstract: _abstract, hosts: _hosts, ...rest }: JsonObject): JsonObject =>
  rest;

/** Every document of a brand, with what it lies over and what the brand's own pack says. */
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

/** Which schema a document names is for editors of files, and no change where it is left out. */
const named = ({ merged }: KnownDocument, edited: JsonObject): JsonObject =>
  merged['$schema'] === undefined ? edited : { $schema: merged['$schema'], ...edited };

export const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** What was changed: a merge patch against the document as the brand shows it; undefined when nothing was. */
export const changeOf = (known: KnownDocument, edited: JsonObject): Json | undefined =>
  diffPatch(known.merged, named(known, edited));

/** What the file of the brand's own pack has to say then. */
export const layerOf = (known: KnownDocument, edited: JsonObject): Layer =>
  amendLayer(known.parent, known.layer, named(known, edited));

/** The packs with the edited layers in them, as they would be checked and published. */
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

/** A copy of a document with another value at a place; places that do not exist are made. */
export function withValueAt(document: JsonObject, pointer: string, value: Json): JsonObject {
  const put = (node: Json | undefined, [step, ...rest]: string[]): Json => {
    if (step === undefined) return value;
    const object = isJsonObject(node) ? node : {};
    return { ...object, [step]: put(object[step], rest) };
  };
  return put(document, pointerSteps(pointer)) as JsonObject;
}
