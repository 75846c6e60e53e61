import { own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey, splitKey, type DocumentKey } from '#engine/packs.ts';
import { idsOf, withValue, wordsOf, type PackDocuments } from './reader.ts';
import { editsOf, withCopiedKey, withNewKey, withText } from './text-edits.ts';

const countIn = (value: Json | undefined, key: string): number => {
  if (value === key) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + countIn(inner, key), 0);
};

/** Number of uses of a text key per document. Counts every equal string: an extra use only leads to a key of its own. */
export function textUses(documents: PackDocuments, key: string): Record<DocumentKey, number> {
  const uses: Record<DocumentKey, number> = {};
  for (const [name, document] of Object.entries(documents)) {
    if (splitKey(name).kind === 'texts') continue;
    const count = countIn(document, key);
    if (count > 0) uses[name] = count;
  }
  return uses;
}

/** Number of other places that show this key's text. */
export const otherUses = (documents: PackDocuments, key: string): number =>
  Math.max(0, Object.values(textUses(documents, key)).reduce((sum, count) => sum + count, 0) - 1);

const isTaken = (documents: PackDocuments, key: string): boolean =>
  idsOf(documents, 'texts').some((language) => wordsOf(documents, language, key) !== undefined);

/** An unused text key made of a name such as menu.main.promotions. */
export function freeTextKey(documents: PackDocuments, name: string): string {
  const base = name.slice(0, 120);
  let key = base;
  for (let count = 2; isTaken(documents, key); count += 1) key = `${base}-${count}`;
  return key;
}

/** A property of a document that holds a text key. */
export type WordsPlace = {
  key: DocumentKey;
  path: readonly string[];
  /** Base of the place's own text key. */
  name: string;
};

/** The text key at a place; undefined when there is none. */
export function textKeyAt(
  documents: PackDocuments,
  { key, path }: Pick<WordsPlace, 'key' | 'path'>,
): string | undefined {
  let value: Json | undefined = own(documents, key);
  for (const step of path) value = own((value ?? {}) as JsonObject, step);
  return typeof value === 'string' ? value : undefined;
}

/** The texts document of a language with another text under a key. */
export const withWords = (
  documents: PackDocuments,
  language: string,
  key: string,
  words: string,
): JsonObject =>
  withValue(
    own(documents, documentKey('texts', language)) ?? { kind: 'texts', id: language, texts: {} },
    ['texts', key],
    words,
  );

/**
 * Documents that change when a place gets another text in one language. A key used only here keeps its name; a shared key stays
 * unchanged, and the place gets its own key with its texts of the other languages. A place without a text gets a new key.
 */
export function withWordsAt(
  documents: PackDocuments,
  place: WordsPlace,
  { language, words }: { language: string; words: string },
): Record<DocumentKey, JsonObject> {
  const document = own(documents, place.key);
  if (!document) return {};
  const key = textKeyAt(documents, place);
  if (key !== undefined && otherUses(documents, key) === 0) {
    return withText(documents, language, key, words);
  }
  const fresh = freeTextKey(documents, place.name);
  const edited = editsOf(
    documents,
    (now) => (key === undefined ? withNewKey(now, fresh, words) : withCopiedKey(now, key, fresh)),
    (now) => withText(now, language, fresh, words),
  );
  return { ...edited, [place.key]: withValue(document, place.path, fresh) };
}
