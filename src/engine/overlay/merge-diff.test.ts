import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json } from '../json/json.ts';
import { diffPatch, sameJson } from './merge-diff.ts';
import { mergePatch } from './overlay.ts';

/** JSON without null in an object, as documents are. */
const documents: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>('a', 'b', 0, 1, true, false),
    fc.array(fc.constantFrom<Json>('a', 'b', null), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'constructor', '__proto__'), tie('value'), { maxKeys: 4 }),
  ),
})).value;

const leaves = (value: Json): number =>
  isJsonObject(value) && Object.keys(value).length > 0
    ? Object.values(value).reduce<number>((sum, entry) => sum + leaves(entry), 0)
    : 1;

describe('diffPatch', () => {
  it('says nothing when both say the same, whatever the sequence of names', () => {
    expect(diffPatch({ a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 })).toBeUndefined();
  });

  it.each([
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    ['a new name', { a: 1 }, { a: 1, b: { c: 1 } }, { b: { c: 1 } }],
    ['a name gone', { a: 1, b: { c: 1 } }, { a: 1 }, { b: null }],
    [
      'something deep',
      { a: { b: { c: 1, d: 2 }, e: 3 } },
      { a: { b: { c: 9, d: 2 }, e: 3 } },
      { a: { b: { c: 9 } } },
    ],
    ['an array, whole', { order: ['a', 'b'] }, { order: ['b', 'a'] }, { order: ['b', 'a'] }],
    ['an object instead of a word', { a: 'x' }, { a: { b: 1 } }, { a: { b: 1 } }],
    ['a word instead of an object', { a: { b: 1 } }, { a: 'x' }, { a: 'x' }],
    ['an object emptied', { a: { b: 1 } }, { a: {} }, { a: { b: null } }],
  ] as [string, Json, Json, Json][])('holds only what changed: %s', (_what, parent, edited, patch) => {
    expect(diffPatch(parent, edited)).toEqual(patch);
  });

  it('is the whole document when there is no parent', () => {
    expect(diffPatch(undefined, { kind: 'menu', order: [] })).toEqual({ kind: 'menu', order: [] });
  });

  it('makes the edited document of the parent, for any two documents', () => {
    fc.assert(
      fc.property(documents, documents, (parent, edited) => {
        const patch = diffPatch(parent, edited);
        const made = patch === undefined ? parent : mergePatch(parent, patch);
        expect(sameJson(made, edited)).toBe(true);
      }),
    );
  });

  it('has no entry that could be left out', () => {
    fc.assert(
      fc.property(documents, documents, (parent, edited) => {
        const patch = diffPatch(parent, edited);
        if (!isJsonObject(patch) || !isJsonObject(parent)) return;
        for (const name of Object.keys(patch)) {
          const { [name]: _left, ...less } = patch;
          expect(sameJson(mergePatch(parent, less), edited)).toBe(false);
        }
        expect(leaves(patch)).toBeGreaterThan(0);
      }),
    );
  });
});
