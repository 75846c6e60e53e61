import { useCallback } from 'react';
import { useDocuments } from '../documents/documents.tsx';
import { useFromFacts, type FactSource } from '../facts/facts.tsx';
import { menuEntries, type MenuEntry } from './menu-model.ts';

const empty: MenuEntry[] = [];

/** The entries of a menu that show now, and its name for screen readers as a text key. A menu that is missing has none. */
export function useMenu(id: string): { label: string | undefined; entries: readonly MenuEntry[] } {
  const menu = useDocuments((documents) =>
    Object.hasOwn(documents.menus, id) ? documents.menus[id] : undefined,
  );
  const compute = useCallback((read: FactSource['read']) => (menu ? menuEntries(menu, read) : empty), [menu]);
  return { label: menu?.label, entries: useFromFacts(compute) };
}
