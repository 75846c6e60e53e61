import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { mergePatch, overlay } from './overlay.ts';
import { valueAt } from '../json/pointer.ts';

describe('mergePatch', () => {
  // The examples of RFC 7396, appendix A.
  it.each<[Json, Json, Json]>([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('lays %j under %j', (target, patch, merged) => {
    expect(mergePatch(target, patch)).toEqual(merged);
  });
});

/** Small documents with frequent name collisions. */
const documents = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, 1, 'x', [], ['a', { b: null }]),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'x/y~z'), tie('value'), { maxKeys: 4 }),
  ),
})).value;
const layers = fc
  .array(documents, { minLength: 1, maxLength: 4 })
  .map((values) => values.map((document, index) => ({ layer: `pack${index}`, document })));

/** Every pointer of a document. */
function pointers(value: Json, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');
  return [at, ...Object.entries(value).flatMap(([step, child]) => pointers(child, `${at}/${escaped(step)}`))];
}

describe('overlay', () => {
  it('makes what merging the patches one after the other makes', () => {
    fc.assert(
      fc.property(layers, (stack) => {
        const merged = stack.reduce<Json | undefined>(
          (below, { document }) => mergePatch(below, document),
          undefined,
        );
        expect(overlay(stack).document).toEqual(merged);
      }),
      { numRuns: 2000 },
    );
  });

  it('knows a layer for every value, and for no other', () => {
    fc.assert(
      fc.property(layers, (stack) => {
        const { document, provenance } = overlay(stack);
        expect(Object.keys(provenance).toSorted()).toEqual(pointers(document).toSorted());
      }),
      { numRuns: 1000 },
    );
  });

  it('names a layer that has the value as it stands', () => {
    fc.assert(
      fc.property(layers, (stack) => {
        const { document, provenance } = overlay(stack);
        for (const [pointer, layer] of Object.entries(provenance)) {
          const value = valueAt(document, pointer);
          if (typeof value === 'object' && value !== null) continue;
          const patch = stack.find((entry) => entry.layer === layer)?.document;
          expect(valueAt(patch, pointer)).toEqual(value);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('notices which layer removed what, and which null removed nothing', () => {
    const { removed, idle } = overlay([
      { layer: 'base', document: { items: { a: 1, b: 2 } } },
      { layer: 'brand', document: { items: { a: null, c: null } } },
    ]);
    expect(removed).toEqual({ '/items/a': 'brand' });
    expect(idle).toEqual([{ pointer: '/items/c', layer: 'brand' }]);
  });

  it('forgets a removal that a later layer takes back', () => {
    const { document, removed, provenance } = overlay([
      { layer: 'base', document: { a: 1 } },
      { layer: 'brand', document: { a: null } },
      { layer: 'season', document: { a: 2 } },
    ]);
    expect({ document, removed }).toEqual({ document: { a: 2 }, removed: {} });
    expect(provenance['/a']).toBe('season');
  });
});
