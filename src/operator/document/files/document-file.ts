import { documentNames } from '#contract/generated/names.ts';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { documentKey, type DocumentKey, type Kind } from '#engine/packs.ts';
import type { PackDocuments } from '../../documents/reader.ts';

/**
 * A file of documents. They are whole, with what a pack takes from its parent, so that they say the same in a pack of any parent; a
 * layer as `livery pull` writes it does not.
 */
type DocumentFile = { livery: 'documents'; pack: string; documents: readonly JsonObject[] };

type ImportedDocument = { key: DocumentKey; document: JsonObject; isNew: boolean };

/** What a file brings: documents that differ from those of the pack, and the number of those that do not. */
export type ImportPlan = { pack: string; documents: readonly ImportedDocument[]; same: number };

/** The text of a file with documents of a pack. */
export function documentFile(pack: string, documents: readonly JsonObject[]): string {
  const file: DocumentFile = { livery: 'documents', pack, documents };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function keyOf(document: Json): DocumentKey | undefined {
  if (!isJsonObject(document)) return undefined;
  const { kind, id } = document;
  const isKnown = typeof kind === 'string' && (documentNames as readonly string[]).includes(kind);
  return isKnown && typeof id === 'string' ? documentKey(kind as Kind, id) : undefined;
}

/** What the text of a file would change of the documents that are there; undefined unless each of its documents can be read. */
export function planDocuments(text: string, there: PackDocuments): ImportPlan | undefined {
  const file = parsed(text);
  if (!isJsonObject(file) || file['livery'] !== 'documents' || typeof file['pack'] !== 'string')
    return undefined;
  const brought = Array.isArray(file['documents']) ? file['documents'] : [];
  const documents = new Map<DocumentKey, ImportedDocument>();
  for (const document of brought) {
    const key = keyOf(document);
    if (key === undefined || !isJsonObject(document)) return undefined;
    documents.set(key, { key, document, isNew: own(there, key) === undefined });
  }
  const differing = [...documents.values()].filter(
    ({ key, document }) => !sameJson(own(there, key), document),
  );
  return { pack: file['pack'], documents: differing, same: documents.size - differing.length };
}
