import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { freeId } from './free-id.ts';
import { entryAt, orderAt, withEntryShown, type EntryPath, type MenuNode } from './menu-entries.ts';
import { valueAt, withoutMenuEntry } from './new-entry.ts';
import { withValue, type PackDocuments } from './reader.ts';

/** Place of entries in a menu. */
export type MenuPlace = {
  menu: string;
  /** Entry below which they stand; empty for the top. */
  above: EntryPath;
  /** How many of the shown entries there, without those that move, stand before them. */
  at: number;
};

const isBelow = (path: EntryPath, other: EntryPath): boolean =>
  path.length > other.length && other.every((id, depth) => path[depth] === id);

/** Entries of which no ancestor is among them: what is done to those is done to all below. */
export const outermost = (paths: readonly EntryPath[]): EntryPath[] =>
  paths.filter((path) => !paths.some((other) => isBelow(path, other)));

const strings = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** A menu without entries and what is below them. */
export const withoutEntries = (menu: JsonObject, paths: readonly EntryPath[]): JsonObject =>
  outermost(paths).reduce(withoutMenuEntry, menu);

/** A menu with entries hidden, or shown again. */
export const withEntriesShown = (
  menu: JsonObject,
  paths: readonly EntryPath[],
  shown: boolean,
  parent: JsonObject | null,
): JsonObject => paths.reduce((edited, path) => withEntryShown(edited, path, shown, parent), menu);

/** A menu with entries of their ids put at a place; ids that are taken get a number. */
export function withEntriesAt(
  menu: JsonObject,
  above: EntryPath,
  at: number,
  entries: readonly { id: string; item: Json; shown: boolean }[],
): JsonObject {
  const items = valueAt(menu, above.length === 0 ? ['items'] : [...entryAt(above), 'children', 'items']);
  const taken = isJsonObject(items) ? Object.keys(items) : [];
  const order = strings(valueAt(menu, orderAt([...above, ''])));
  let edited = menu;
  const put: string[] = [];
  for (const { id, item, shown } of entries) {
    const free = taken.includes(id) ? freeId(id, taken, 'entry') : id;
    taken.push(free);
    if (shown) put.push(free);
    edited = withValue(edited, entryAt([...above, free]), item);
  }
  return withValue(edited, orderAt([...above, '']), [...order.slice(0, at), ...put, ...order.slice(at)]);
}

/** Values of entries of a menu, to put them elsewhere. */
export const entriesAt = (menu: JsonObject, paths: readonly EntryPath[]) =>
  outermost(paths).flatMap((path) => {
    const item = valueAt(menu, entryAt(path));
    const id = path.at(-1) ?? '';
    return item === undefined
      ? []
      : [{ id, item, shown: strings(valueAt(menu, orderAt(path))).includes(id) }];
  });

/** The menus that change when entries move to a place; undefined when it is in one of them. */
export function withEntriesMoved(
  documents: PackDocuments,
  menu: string,
  paths: readonly EntryPath[],
  place: MenuPlace,
): Record<DocumentKey, JsonObject> | undefined {
  const [from, to] = [documentKey('menu', menu), documentKey('menu', place.menu)];
  const [document, target] = [own(documents, from), own(documents, to)];
  const isInside = from === to && paths.some((path) => isBelow([...place.above, ''], path));
  if (!document || !target || isInside) return undefined;
  const less = withoutEntries(document, paths);
  const entries = entriesAt(document, paths);
  const edited = withEntriesAt(from === to ? less : target, place.above, place.at, entries);
  return from === to ? { [to]: edited } : { [from]: less, [to]: edited };
}

/** Every entry of a menu, from top to bottom. */
export const allEntries = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...allEntries(node.children)]);

/** Entries that have all words in their label, their id or what they do, and those above them. */
export function findInMenu(nodes: readonly MenuNode[], words: string): MenuNode[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [...nodes];
  return nodes.flatMap((node) => {
    const children = findInMenu(node.children, words);
    const text = `${node.label} ${node.id} ${node.action ?? ''}`.toLowerCase();
    const isFound = asked.every((word) => text.includes(word));
    return isFound || children.length > 0 ? [{ ...node, children: isFound ? node.children : children }] : [];
  });
}
