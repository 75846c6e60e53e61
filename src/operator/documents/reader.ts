import type { DocumentsByName } from '#contract/generated/documents.ts';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { fillTemplate } from '#engine/texts/fill-template.ts';
import { plainText } from '#engine/texts/plain-text.ts';
import { isRich } from '#engine/texts/rich-markup.ts';
import { variablesIn } from '#engine/texts/variables.ts';
import { documentKey, splitKey, type DocumentKey, type Kind } from '#engine/packs.ts';
import { spokenLanguage } from '../language/say.ts';

/** Merged documents of a pack by key, with the edits of this session. */
export type PackDocuments = Readonly<Record<DocumentKey, JsonObject>>;

/**
 * A document under its generated type. It was valid when published, but a draft may break its schema, so nested values must be
 * read with care.
 */
export function documentOf<K extends Kind>(
  documents: PackDocuments,
  kind: K,
  id: string,
): DocumentsByName[K] | undefined {
  return own(documents, documentKey(kind, id)) as DocumentsByName[K] | undefined;
}

/** Sorted ids of the documents of a kind. */
export const idsOf = (documents: PackDocuments, kind: Kind): string[] =>
  Object.keys(documents)
    .map(splitKey)
    .filter((key) => key.kind === kind)
    .map((key) => key.id)
    .sort((a, b) => a.localeCompare(b, 'en'));

/** Languages that the brand offers, its default first; for a pack without a list, all languages with texts. */
export function languagesOf(documents: PackDocuments): string[] {
  const brand = documentOf(documents, 'brand', 'main');
  const languages = brand?.languages?.length ? brand.languages : idsOf(documents, 'texts');
  const first = brand?.defaultLanguage;
  return [...languages].sort((a, b) => Number(b === first) - Number(a === first));
}

/** Keys of the texts of a language. */
export const textKeysOf = (documents: PackDocuments, language: string): string[] =>
  Object.keys(own(documents, documentKey('texts', language))?.['texts'] ?? {});

/** Text of a key in a language, exactly as in the texts document. */
export function wordsOf(documents: PackDocuments, language: string, key: string): string | undefined {
  const texts = own(documents, documentKey('texts', language))?.['texts'];
  const words = isJsonObject(texts) ? own(texts, key) : undefined;
  return typeof words === 'string' ? words : undefined;
}

/** A text as operators read it in a list: a rich one without its markup, any other as it is written. */
export const readableWords = (words: string): string => (isRich(words) ? plainText(words) : words);

/** A text before and after a change as operators read it; with its markup where that alone changes. */
export function readableChange(before: string, after: string): { before: string; after: string } {
  const readable = { before: readableWords(before), after: readableWords(after) };
  return readable.before === readable.after ? { before, after } : readable;
}

/**
 * Text of a key for operators: in the console's language, else in English, else in the brand's first language, else the key.
 * `holes` fill the placeholders.
 */
export function nameOf(
  documents: PackDocuments,
  key: string | undefined,
  holes: Readonly<Record<string, string>> = {},
): string | undefined {
  if (key === undefined) return undefined;
  for (const language of [spokenLanguage(), 'en', ...languagesOf(documents)]) {
    const words = wordsOf(documents, language, key);
    if (words) return plainWords(words, holes);
  }
  return key;
}

const plainWords = (words: string, holes: Readonly<Record<string, string>>): string =>
  fillTemplate(words, { ...Object.fromEntries(variablesIn(words).map((name) => [name, '…'])), ...holes })
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Name of a language in the console's language, such as "Burmese" for my. Browsers know few languages in Burmese: what they do not know
 * there is in English.
 */
export function languageName(language: string): string {
  for (const spoken of [spokenLanguage(), 'en']) {
    try {
      const name = new Intl.DisplayNames([spoken], { type: 'language', fallback: 'none' }).of(language);
      if (name !== undefined) return name;
    } catch {
      return language;
    }
  }
  return language;
}

/** A document with the value at a path replaced; missing objects are created. A step into a list is the index of one of its entries. */
export function withValue(
  document: JsonObject,
  [step, ...rest]: readonly string[],
  value: JsonObject[string],
): JsonObject {
  if (step === undefined) return document;
  if (rest.length === 0) return { ...document, [step]: value };
  const inner = own(document, step);
  return {
    ...document,
    [step]: Array.isArray(inner)
      ? inner.map((entry: Json, index) =>
          String(index) === rest[0] ? withEntry(entry, rest.slice(1), value) : entry,
        )
      : withValue(isJsonObject(inner) ? inner : {}, rest, value),
  };
}

const withEntry = (entry: Json, rest: readonly string[], value: Json): Json =>
  rest.length === 0 ? value : withValue(isJsonObject(entry) ? entry : {}, rest, value);

/** A document without the value at a path. */
export function withoutValue(document: JsonObject, [step, ...rest]: readonly string[]): JsonObject {
  if (step === undefined || !Object.hasOwn(document, step)) return document;
  const { [step]: inner, ...others } = document;
  if (rest.length === 0) return others;
  return isJsonObject(inner) ? { ...document, [step]: withoutValue(inner, rest) } : document;
}
