import { documentNames } from '#contract/generated/names.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { documentName } from '../documents/document-name.ts';
import { isChanged, type DraftState } from '../workspace/state.ts';
import type { PackDocuments } from '../documents/reader.ts';

/** Ownership of a document: this pack's alone, its parent's with changes, or its parent's. */
type Ownership = 'own' | 'amended' | 'inherited';

export type ListedDocument = {
  key: DocumentKey;
  kind: string;
  id: string;
  name: string;
  ownership: Ownership;
  /** True when a draft would change it. */
  changed: boolean;
};

const ownershipOf = ({ parent, layer }: DraftState): Ownership => {
  if (layer === null) return 'inherited';
  return parent === null ? 'own' : 'amended';
};

/** Documents of a pack by kind and id, without those a draft removes. */
export function listDocuments(
  drafts: Readonly<Record<DocumentKey, DraftState>>,
  documents: PackDocuments,
): ListedDocument[] {
  return Object.entries(drafts)
    .filter(([, draft]) => draft.merged)
    .map(([key, draft]) => {
      const { kind, id } = splitKey(key);
      const name = documentName(documents, key);
      return {
        key,
        kind,
        id,
        name: name === key ? id : name,
        ownership: ownershipOf(draft),
        changed: isChanged(draft),
      };
    })
    .sort((a, b) => orderOf(a.kind) - orderOf(b.kind) || a.id.localeCompare(b.id, 'en'));
}

const orderOf = (kind: string): number => (documentNames as readonly string[]).indexOf(kind);
