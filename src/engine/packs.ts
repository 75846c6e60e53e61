import { documentNames, type DocumentName } from '#contract/generated/names.ts';
import type { DocumentsByName } from '#contract/generated/documents.ts';
import { isJsonObject, own, type Json } from './json/json.ts';

/** `<kind>/<id>`, such as `menu/main`. */
export type DocumentKey = string;
/** Entry of a pack's folder that could not be read as a file; `path` is relative, empty for the pack itself. */
export type SkippedFile = { path: string; why: 'outside' | 'dangling' | 'circle' | 'special' };
/** A pack as text: documents by key, assets as paths below its assets folder. */
export type PackFiles = {
  pack: string;
  documents: Record<DocumentKey, string>;
  assets: string[];
  /** Hashes of the uploaded pictures that the server keeps for the pack; absent where packs are only files. */
  kept?: readonly string[];
  /** Absent when everything was read. */
  skipped?: readonly SkippedFile[];
};
export type PackSet = Record<string /* pack */, PackFiles>;

export type Kind = DocumentName;
export type DocumentOf<K extends Kind> = DocumentsByName[K];
export type AnyDocument = DocumentsByName[Kind];

export const documentKey = (kind: string, id: string): DocumentKey => `${kind}/${id}`;

/** `menu/main` → `{ kind: 'menu', id: 'main' }`; the kind may be one that does not exist. */
export function splitKey(key: DocumentKey): { kind: string; id: string } {
  const slash = key.indexOf('/');
  return { kind: key.slice(0, slash), id: key.slice(slash + 1) };
}

export const isKind = (kind: string): kind is Kind => (documentNames as readonly string[]).includes(kind);

/** Path of a document below the folder of packs: `base/menu/main.json`. */
export const documentFile = (pack: string, key: DocumentKey): string => `${pack}/${key}.json`;

/** Value of a JSON text; undefined when it is not JSON (validation reports the place). */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** The pack that this pack's brand document extends, if any. */
export function parentPack(files: PackFiles | undefined): string | undefined {
  const brand = parseJson(files?.documents['brand/main'] ?? '');
  const parent = isJsonObject(brand) ? own(brand, 'extends') : undefined;
  return typeof parent === 'string' ? parent : undefined;
}

/** Layers of a pack, from the lowest to the pack itself. A cycle or an unknown parent ends the chain and is reported in `broken`. */
export function packLayers(
  set: PackSet,
  pack: string,
): { layers: string[]; broken?: { reason: 'cycle' | 'unknown'; pack: string; parent: string } } {
  const layers = [pack];
  let lowest = pack;
  for (;;) {
    const parent = parentPack(own(set, lowest));
    if (parent === undefined) return { layers };
    if (layers.includes(parent)) return { layers, broken: { reason: 'cycle', pack: lowest, parent } };
    if (!Object.hasOwn(set, parent)) return { layers, broken: { reason: 'unknown', pack: lowest, parent } };
    layers.unshift(parent);
    lowest = parent;
  }
}

/** The given packs and every pack that extends one of them, in the order of the set. */
export const withDependents = (set: PackSet, packs: readonly string[]): string[] =>
  Object.keys(set).filter((pack) => packLayers(set, pack).layers.some((layer) => packs.includes(layer)));
