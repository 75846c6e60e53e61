import { isJsonObject, type Json } from './json/json.ts';
import { createTextMemory } from './json/text-memory.ts';
import {
  mergePatch,
  overlay,
  type DocumentLayer,
  type Overlaid,
  type Provenance,
} from './overlay/overlay.ts';
import {
  packLayers,
  parseJson,
  splitKey,
  type AnyDocument,
  type DocumentKey,
  type DocumentOf,
  type Kind,
  type PackSet,
} from './packs.ts';

export type ResolvedBrand = {
  pack: string;
  documents: Record<DocumentKey, AnyDocument>;
  /** Packs from the lowest layer to this one. */
  layers: string[];
};

/** A brand with the pack that set each value of its documents. */
export type TracedBrand = ResolvedBrand & { provenance: Record<DocumentKey, Provenance> };

/** Properties of a pack's brand document that packs extending it do not inherit. */
export const ownToEachPack: readonly string[] = ['extends', 'abstract', 'hidden', 'hosts'];

const layerDocument = (key: DocumentKey, document: Json, isTop: boolean): Json =>
  key === 'brand/main' && !isTop && isJsonObject(document)
    ? Object.fromEntries(Object.entries(document).filter(([name]) => !ownToEachPack.includes(name)))
    : document;

type TextLayer = { layer: string; text: string };

/** The layers of each document of a pack as text, from the lowest; keys in order. */
function layersOf(set: PackSet, pack: string): { layers: string[]; byKey: [DocumentKey, TextLayer[]][] } {
  const { layers } = packLayers(set, pack);
  const byKey = new Map<DocumentKey, TextLayer[]>();
  for (const layer of layers)
    for (const [key, text] of Object.entries(set[layer]?.documents ?? {}))
      byKey.set(key, [...(byKey.get(key) ?? []), { layer, text }]);
  return { layers, byKey: [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)) };
}

/** The layers of a document of a pack; a text that is not JSON is left out. */
const parsedLayers = (pack: string, key: DocumentKey, layers: readonly TextLayer[]): DocumentLayer[] =>
  layers.flatMap(({ layer, text }) => {
    const document = parseJson(text);
    return document === undefined ? [] : [{ layer, document: layerDocument(key, document, layer === pack) }];
  });

const overlaidBefore = createTextMemory<Overlaid | undefined>();

/**
 * Every document of a pack merged over those of the packs it extends, with its layers and removed entries. One whose texts are those of the
 * call before is the same object: nobody may change it.
 */
export function overlayPack(
  set: PackSet,
  pack: string,
): { layers: string[]; overlaid: Map<DocumentKey, Readonly<Overlaid>> } {
  const { layers, byKey } = layersOf(set, pack);
  const overlaid = byKey.flatMap(([key, entries]) => {
    const name = [...entries.map(({ layer }) => layer), pack, key].join(' ');
    const texts = entries.map(({ text }) => text);
    const document = overlaidBefore(name, texts, () => {
      const parsed = parsedLayers(pack, key, entries);
      return parsed.length === 0 ? undefined : overlay(parsed);
    });
    return document ? [[key, document] as const] : [];
  });
  return { layers, overlaid: new Map(overlaid) };
}

/**
 * The merged documents of a brand. The types hold for documents that `validatePacks` finds no error in; this function
 * checks nothing and never throws.
 */
export function resolveBrand(set: PackSet, pack: string): ResolvedBrand {
  const { layers, byKey } = layersOf(set, pack);
  const documents = byKey.flatMap(([key, entries]) => {
    let merged: Json | undefined;
    for (const { document } of parsedLayers(pack, key, entries)) merged = mergePatch(merged, document);
    return merged === undefined ? [] : [[key, merged] as const];
  });
  return { pack, documents: Object.fromEntries(documents) as unknown as ResolvedBrand['documents'], layers };
}

/** As `resolveBrand`, and who set what: several times the work, for a language of thousands of texts some twenty milliseconds. */
export function traceBrand(set: PackSet, pack: string): TracedBrand {
  const { layers, overlaid } = overlayPack(set, pack);
  const documents: ResolvedBrand['documents'] = {};
  const provenance: TracedBrand['provenance'] = {};
  for (const [key, { document, provenance: layerOf }] of overlaid) {
    documents[key] = document as unknown as AnyDocument;
    provenance[key] = layerOf;
  }
  return { pack, documents, provenance, layers };
}

/** The documents of one kind by id, in the order of their ids. */
export function documentsOfKind<K extends Kind>(
  resolved: Pick<ResolvedBrand, 'documents'>,
  kind: K,
): Record<string, DocumentOf<K>> {
  const entries = Object.entries(resolved.documents).filter(([key]) => splitKey(key).kind === kind);
  return Object.fromEntries(entries.map(([key, document]) => [splitKey(key).id, document as DocumentOf<K>]));
}
