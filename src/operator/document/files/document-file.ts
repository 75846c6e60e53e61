import { documentNames } from '#contract/generated/names.ts';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { documentKey, type DocumentKey, type Kind } from '#engine/packs.ts';
import { picturesKey } from '#engine/pictures/uploaded-pictures.ts';
import { ownToEachPack } from '#engine/resolve.ts';
import { documentOf, type PackDocuments } from '../../documents/reader.ts';
import type { CarriedPicture } from '../../pictures/carried-pictures.ts';

/** Most bytes of a file: a brand with its texts in ten languages is a twentieth of it, the rest is for pictures. */
export const fileBytesMax = 100_000_000;

/**
 * A file of documents. They are whole, with what a pack takes from its parent, so that they say the same in a pack of any parent; a
 * layer as `livery pull` writes it does not. In place of `pictures/main` it has the pictures themselves.
 */
type DocumentFile = {
  livery: 'documents';
  pack: string;
  documents: readonly JsonObject[];
  pictures: Readonly<Record<string /* path */, CarriedPicture>>;
};

type ImportedDocument = { key: DocumentKey; document: JsonObject; isNew: boolean };

/** What a file brings: documents that differ from those of the pack, the number of those that do not, and its pictures. */
export type ImportPlan = Pick<DocumentFile, 'pack' | 'pictures'> & {
  documents: readonly ImportedDocument[];
  same: number;
};

/** The text of a file with documents of a pack. */
export function documentFile(
  pack: string,
  documents: PackDocuments,
  pictures: DocumentFile['pictures'] = {},
): string {
  const { [picturesKey]: _carried, ...others } = documents;
  const file: DocumentFile = { livery: 'documents', pack, documents: Object.values(others), pictures };
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

function isPicture(value: unknown): value is CarriedPicture {
  if (!isJsonObject(value)) return false;
  const { entry, file, whole } = value;
  return (
    typeof file === 'string' &&
    (entry === undefined || isJsonObject(entry)) &&
    (whole === undefined || typeof whole === 'string')
  );
}

/** The brand of another pack with what this one alone says: its address, and what it extends. */
function asBrandOf(there: JsonObject | undefined, brought: JsonObject): JsonObject {
  const said = Object.entries(brought).filter(([name]) => !ownToEachPack.includes(name));
  const kept = Object.entries(there ?? {}).filter(([name]) => ownToEachPack.includes(name));
  return Object.fromEntries([...said, ...kept]);
}

/** Texts of another brand with the words in which this one says its name. */
function withNameOf(there: PackDocuments, key: DocumentKey, brought: JsonObject): JsonObject {
  const name = documentOf(there, 'brand', 'main')?.name;
  const known = own(own(there, key) ?? {}, 'texts');
  const words = name !== undefined && isJsonObject(known) ? own(known, name) : undefined;
  const texts = own(brought, 'texts');
  if (name === undefined || words === undefined || !isJsonObject(texts)) return brought;
  return { ...brought, texts: { ...texts, [name]: words } };
}

/** The documents of a file, and its pictures; undefined unless all of it can be read. */
export function readDocumentFile(
  text: string,
): (Pick<DocumentFile, 'pack' | 'pictures'> & { documents: Map<DocumentKey, JsonObject> }) | undefined {
  const file = parsed(text);
  if (!isJsonObject(file) || file['livery'] !== 'documents' || typeof file['pack'] !== 'string')
    return undefined;
  const documents = new Map<DocumentKey, JsonObject>();
  for (const document of Array.isArray(file['documents']) ? file['documents'] : []) {
    const key = keyOf(document);
    if (key === undefined || !isJsonObject(document)) return undefined;
    if (key !== picturesKey) documents.set(key, document);
  }
  const pictures = Object.entries(isJsonObject(file['pictures']) ? file['pictures'] : {});
  const readable = pictures.filter((entry): entry is [string, CarriedPicture] => isPicture(entry[1]));
  if (readable.length < pictures.length) return undefined;
  return { pack: file['pack'], documents, pictures: Object.fromEntries(readable) };
}

/** What a file would change of the documents of a pack that are there. */
export function planDocuments(
  { pack: from, documents, pictures }: NonNullable<ReturnType<typeof readDocumentFile>>,
  pack: string,
  there: PackDocuments,
): ImportPlan {
  const brought = [...documents].map(([key, document]): ImportedDocument => {
    const known = own(there, key);
    const ofThisBrand = key === 'brand/main' ? asBrandOf(known, document) : withNameOf(there, key, document);
    return { key, document: from === pack ? document : ofThisBrand, isNew: known === undefined };
  });
  const differing = brought.filter(({ key, document }) => !sameJson(own(there, key), document));
  return { pack: from, documents: differing, same: brought.length - differing.length, pictures };
}
