import { isJsonObject, type Json } from './json/json.ts';
import { overlay, type DocumentLayer, type Overlaid, type Provenance } from './overlay/overlay.ts';
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
  provenance: Record<DocumentKey, Provenance>;
  /** Packs from the lowest layer to this one. */
  layers: string[];
};

/** Properties of a pack's brand document that packs extending it do not inherit. */
const ownToEachPack = ['extends', 'abstract', 'hidden', 'hosts'];

const layerDocument = (key: DocumentKey, document: Json, isTop: boolean): Json =>
  key === 'brand/main' && !isTop && isJsonObject(document)
    ? Object.fromEntries(Object.entries(document).filter(([name]) => !ownToEachPack.includes(name)))
    : document;

/**
 * Every document of a pack merged over those of the packs it extends, with its layers and removed entries. A text that
 * is not JSON is left out.
 */
export function overlayPack(
  set: PackSet,
  pack: string,
): { layers: string[]; overlaid: Map<DocumentKey, Overlaid> } {
  const { layers } = packLayers(set, pack);
  const byKey = new Map<DocumentKey, DocumentLayer[]>();
  for (const layer of layers) {
    for (const [key, text] of Object.entries(set[layer]?.documents ?? {})) {
      const document = parseJson(text);
      if (document === undefined) continue;
      const entry = { layer, document: layerDocument(key, document, layer === pack) };
      byKey.set(key, [...(byKey.get(key) ?? []), entry]);
    }
  }
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  return { layers, overlaid: new Map(sorted.map(([key, entries]) => [key, overlay(entries)])) };
}

/**
 * The merged documents of a brand. The types hold for documents that `validatePacks` finds no error in; this function
 * checks nothing and never throws.
 */
export function resolveBrand(set: PackSet, pack: string): ResolvedBrand {
  const { layers, overlaid } = overlayPack(set, pack);
  const documents: ResolvedBrand['documents'] = {};
  const provenance: ResolvedBrand['provenance'] = {};
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
