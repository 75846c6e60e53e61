import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { pointerSteps } from '#engine/json/pointer.ts';
import {
  NOT_TRANSLATED,
  sourceMark,
  translationState,
  type TranslationState,
} from '#engine/texts/source-mark.ts';
import { missingFrom } from '#engine/texts/missing-texts.ts';
import { isKept } from '#engine/texts/kept-words.ts';
import { findUses } from '#engine/references/uses.ts';
import {
  documentOf,
  idsOf,
  languagesOf,
  withoutValue,
  withValue,
  wordsOf,
  type PackDocuments,
} from './reader.ts';

/** Documents that an edit replaces. */
export type Edited = Record<DocumentKey, JsonObject>;

/** Source language of translations: English if the brand has it, else its first. */
export function sourceLanguage(documents: PackDocuments): string {
  const languages = languagesOf(documents);
  return languages.includes('en') ? 'en' : (languages[0] ?? 'en');
}

/** Strings of a part of a language's texts document; nothing is copied. */
function stringsOf(documents: PackDocuments, language: string, part: 'texts' | 'madeFrom') {
  const found = own(documents, documentKey('texts', language))?.[part];
  return (key: string): string | undefined => {
    const value = isJsonObject(found) ? own(found, key) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
}

/** The mark that a translation carries; undefined for one that was never marked. */
export const markOf = (documents: PackDocuments, language: string, key: string): string | undefined =>
  stringsOf(documents, language, 'madeFrom')(key);

/** States of a language's texts by key; what is the same for all keys is looked up once. */
export function statesOf(documents: PackDocuments, language: string) {
  const source = sourceLanguage(documents);
  const [originalOf, wordsIn, markIn] = [
    stringsOf(documents, source, 'texts'),
    stringsOf(documents, language, 'texts'),
    stringsOf(documents, language, 'madeFrom'),
  ];
  const isRead = language === source || documentOf(documents, 'texts', language)?.unconfirmed !== true;
  return {
    /** State of a text beside its source; the source itself, and what either lacks, is current. */
    stateOf(key: string): TranslationState {
      const [original, words] = [originalOf(key), wordsIn(key)];
      if (language === source || original === undefined || words === undefined) return 'current';
      return translationState(words, original, markIn(key));
    },
    /** True for a translation that nobody who speaks the language has written or said to be right. */
    isUnconfirmed(key: string): boolean {
      const words = isRead ? undefined : wordsIn(key);
      return words !== undefined && !isKept(words) && markIn(key) === undefined;
    },
  };
}

/** State of one text; `statesOf` for many. */
export const stateOf = (documents: PackDocuments, language: string, key: string): TranslationState =>
  statesOf(documents, language).stateOf(key);

const textsOf = (documents: PackDocuments, language: string): JsonObject =>
  own(documents, documentKey('texts', language)) ?? { kind: 'texts', id: language, texts: {} };

const put = (documents: PackDocuments, language: string, edited: JsonObject): PackDocuments => ({
  ...documents,
  [documentKey('texts', language)]: edited,
});

const changedOf = (before: PackDocuments, after: PackDocuments): Edited =>
  Object.fromEntries(Object.entries(after).filter(([key, document]) => own(before, key) !== document));

/** Applies edits in sequence; gives the documents that changed. */
export const editsOf = (documents: PackDocuments, ...edits: ((now: PackDocuments) => Edited)[]): Edited =>
  changedOf(
    documents,
    edits.reduce<PackDocuments>((now, edit) => ({ ...now, ...edit(now) }), documents),
  );

/**
 * Sets the text of a key in one language. A translation is marked with its source's hash; when the source changes, translations without
 * a mark get that of the previous source, so that they count as outdated.
 */
export function withText(documents: PackDocuments, language: string, key: string, words: string): Edited {
  const source = sourceLanguage(documents);
  const before = wordsOf(documents, source, key);
  let next = put(documents, language, withValue(textsOf(documents, language), ['texts', key], words));
  if (language !== source) {
    return before === undefined
      ? changedOf(documents, next)
      : changedOf(documents, marked(next, language, key, before, words === before && !isKept(words)));
  }
  if (before === undefined || before === words) return changedOf(documents, next);
  for (const other of idsOf(documents, 'texts')) {
    if (other === source || wordsOf(documents, other, key) === undefined) continue;
    const unmarked = markOf(documents, other, key) === undefined;
    // Copied words would pass for a translation beside the changed source.
    const copied = stateOf(documents, other, key) === 'untranslated';
    if (unmarked || copied) next = marked(next, other, key, before);
  }
  return changedOf(documents, next);
}

/** With the mark of a source; `copied` words are marked as not translated, whoever typed them. */
const marked = (
  documents: PackDocuments,
  language: string,
  key: string,
  source: string,
  copied = false,
): PackDocuments =>
  put(
    documents,
    language,
    withValue(textsOf(documents, language), ['madeFrom', key], copied ? NOT_TRANSLATED : sourceMark(source)),
  );

/** Words that one text gets. */
export type TextWords = { language: string; key: string; words: string };

/**
 * Sets many texts whose meaning stays, such as by a replacement. A translation replaced together with its source stays as current as it
 * was, and nobody confirms one by this; one that is left alone beside a changed source is behind, as by `withText`.
 */
export function withReplaced(documents: PackDocuments, replaced: readonly TextWords[]): Edited {
  const source = sourceLanguage(documents);
  const wordsFor = (language: string): Record<string, string> =>
    Object.fromEntries(
      replaced.filter((text) => text.language === language).map(({ key, words }) => [key, words]),
    );
  const sources = wordsFor(source);
  let next = documents;
  for (const language of idsOf(documents, 'texts')) {
    const words = wordsFor(language);
    const marks = language === source ? {} : marksBeside(documents, language, { words, sources });
    let texts = textsOf(documents, language);
    if (Object.keys(words).length > 0) texts = withMore(texts, 'texts', words);
    if (Object.keys(marks).length > 0) texts = withMore(texts, 'madeFrom', marks);
    next = put(next, language, texts);
  }
  return changedOf(documents, next);
}

/** Marks of a language's translations beside sources that change, some of them together with the translation. */
function marksBeside(
  documents: PackDocuments,
  language: string,
  { words, sources }: Record<'words' | 'sources', Readonly<Record<string, string>>>,
): Record<string, string> {
  const { stateOf: stateIn } = statesOf(documents, language);
  const before = sourceLanguage(documents);
  return Object.fromEntries(
    Object.entries(sources).flatMap(([key, after]) => {
      const original = wordsOf(documents, before, key);
      if (original === undefined || wordsOf(documents, language, key) === undefined) return [];
      const mark = markOf(documents, language, key);
      const state = stateIn(key);
      if (Object.hasOwn(words, key))
        return state === 'current' && mark !== undefined ? [[key, sourceMark(after)]] : [];
      return mark === undefined || state === 'untranslated' ? [[key, sourceMark(original)]] : [];
    }),
  );
}

const withMore = (
  texts: JsonObject,
  part: 'texts' | 'madeFrom',
  more: Record<string, string>,
): JsonObject => {
  const before = own(texts, part);
  return { ...texts, [part]: { ...(isJsonObject(before) ? before : {}), ...more } };
};

/** Marks a translation as matching its current source. */
export function withChecked(documents: PackDocuments, language: string, key: string): Edited {
  const words = wordsOf(documents, sourceLanguage(documents), key);
  return words === undefined ? {} : changedOf(documents, marked(documents, language, key, words));
}

/** Adds a key with the same text in every language; the translations count as not translated. */
export function withNewKey(documents: PackDocuments, key: string, words: string): Edited {
  const source = sourceLanguage(documents);
  let next = documents;
  for (const language of idsOf(documents, 'texts')) {
    const texts = withValue(textsOf(next, language), ['texts', key], words);
    next = put(
      next,
      language,
      language === source ? texts : withValue(texts, ['madeFrom', key], NOT_TRANSLATED),
    );
  }
  return changedOf(documents, next);
}

/** Most characters of one text. */
export const longestText = 20_000;

/** Adds keys with their texts, as `withNewKey` does. */
export const withNewKeys = (documents: PackDocuments, said: Readonly<Record<string, string>>): Edited =>
  editsOf(
    documents,
    ...Object.entries(said).map(
      ([key, words]) =>
        (now: PackDocuments) =>
          withNewKey(now, key, words),
    ),
  );

/** Every language without a key. */
export function withoutKey(documents: PackDocuments, key: string): Edited {
  let next = documents;
  for (const language of idsOf(documents, 'texts')) {
    const texts = own(documents, documentKey('texts', language));
    if (!texts || wordsOf(documents, language, key) === undefined) continue;
    next = put(next, language, withoutValue(withoutValue(texts, ['texts', key]), ['madeFrom', key]));
  }
  return changedOf(documents, next);
}

/** Replaces the value at these steps; unchanged when they do not exist. */
function withAt(value: Json, [step, ...rest]: readonly string[], next: Json): Json {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((inner, index) => (String(index) === step ? withAt(inner, rest, next) : inner));
  }
  if (!isJsonObject(value) || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: withAt(value[step] ?? null, rest, next) };
}

/** A second key with the words and marks of one in every language. */
export function withCopiedKey(documents: PackDocuments, key: string, copy: string): Edited {
  let next = documents;
  for (const language of idsOf(documents, 'texts')) {
    const words = wordsOf(documents, language, key);
    if (words === undefined) continue;
    const texts = withValue(textsOf(next, language), ['texts', copy], words);
    const mark = markOf(documents, language, key);
    next = put(next, language, mark === undefined ? texts : withValue(texts, ['madeFrom', copy], mark));
  }
  return changedOf(documents, next);
}

/** A key under another name: its words and marks in every language, and every place that names it. */
export function withRenamedKey(documents: PackDocuments, key: string, renamed: string): Edited {
  const copied = { ...documents, ...withCopiedKey(documents, key, renamed) };
  let next: PackDocuments = { ...copied, ...withoutKey(copied, key) };
  for (const use of findUses(schemaIndex, documents).of({ kind: 'text', name: key })) {
    const document = withAt(own(next, use.key) ?? {}, pointerSteps(use.pointer), renamed);
    if (isJsonObject(document)) next = { ...next, [use.key]: document };
  }
  return changedOf(documents, next);
}

/** Adds a language to the brand, with source texts where it has none; those count as outdated. */
export function withLanguage(documents: PackDocuments, language: string): Edited {
  const brand = own(documents, documentKey('brand', 'main'));
  const offered = documentOf(documents, 'brand', 'main')?.languages ?? [];
  const missing = missingFrom({
    source: sourceLanguage(documents),
    wordsIn: (code) => documentOf(documents, 'texts', code)?.texts ?? {},
    described: documentOf(documents, 'languages', 'main')?.languages,
  });
  let texts = textsOf(documents, language);
  const fresh = Object.entries(missing(language));
  const known = { words: texts['texts'], marks: texts['madeFrom'] };
  texts = {
    ...texts,
    texts: { ...(isJsonObject(known.words) ? known.words : {}), ...Object.fromEntries(fresh) },
    ...(fresh.length > 0 && {
      madeFrom: {
        ...(isJsonObject(known.marks) ? known.marks : {}),
        ...Object.fromEntries(fresh.map(([key]) => [key, NOT_TRANSLATED])),
      },
    }),
  };
  return {
    ...(fresh.length > 0 && { [documentKey('texts', language)]: texts }),
    ...(brand && {
      [documentKey('brand', 'main')]: {
        ...brand,
        languages: offered.includes(language) ? offered : [...offered, language],
      },
    }),
  };
}
