import { isJsonObject, own } from '../json/json.ts';
import { documentKey, splitKey, type DocumentKey } from '../packs.ts';
import type { NamedBrand } from '../validate/brand.ts';
import { referenceKinds } from '../validate/reference-kinds.ts';

/** Merged documents of a pack by key. */
type Documents = Readonly<Record<DocumentKey, unknown>>;

function brandOf(
  documents: Documents,
  { assets = [], layers = [] }: { assets?: Iterable<string>; layers?: readonly string[] },
): NamedBrand {
  const all = Object.entries(documents).map(([key, document]) => ({
    ...splitKey(key),
    content: isJsonObject(document) ? document : {},
  }));
  const byKey = new Map(all.map((document) => [documentKey(document.kind, document.id), document]));
  return {
    layers,
    assets: new Set(assets),
    document: (key) => byKey.get(key),
    ofKind: (kind) => all.filter((document) => document.kind === kind),
  };
}

/** True for a name that is right without being listed, such as an old name of a time zone. */
export const acceptsName = (kind: string, name: string): boolean =>
  own(referenceKinds, kind)?.accepts?.(name) === true;

/**
 * Names that a mark `x-ref` may refer to among a pack's documents, sorted: `namesOf('menu', key)`. `key` is the referring
 * document, for names local to a form. Loads every schema: never for a player's page.
 */
export function createReferenceNames(
  documents: Documents,
  also: { assets?: Iterable<string>; layers?: readonly string[] } = {},
): (kind: string, key: DocumentKey) => readonly string[] {
  const brand = brandOf(documents, also);
  const known = new Map<string, readonly string[]>();
  return (kind, key) => {
    const reference = own(referenceKinds, kind);
    if (!reference) return [];
    const at = reference.scope === 'document' ? `${kind} ${key}` : kind;
    const names =
      known.get(at) ??
      [...new Set(reference.names(brand, brand.document(key) ?? { id: '', content: {} }))].sort((a, b) =>
        a.localeCompare(b, 'en'),
      );
    known.set(at, names);
    return names;
  };
}
