import { own, type Json, type JsonObject } from '#engine/json.ts';
import { documentKey, splitKey, type DocumentKey } from '#engine/packs.ts';
import { entryAt, type EntryPath } from './menu-entries.ts';
import { idsOf, withValue, wordsOf, type Documents } from './reader.ts';

const countIn = (value: Json | undefined, key: string): number => {
  if (value === key) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + countIn(inner, key), 0);
};

/** How often each document names a text key. Every equal string counts: a use too many only means a key of one's own. */
export function textUses(documents: Documents, key: string): Record<DocumentKey, number> {
  const uses: Record<DocumentKey, number> = {};
  for (const [name, document] of Object.entries(documents)) {
    if (splitKey(name).kind === 'texts') continue;
    const count = countIn(document, key);
    if (count > 0) uses[name] = count;
  }
  return uses;
}

/** How many other places show the words of this key beside one entry. */
export const otherUses = (documents: Documents, key: string): number =>
  Math.max(0, Object.values(textUses(documents, key)).reduce((sum, count) => sum + count, 0) - 1);

const isTaken = (documents: Documents, key: string): boolean =>
  idsOf(documents, 'texts').some((language) => wordsOf(documents, language, key) !== undefined);

/** A free text key for the label of an entry, such as menu.main.promotions. */
export function freeKey(documents: Documents, menu: string, path: EntryPath): string {
  const base = ['menu', menu, ...path].join('.').slice(0, 120);
  let key = base;
  for (let count = 2; isTaken(documents, key); count += 1) key = `${base}-${count}`;
  return key;
}

type LabelChange = { documents: Documents; menu: string; path: EntryPath; language: string; words: string };

/**
 * The documents that change when an entry gets other words in one language. A key that only this entry uses keeps its
 * place and gets the words. A key that others use as well stays untouched: the entry gets a key of its own, with
 * the words it had in every other language, so that nothing else on the site changes.
 */
export function withEntryLabel({
  documents,
  menu,
  path,
  language,
  words,
}: LabelChange): Record<DocumentKey, JsonObject> {
  const menuKey = documentKey('menu', menu);
  const document = own(documents, menuKey);
  if (!document) return {};
  const key = labelKeyOf(document, path);
  if (key !== undefined && otherUses(documents, key) === 0) {
    return { [documentKey('texts', language)]: withWords(documents, language, key, words) };
  }
  const fresh = freeKey(documents, menu, path);
  const edited: Record<DocumentKey, JsonObject> = {
    [menuKey]: withValue(document, [...entryAt(path), 'label'], fresh),
  };
  for (const other of new Set([...idsOf(documents, 'texts'), language])) {
    const said = key === undefined ? undefined : wordsOf(documents, other, key);
    const now = other === language ? words : (said ?? (key === undefined ? words : undefined));
    if (now !== undefined) edited[documentKey('texts', other)] = withWords(documents, other, fresh, now);
  }
  return edited;
}

const labelKeyOf = (menu: JsonObject, path: EntryPath): string | undefined => {
  let value: Json | undefined = menu;
  for (const step of [...entryAt(path), 'label']) {
    value = own((value ?? {}) as JsonObject, step);
  }
  return typeof value === 'string' ? value : undefined;
};

const withWords = (documents: Documents, language: string, key: string, words: string): JsonObject =>
  withValue(
    own(documents, documentKey('texts', language)) ?? { kind: 'texts', id: language, texts: {} },
    ['texts', key],
    words,
  );
