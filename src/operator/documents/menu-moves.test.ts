import { describe, expect, it } from 'vitest';
import {
  entriesAt,
  findInMenu,
  outermost,
  withEntriesAt,
  withEntriesMoved,
  withoutEntries,
} from './menu-moves.ts';
import { menuNodes } from './menu-entries.ts';

const main = {
  kind: 'menu',
  id: 'main',
  order: ['home', 'games', 'help'],
  items: {
    home: { label: 'home' },
    games: {
      label: 'games',
      children: {
        order: ['slots', 'cards'],
        items: { slots: { label: 'slots' }, cards: { label: 'cards' } },
      },
    },
    help: { label: 'help' },
    old: { label: 'old' },
  },
};
const foot = { kind: 'menu', id: 'foot', order: ['help'], items: { help: { label: 'other help' } } };
const documents = { 'menu/main': main, 'menu/foot': foot };

describe('entries of a menu', () => {
  it('move to a place among others of their menu, in the order they had', () => {
    const moved = withEntriesMoved(documents, 'main', [['home'], ['help']], {
      menu: 'main',
      above: [],
      at: 1,
    });
    expect(moved?.['menu/main']?.['order']).toEqual(['games', 'home', 'help']);
  });

  it('move below another, and out of an entry that keeps none below it', () => {
    const below = withEntriesMoved(documents, 'main', [['help']], { menu: 'main', above: ['games'], at: 0 });
    expect(below?.['menu/main']).toMatchObject({
      order: ['home', 'games'],
      items: { games: { children: { order: ['help', 'slots', 'cards'] } } },
    });
    const out = withEntriesMoved(
      documents,
      'main',
      [
        ['games', 'slots'],
        ['games', 'cards'],
      ],
      {
        menu: 'main',
        above: [],
        at: 0,
      },
    );
    expect(out?.['menu/main']).toMatchObject({ order: ['slots', 'cards', 'home', 'games', 'help'] });
    expect(out?.['menu/main']?.['items']).toMatchObject({ games: { label: 'games' } });
    expect(JSON.stringify(out?.['menu/main'])).not.toContain('children');
  });

  it('move to another menu under an id that is free there; what is hidden stays so', () => {
    const moved = withEntriesMoved(documents, 'main', [['help'], ['old']], {
      menu: 'foot',
      above: [],
      at: 0,
    });
    expect(moved?.['menu/main']).toMatchObject({ order: ['home', 'games'] });
    expect(moved?.['menu/foot']).toMatchObject({
      order: ['help2', 'help'],
      items: { help: { label: 'other help' }, help2: { label: 'help' }, old: { label: 'old' } },
    });
  });

  it('do not move into themselves', () => {
    expect(
      withEntriesMoved(documents, 'main', [['games']], { menu: 'main', above: ['games'], at: 0 }),
    ).toBeUndefined();
  });

  it('take what is below them along', () => {
    expect(outermost([['games', 'slots'], ['games']])).toEqual([['games']]);
    expect(withoutEntries(main, [['games'], ['games', 'slots'], ['help']])['order']).toEqual(['home']);
    expect(entriesAt(main, [['games', 'cards']])).toEqual([
      { id: 'cards', item: { label: 'cards' }, shown: true },
    ]);
    expect(withEntriesAt(foot, [], 9, entriesAt(main, [['home']]))['order']).toEqual(['help', 'home']);
  });

  it('are found with those above them', () => {
    const found = findInMenu(menuNodes(documents, 'main'), 'card');
    expect(found.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      ['games', ['cards']],
    ]);
  });
});
