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
  /** Documents that the other pack has already, and that are replaced. */
  replaced: readonly DocumentKey[];
  /** Documents of the other pack that a part is added to. */
  joined: readonly DocumentKey[];
};

/** Kinds of documents that are copied along when a document names one. */
const along: ReadonlySet<string> = new Set(['screen', 'menu', 'form', 'rules']);

const thingsOf = (documents: Readonly<Record<DocumentKey, JsonObject>>): Thing[] =>
  findUses(schemaIndex, documents).things();

/** A document to copy, or a part of one. */
export type CopiedPart = {
  key: DocumentKey;
  /** What is copied, and names what goes along. */
  value: JsonObject;
  /** The other pack's document with the part in it, undefined to leave it; without this the part replaces it. */
  into?: (theirs: JsonObject | undefined) => JsonObject | undefined;
};

/** Documents with all that they name, directly or through those, and the other pack lacks. */
function withNamed(
  from: PackDocuments,
  to: PackDocuments,
  parts: Readonly<Record<DocumentKey, JsonObject>>,
): Record<DocumentKey, JsonObject> {
  const found: Record<DocumentKey, JsonObject> = {};
  const waiting = Object.keys(parts);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const document = own(parts, next) ?? own(from, next);
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

/** Plans to copy parts of one pack, `from`, into another, `to`. Words that the other has stay as they are. */
export function planCopy(from: PackDocuments, to: PackDocuments, parts: readonly CopiedPart[]): CopyPlan {
  const documents = withNamed(from, to, Object.fromEntries(parts.map(({ key, value }) => [key, value])));
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
    if (count === 0 || !document || Object.hasOwn(documents, place)) continue;
    added += count;
    texts[place] = { ...document, texts: { ...(document['texts'] as JsonObject), ...words } };
  }
  const put: Record<DocumentKey, JsonObject> = {};
  for (const { key, value, into } of parts) {
    const made = into ? into(own(to, key)) : value;
    if (made) put[key] = made;
    else delete documents[key];
  }
  const there = parts.filter(({ key }) => put[key] && own(to, key) !== undefined);
  return {
    documents: { ...documents, ...put },
    texts,
    added,
    replaced: there.filter(({ into }) => !into).map(({ key }) => key),
    joined: there.filter(({ into }) => into).map(({ key }) => key),
  };
}
