import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { findUses, type Thing } from '#engine/references/uses.ts';
import { splitPlural } from '#engine/texts/plural-key.ts';
import { languagesOf, wordsOf, type PackDocuments } from '../documents/reader.ts';

/** What a copy of a document puts into another pack. */
export type CopyPlan = {
  /** The document, and those it names that the other pack lacks, which are new there. */
  documents: Record<DocumentKey, JsonObject>;
  /** Texts documents of the other pack with the words that it lacks. */
  texts: Record<DocumentKey, JsonObject>;
  /** Number of texts that are added, in all languages. */
  added: number;
  /** The other pack has the document already: its own is replaced. */
  replaces: boolean;
};

/** Kinds of documents that are copied along when a document names one. */
const along: ReadonlySet<string> = new Set(['screen', 'menu', 'form', 'rules']);

const thingsOf = (documents: Readonly<Record<DocumentKey, JsonObject>>): Thing[] =>
  findUses(schemaIndex, documents).things();

/** The document with all that it names, directly or through those, and the other pack lacks. */
function withNamed(
  from: PackDocuments,
  to: PackDocuments,
  key: DocumentKey,
): Record<DocumentKey, JsonObject> {
  const found: Record<DocumentKey, JsonObject> = {};
  const waiting = [key];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const document = own(from, next);
    if (!document || Object.hasOwn(found, next)) continue;
    found[next] = document;
    for (const { kind, name } of thingsOf({ [next]: document })) {
      const named = documentKey(kind as 'screen', name);
      // A form is judged by its rules: one goes with the other.
      if (kind === 'rules' || (along.has(kind) && own(to, named) === undefined)) waiting.push(named);
    }
  }
  return found;
}

/** Keys of texts that documents name, each plural form by itself. */
function textKeys(from: PackDocuments, documents: Record<DocumentKey, JsonObject>): string[] {
  const bases = new Set(
    thingsOf(documents).flatMap(({ kind, name }) => (kind === 'text' ? [splitPlural(name).base] : [])),
  );
  const all = new Set(
    languagesOf(from).flatMap((language) => {
      const texts = own(from, documentKey('texts', language))?.['texts'];
      return isJsonObject(texts) ? Object.keys(texts) : [];
    }),
  );
  return [...all].filter((key) => bases.has(key) || bases.has(splitPlural(key).base));
}

/** Plans to copy a document of one pack, `from`, into another, `to`. Words that the other has stay as they are. */
export function planCopy(from: PackDocuments, to: PackDocuments, key: DocumentKey): CopyPlan {
  const documents = withNamed(from, to, key);
  const keys = textKeys(from, documents);
  const texts: Record<DocumentKey, JsonObject> = {};
  let added = 0;
  for (const language of languagesOf(to)) {
    const place = documentKey('texts', language);
    const document = own(to, place);
    const words = Object.fromEntries(
      keys.flatMap((name): [string, string][] => {
        const said = wordsOf(from, language, name);
        return said === undefined || wordsOf(to, language, name) !== undefined ? [] : [[name, said]];
      }),
    );
    const count = Object.keys(words).length;
    if (count === 0 || !document) continue;
    added += count;
    texts[place] = { ...document, texts: { ...(document['texts'] as JsonObject), ...words } };
  }
  return { documents, texts, added, replaces: own(to, key) !== undefined };
}
