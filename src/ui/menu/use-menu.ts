import { useCallback } from 'react';
import { useDocuments } from '../documents/documents.tsx';
import { useFromFacts, type FactSource } from '../facts/facts.tsx';
import { menuEntries, type MenuEntry } from './menu-model.ts';

const empty: MenuEntry[] = [];

/** Visible entries of a menu, and its accessible name as a text key; empty for a missing menu. */
export function useMenu(id: string): { label: string | undefined; entries: readonly MenuEntry[] } {
  const menu = useDocuments((documents) =>
    Object.hasOwn(documents.menus, id) ? documents.menus[id] : undefined,
  );
  const compute = useCallback((read: FactSource['read']) => (menu ? menuEntries(menu, read) : empty), [menu]);
  return { label: menu?.label, entries: useFromFacts(compute) };
}
