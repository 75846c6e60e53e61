import { useRef, useState } from 'react';
import { allEntries, findInMenu } from '../documents/menu-moves.ts';
import type { EntryPath, MenuNode } from '../documents/menu-entries.ts';
import { useSelection } from '../selection/useSelection.ts';

/** Menus of more entries open with their groups closed. */
const MANY = 60;

const nameOf = (path: EntryPath): string => path.join('/');

/** What a menu shows: entries that a search finds, open groups, the selected entries. */
export function useEntryTree(nodes: readonly MenuNode[], focused: string | null) {
  const [words, setWords] = useState('');
  const all = allEntries(nodes);
  const groups = all.filter(({ children }) => children.length > 0).map(({ path }) => nameOf(path));
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const searching = words.trim() !== '';
  const shown = searching ? findInMenu(nodes, words) : nodes;
  const isOpen = (path: EntryPath): boolean =>
    searching ||
    (toggled.get(nameOf(path)) ?? (all.length <= MANY || (focused?.startsWith(`${nameOf(path)}/`) ?? false)));
  const inSight = (entries: readonly MenuNode[]): MenuNode[] =>
    entries.flatMap((node) => [node, ...(isOpen(node.path) ? inSight(node.children) : [])]);
  const rows = inSight(shown).map(({ path }) => nameOf(path));
  const selection = useSelection(rows);
  const reached = useRef<string>(undefined);
  return {
    words,
    setWords,
    searching,
    shown,
    found: searching ? allEntries(shown).length : all.length,
    groups,
    isOpen,
    toggle: (path: EntryPath): void => setToggled(new Map(toggled).set(nameOf(path), !isOpen(path))),
    openAll: (open: boolean): void => setToggled(new Map(groups.map((group) => [group, open]))),
    isAllOpen: groups.every((group) => isOpen(group.split('/'))),
    selection,
    inSight: rows.length,
    selected: all.filter(({ path }) => selection.chosen.includes(nameOf(path))),
    focused,
    /** True once for each entry that a link leads to: it takes the focus, and keeps it only as long as nothing else does. */
    takesFocus(path: EntryPath): boolean {
      const name = nameOf(path);
      if (focused !== name || reached.current === name) return false;
      reached.current = name;
      return true;
    },
  };
}

export type EntryTree = ReturnType<typeof useEntryTree>;
