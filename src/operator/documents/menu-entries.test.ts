import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { formDocuments } from '../testing/form-documents.ts';
import { menuNodes, withEntryMoved, withEntryShown } from './menu-entries.ts';

const menu: JsonObject = {
  kind: 'menu',
  id: 'side',
  order: ['a', 'b', 'c'],
  items: {
    a: { label: 'menu.home' },
    b: { children: { order: ['x', 'y'], items: { x: {}, y: { action: { do: 'navigate', to: '/y' } } } } },
    c: {},
    d: {},
  },
};
const entries = (document: JsonObject) => menuNodes({ ...formDocuments(), 'menu/side': document }, 'side');
const ids = (document: JsonObject) =>
  entries(document)
    .map(({ id, shown }) => (shown ? id : `(${id})`))
    .join(' ');

describe('the entries of a menu', () => {
  it('are the shown ones in their order, then the hidden ones', () => {
    expect(ids(menu)).toBe('a b c (d)');
  });

  it('have words, what they do and what is below them', () => {
    const [a, b] = entries(menu);
    expect(a).toMatchObject({ label: 'Home', labelKey: 'menu.home', index: 0 });
    expect(b?.children).toMatchObject([
      { path: ['b', 'x'], label: 'x' },
      { path: ['b', 'y'], action: 'Opens /y' },
    ]);
  });

  it('name the screen that they open, and the panel of a centre rather than the centre', () => {
    const screen = { kind: 'screen', id: 'wallet', presentation: 'panel', title: 'form.send' };
    const item = { label: 'menu.home', action: { do: 'openCentre', centre: 'member', page: 'wallet' } };
    const documents = {
      ...formDocuments(),
      'screen/wallet': screen,
      'menu/side': { kind: 'menu', id: 'side', label: 'menu.home', order: ['a'], items: { a: item } },
    };
    expect(menuNodes(documents, 'side')[0]?.action).toBe('Opens Register');
  });

  it('move among their neighbours, at any depth', () => {
    expect(ids(withEntryMoved(menu, ['c'], 0))).toBe('c a b (d)');
    const below = withEntryMoved(menu, ['b', 'x'], 1);
    expect(entries(below)[1]?.children.map(({ id }) => id)).toEqual(['y', 'x']);
  });

  it('hide and come back where the parent has them', () => {
    const hidden = withEntryShown(menu, ['b'], false, menu);
    expect(ids(hidden)).toBe('a c (b) (d)');
    expect(ids(withEntryShown(hidden, ['b'], true, menu))).toBe('a b c (d)');
  });

  it('come back after their nearest neighbour when the order is another one by now', () => {
    const own = { ...menu, order: ['c', 'a'] };
    expect(ids(withEntryShown(own, ['b'], true, menu))).toBe('c a b (d)');
  });

  it('come in last where no parent has them', () => {
    expect(ids(withEntryShown(menu, ['d'], true, menu))).toBe('a b c d');
    expect(ids(withEntryShown(menu, ['d'], true, null))).toBe('a b c d');
  });

  it('stay as they are when they are so already', () => {
    expect(withEntryShown(menu, ['a'], true, menu)).toBe(menu);
    expect(withEntryMoved(menu, ['nobody'], 0)).toBe(menu);
  });
});
