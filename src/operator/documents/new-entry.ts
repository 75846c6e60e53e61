import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { freeId } from './free-id.ts';
import { entryAt, orderAt, type EntryPath } from './menu-entries.ts';
import { withoutValue, withValue, type PackDocuments } from './reader.ts';
import { withNewKey } from './text-edits.ts';
import { freeTextKey } from './words-at.ts';

/** The value at a path of a document. */
export const valueAt = (document: JsonObject, path: readonly string[]): Json | undefined => {
  let value: Json | undefined = document;
  for (const step of path) value = isJsonObject(value) ? own(value, step) : undefined;
  return value;
};

/** Documents that change when an entry with a new text is added to a menu, and the entry's path. */
export function withNewEntry({
  documents,
  menu,
  above,
  words,
}: {
  documents: PackDocuments;
  menu: string;
  above: EntryPath;
  words: string;
}): { documents: Record<DocumentKey, JsonObject>; path: EntryPath } {
  const key = documentKey('menu', menu);
  const document = own(documents, key) ?? { kind: 'menu', id: menu, order: [], items: {} };
  const at = above.length === 0 ? [] : [...entryAt(above), 'children'];
  const taken = valueAt(document, [...at, 'items']);
  const id = freeId(words, isJsonObject(taken) ? Object.keys(taken) : [], 'entry');
  const path = [...above, id];
  const label = freeTextKey(documents, ['menu', menu, ...path].join('.'));
  const order = valueAt(document, [...at, 'order']);
  const withItem = withValue(document, entryAt(path), { label });
  const edited = withValue(withItem, orderAt(path), [...(Array.isArray(order) ? order : []), id]);
  return { documents: { [key]: edited, ...withNewKey(documents, label, words) }, path };
}

/** The menu without an entry and its descendants. A parent left without children loses `children`. */
export function withoutMenuEntry(menu: JsonObject, path: EntryPath): JsonObject {
  const id = path.at(-1) ?? '';
  const order = valueAt(menu, orderAt(path));
  const ordered = Array.isArray(order) ? order.filter((entry) => entry !== id) : [];
  const less = withoutValue(withValue(menu, orderAt(path), ordered), entryAt(path));
  const above = path.slice(0, -1);
  const left = valueAt(less, [...entryAt(above), 'children', 'items']);
  return above.length > 0 && isJsonObject(left) && Object.keys(left).length === 0
    ? withoutValue(less, [...entryAt(above), 'children'])
    : less;
}
