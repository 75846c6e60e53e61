import type { Action, MenuDocument, MenuEntries, MenuItem } from '#contract/generated/documents.ts';
import { own, type JsonObject } from '#engine/json/json.ts';
import { say } from '../language/say.ts';
import { moved } from './order.ts';
import { propertyName } from './property-name.ts';
import { documentOf, idsOf, nameOf, withValue, type PackDocuments } from './reader.ts';

/** Ids from the top of a menu down to an entry. */
export type EntryPath = readonly string[];

export type MenuNode = {
  path: EntryPath;
  id: string;
  /** The entry in the document. */
  item: MenuItem;
  label: string;
  labelKey: string | undefined;
  action: string | undefined;
  conditional: boolean;
  shown: boolean;
  /** Index among the shown entries; -1 when hidden. */
  index: number;
  children: MenuNode[];
};

const ownName = (documents: PackDocuments, menu: string): string =>
  nameOf(documents, documentOf(documents, 'menu', menu)?.label) ?? propertyName(menu);

/** Name of a menu for operators, with its id where another menu has the same. */
export function menuName(documents: PackDocuments, menu: string): string {
  const name = ownName(documents, menu);
  const isShared = idsOf(documents, 'menu').some((id) => id !== menu && ownName(documents, id) === name);
  return isShared ? `${name} (${menu})` : name;
}

/** Property path of an entry in the document. */
export const entryAt = (path: EntryPath): string[] =>
  path.flatMap((id, depth) => (depth === 0 ? ['items', id] : ['children', 'items', id]));

/** Property path of the order that contains an entry. */
export const orderAt = (path: EntryPath): string[] => {
  const above = path.slice(0, -1);
  return above.length === 0 ? ['order'] : [...entryAt(above), 'children', 'order'];
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Short description of an entry's action. */
function actionWords(documents: PackDocuments, action: Action | undefined): string | undefined {
  if (!action) return undefined;
  const { do: name, ...rest } = action;
  // Of a centre, the panel in it says more.
  const target = ('page' in rest ? rest.page : undefined) ?? Object.values(rest).find(isText);
  if (typeof target !== 'string') return name;
  const screen = nameOf(documents, documentOf(documents, 'screen', target)?.title);
  return say('console.entries.opens', { target: screen ?? target });
}

function entriesOf(
  documents: PackDocuments,
  entries: MenuEntries | MenuDocument,
  above: EntryPath,
): MenuNode[] {
  const hidden = Object.keys(entries.items).filter((id) => !entries.order.includes(id));
  return [...entries.order, ...hidden].flatMap((id): MenuNode[] => {
    // An id in the order without an item stays visible, so that it can be filled in or removed.
    const item: MenuItem = own(entries.items, id) ?? {};
    const path = [...above, id];
    return [
      {
        path,
        id,
        item,
        label: nameOf(documents, item.label) || id,
        labelKey: item.label,
        action: actionWords(documents, item.action),
        conditional: item.when !== undefined,
        shown: entries.order.includes(id),
        index: entries.order.indexOf(id),
        children: item.children ? entriesOf(documents, item.children, path) : [],
      },
    ];
  });
}

/** Entries of a menu: the shown ones in order, then the hidden ones. */
export function menuNodes(documents: PackDocuments, menu: string): MenuNode[] {
  const document = documentOf(documents, 'menu', menu);
  return document ? entriesOf(documents, document, []) : [];
}

const orderOf = (menu: JsonObject, path: EntryPath): string[] => {
  let value: unknown = menu;
  for (const step of orderAt(path)) value = (value as Record<string, unknown> | undefined)?.[step];
  return Array.isArray(value) ? (value as string[]) : [];
};

/** The menu with an entry moved among its siblings. */
export function withEntryMoved(menu: JsonObject, path: EntryPath, to: number): JsonObject {
  const order = orderOf(menu, path);
  const from = order.indexOf(path.at(-1) ?? '');
  return from === -1 ? menu : withValue(menu, orderAt(path), moved(order, from, to));
}

/** The menu with an entry hidden, or shown again at its place in the parent, else at the end. */
export function withEntryShown(
  menu: JsonObject,
  path: EntryPath,
  shown: boolean,
  parent: JsonObject | null,
): JsonObject {
  const order = orderOf(menu, path);
  const id = path.at(-1) ?? '';
  if (order.includes(id) === shown) return menu;
  if (!shown) return withValue(menu, orderAt(path), order.filter((entry) => entry !== id)); // oxfmt-ignore
  const usual = parent ? orderOf(parent, path) : [];
  const before = usual.slice(0, Math.max(0, usual.indexOf(id)));
  const place = order.findLastIndex((entry) => before.includes(entry)) + 1;
  const at = usual.includes(id) ? place : order.length;
  return withValue(menu, orderAt(path), [...order.slice(0, at), id, ...order.slice(at)]);
}
