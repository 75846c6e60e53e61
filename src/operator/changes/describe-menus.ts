import { own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { entryAt, menuNodes, menuName, orderAt, type MenuNode } from '../documents/menu-entries.ts';
import { documentOf, idsOf, languageName, languagesOf, wordsOf } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import type { Change, Comparison } from './change.ts';
import { describeOrder } from './describe-order.ts';
import { describeValues } from './describe-values.ts';

const flat = (entries: MenuNode[]): MenuNode[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);
const shownOf = (entries: readonly MenuNode[]) =>
  entries.filter((entry) => entry.shown).map((entry) => entry.id);

/** Changes of the menus with their entries' texts. `spoken` collects the text keys reported here. */
export function describeMenus({ before, after }: Comparison, spoken: Set<string>): Change[] {
  return idsOf(after, 'menu').flatMap((menu) => describeMenu({ before, after }, menu, spoken));
}

function describeMenu({ before, after }: Comparison, menu: string, spoken: Set<string>): Change[] {
  const where = menuName(after, menu);
  const key = documentKey('menu', menu);
  const was = menuNodes(before, menu);
  const now = menuNodes(after, menu);
  const wasAt = new Map(flat(was).map((entry) => [entry.path.join('/'), entry]));
  const nameAt = new Map([...flat(was), ...flat(now)].map((entry) => [entry.path.join('/'), entry.label]));

  const sequence = (from: MenuNode[], to: MenuNode[], above: readonly string[]): Change[] => {
    const place = [where, ...above.map((_, depth) => nameAt.get(above.slice(0, depth + 1).join('/')) ?? '')];
    const path = orderAt([...above, '']);
    const nameOf = (entry: string): string => nameAt.get([...above, entry].join('/')) ?? entry;
    const changes = describeOrder(shownOf(from), shownOf(to), 'entries', nameOf);
    return [
      ...changes.map((change) => ({
        ...change,
        place: [...place, nameOf(change.entry)],
        key,
        path,
      })),
      ...to.flatMap((entry) =>
        sequence(wasAt.get(entry.path.join('/'))?.children ?? [], entry.children, entry.path),
      ),
    ];
  };

  const labels = flat(now).flatMap((entry): Change[] => {
    const old = wasAt.get(entry.path.join('/'));
    const [oldKey, newKey] = [old?.labelKey, entry.labelKey];
    if (!old || oldKey === undefined || newKey === undefined) return [];
    const place = [where, old.label];
    const changes = languagesOf(after).flatMap((language): Change[] => {
      const [from, to] = [wordsOf(before, language, oldKey), wordsOf(after, language, newKey)];
      if (from === to) return [];
      const textKey = documentKey('texts', language);
      const what = say('console.changes.label', { language: languageName(language) });
      return [
        { place, what, from: `“${from ?? ''}”`, to: `“${to ?? ''}”`, key: textKey, path: ['texts', newKey] },
      ];
    });
    if (oldKey !== newKey || changes.length > 0) spoken.add(newKey);
    if (oldKey !== newKey && changes.length === 0) {
      changes.push({
        place,
        what: say('console.changes.ownText'),
        key,
        path: [...entryAt(entry.path), 'label'],
      });
    }
    return changes;
  });

  const rest = describeValues(bare(documentOf(before, 'menu', menu)), bare(documentOf(after, 'menu', menu)), {
    place: [where],
    key,
    comparison: { before, after },
  });
  return [...sequence(was, now, []), ...labels, ...rest];
}

/** A menu without the parts described in words: sequences, and labels of entries. */
function bare(menu: unknown): Json | undefined {
  if (menu === undefined) return undefined;
  const { order: _order, items, ...rest } = menu as JsonObject;
  return { ...rest, items: bareItems(items) };
}

const bareItems = (items: Json | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries((items ?? {}) as JsonObject).map(([id, item]) => {
      const { label: _label, children, ...others } = item as JsonObject;
      const inner =
        children === undefined ? {} : { children: bareItems(own(children as JsonObject, 'items')) };
      return [id, { ...others, ...inner }];
    }),
  );
