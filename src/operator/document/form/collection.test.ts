import { describe, expect, it } from 'vitest';
import {
  entrySummary,
  freeEntryId,
  entryIdFault,
  idsInOrder,
  movedEntry,
  renamedEntry,
  shownEntry,
  withEntry,
  withoutCollectionEntry,
} from './collection.ts';

const menu = { items: { a: { label: 'one' }, b: {}, hidden: {} }, order: ['b', 'a'] };
const map = { items: { a: 1, b: 2 } };

describe('a collection', () => {
  it('lists what is in its order first, then what is hidden', () => {
    expect(idsInOrder(menu)).toEqual(['b', 'a', 'hidden']);
    expect(idsInOrder(map)).toEqual(['a', 'b']);
  });

  it('adds, removes, renames, moves and hides without touching the rest', () => {
    expect(withEntry(menu, 'c', 1)).toEqual({ items: { ...menu.items, c: 1 }, order: ['b', 'a', 'c'] });
    expect(withEntry(map, 'c', 3)).toEqual({ items: { a: 1, b: 2, c: 3 }, order: undefined });
    expect(withoutCollectionEntry(menu, 'a')).toEqual({ items: { b: {}, hidden: {} }, order: ['b'] });
    const renamed = renamedEntry(menu, 'a', 'z');
    expect(renamed.order).toEqual(['b', 'z']);
    expect(Object.keys(renamed.items)).toEqual(['z', 'b', 'hidden']);
    expect(movedEntry(menu, 0, 1).order).toEqual(['a', 'b']);
    expect(shownEntry(menu, 'a', false).order).toEqual(['b']);
    expect(shownEntry(menu, 'hidden', true).order).toEqual(['b', 'a', 'hidden']);
  });

  it('says which ids an entry cannot have', () => {
    expect(entryIdFault(menu, 'a')).toBe('taken');
    expect(entryIdFault(menu, '1a')).toBe('form');
    expect(entryIdFault(menu, '__proto__')).toBe('form');
    expect(entryIdFault(menu, 'constructor')).toBeUndefined();
    expect(freeEntryId({ items: { copy: 1, copy2: 1 } }, 'copy')).toBe('copy3');
  });

  it('tells entries apart by their value or their most telling property', () => {
    expect(entrySummary('words')).toEqual({ property: undefined, text: 'words' });
    expect(entrySummary({ type: 'hero', label: 'menu.home' })).toEqual({
      property: 'label',
      text: 'menu.home',
    });
    expect(entrySummary({ order: [] })).toBeUndefined();
  });
});
