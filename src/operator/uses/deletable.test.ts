import { describe, expect, it } from 'vitest';
import { deletable, type Doomed } from './deletable.ts';

const screen = (id: string): Doomed => ({
  id,
  name: id,
  thing: { kind: 'screen', name: id },
  keys: [`screen/${id}`],
});
const usedBy = (...keys: string[]) => ({
  uses: keys.map((key) => ({ pack: 'shop', key, pointer: '' })),
  total: keys.length,
});
const names = ({ gone, kept }: ReturnType<typeof deletable>) => [
  gone.map(({ id }) => id),
  kept.map(({ doomed: { id }, total }) => [id, total]),
];

describe('deleting several things', () => {
  it('does not count references among them', () => {
    const uses = new Map([
      ['a', usedBy('screen/b')],
      ['b', usedBy('screen/a')],
    ]);
    expect(names(deletable('shop', [screen('a'), screen('b')], uses))).toEqual([['a', 'b'], []]);
  });

  it('keeps what another that has to stay refers to', () => {
    const uses = new Map([
      ['a', usedBy('screen/b')],
      ['b', usedBy('menu/main')],
    ]);
    expect(names(deletable('shop', [screen('a'), screen('b'), screen('c')], uses))).toEqual([
      ['c'],
      [
        ['b', 1],
        ['a', 1],
      ],
    ]);
  });

  it('counts references of packs that extend this one', () => {
    const uses = new Map([['a', { uses: [{ pack: 'other', key: 'screen/b', pointer: '' }], total: 1 }]]);
    expect(names(deletable('shop', [screen('a'), screen('b')], uses))).toEqual([['b'], [['a', 1]]]);
  });

  it('keeps what is refused for another reason', () => {
    const inherited = { ...screen('a'), refused: 'Inherited.' };
    expect(names(deletable('shop', [inherited, screen('b')], new Map()))).toEqual([['b'], [['a', 0]]]);
  });
});
