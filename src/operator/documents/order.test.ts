import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, movedEntries } from './order.ts';

describe('moved', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 9, 'bca'],
    [2, -4, 'cab'],
    [7, 0, 'abc'],
  ])('from %i to %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
  });
});

describe('movedEntries', () => {
  it('leaves those where they are that stand where they stood', () => {
    expect(movedEntries(['a', 'b', 'c'], ['c', 'b', 'a'])).toEqual(['c', 'a']);
  });

  it('names only the entry that was dragged, not those it passed', () => {
    expect(movedEntries(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d']);
    expect(movedEntries(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(['a']);
  });

  it('is empty when entries only came or went', () => {
    expect(movedEntries(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([]);
  });

  it('names one entry for any single move', () => {
    const order = ['a', 'b', 'c', 'd', 'e', 'f'];
    const place = fc.nat(5);
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(movedEntries(order, moved(order, from, to))).toHaveLength(from === to ? 0 : 1);
      }),
    );
  });
});
