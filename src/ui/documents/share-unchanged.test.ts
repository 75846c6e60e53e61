import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareUnchanged } from './share-unchanged.ts';

describe('shareUnchanged', () => {
  it('keeps the identity of what did not change, and only of that', () => {
    const old = { menus: { main: { order: ['a'] }, foot: { order: ['b'] } } };
    const next = shareUnchanged(old, { menus: { main: { order: ['a', 'c'] }, foot: { order: ['b'] } } });
    expect(next.menus.foot).toBe(old.menus.foot);
    expect(next.menus.main).not.toBe(old.menus.main);
    expect(next.menus.main.order).toEqual(['a', 'c']);
  });

  it('gives the old object back when nothing changed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const old = structuredClone(value);
        expect(shareUnchanged(old, value)).toBe(typeof value === 'object' && value !== null ? old : value);
      }),
      { numRuns: 300 },
    );
  });

  it('always equals the new value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (old, next) => {
        expect(shareUnchanged(old, next)).toEqual(next);
      }),
      { numRuns: 500 },
    );
  });
});
