/** @module-tag exhaustive */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../json/json.ts';
import { mergeSequences } from './merge-sequences.ts';
import { mergeThree, withChoices, type Choice } from './three-way.ts';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 8 });
const value: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.string({ maxLength: 3 }),
    fc.boolean(),
    fc.array(fc.integer(), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z', 'order'), tie('json'), { maxKeys: 3 }),
  ),
})).json;
const document = fc.dictionary(fc.constantFrom('p', 'q', 'r', 'order'), value) as fc.Arbitrary<JsonObject>;

describe('merging sequences', () => {
  it('takes a change of one side as it is', () => {
    fc.assert(
      fc.property(ids, ids, (base, mine) => {
        expect(mergeThree(base, mine, base, ['order'])).toEqual({ merged: mine, conflicts: [] });
      }),
    );
  });

  it('loses nothing, brings nothing back, and has each entry once', () => {
    fc.assert(
      fc.property(ids, ids, ids, (base, mine, theirs) => {
        const { merged } = mergeSequences(base, mine, theirs);
        const gone = base.filter((entry) => !mine.includes(entry) || !theirs.includes(entry));
        const all = [...new Set([...mine, ...theirs])].filter((entry) => !gone.includes(entry));
        expect([...merged].sort()).toEqual(all.sort());
      }),
      { numRuns: 500 },
    );
  });

  it('does not care who is who', () => {
    fc.assert(
      fc.property(ids, ids, ids, (base, mine, theirs) => {
        const one = mergeSequences(base, mine, theirs);
        const two = mergeSequences(base, theirs, mine);
        expect(two.clash).toBe(one.clash);
        fc.pre(!one.clash);
        expect(two.merged).toEqual(one.merged);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['two additions at different places', 'abc', 'axbc', 'abcy', 'axbcy'],
    ['two additions at one place', 'abc', 'aybc', 'axbc', 'axybc'],
    ['a move beside a removal', 'abcd', 'bcda', 'abd', 'bda'],
    ['a move beside an addition', 'abc', 'cab', 'abcx', 'cabx'],
  ])('joins %s', (_what, base, mine, theirs, merged) => {
    expect(mergeSequences([...base], [...mine], [...theirs])).toEqual({ merged: [...merged], clash: false });
  });

  it('leaves an entry that both moved elsewhere to somebody', () => {
    expect(mergeSequences([...'abcd'], [...'dabc'], [...'adbc']).clash).toBe(true);
  });
});

describe('merging documents', () => {
  it('takes a change of one side as it is, and the same change of both once', () => {
    fc.assert(
      fc.property(document, document, (base, mine) => {
        for (const merged of [
          mergeThree(base, mine, base),
          mergeThree(base, base, mine),
          mergeThree(base, mine, mine),
        ]) {
          expect(merged).toEqual({ merged: mine, conflicts: [] });
        }
      }),
    );
  });

  it('does not care who is who where nothing clashes', () => {
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const [one, two] = [mergeThree(base, mine, theirs), mergeThree(base, theirs, mine)];
        expect(two.conflicts.map(({ path }) => path.join('/')).sort()).toEqual(
          one.conflicts.map(({ path }) => path.join('/')).sort(),
        );
        fc.pre(one.conflicts.length === 0);
        expect(two.merged).toEqual(one.merged);
      }),
      { numRuns: 500 },
    );
  });

  it('loses nothing where two changed different values', () => {
    fc.assert(
      fc.property(document, value, value, (base, mine, theirs) => {
        const { merged, conflicts } = mergeThree(base, { ...base, mine }, { ...base, theirs });
        expect(conflicts).toEqual([]);
        expect(merged).toEqual({ ...base, mine, theirs });
      }),
    );
  });

  it('is what was chosen wherever it clashes', () => {
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const result = mergeThree(base, mine, theirs);
        const all = (take: 'mine' | 'theirs') =>
          withChoices(result, new Map(result.conflicts.map((conflict) => [conflict, { take }])), {
            mine,
            theirs,
          });
        const [first, second] = [all('mine'), all('theirs')];
        // Choosing one side everywhere equals a merge with that side as "mine".
        expect(second).toEqual(mergeThree(base, theirs, mine).merged);
        expect(first).toEqual(result.merged);
      }),
      { numRuns: 500 },
    );
  });

  it('tells a removal beside a change, and keeps an entry in its order when it is to stay', () => {
    const base = { order: ['a', 'b'], items: { a: { n: 1 }, b: { n: 1 } } };
    const mine = { order: ['b'], items: { b: { n: 1 } } };
    const theirs = { order: ['a', 'b'], items: { a: { n: 2 }, b: { n: 1 } } };
    const result = mergeThree(base, mine, theirs);
    expect(result.conflicts).toEqual([
      { path: ['items', 'a'], base: { n: 1 }, mine: undefined, theirs: { n: 2 } },
    ]);
    const [conflict] = result.conflicts;
    const decide = (choice: Choice) =>
      withChoices(result, conflict ? new Map([[conflict, choice]]) : new Map(), { mine, theirs });
    expect(decide({ take: 'theirs' })).toEqual(theirs);
    expect(decide({ take: 'mine' })).toEqual(mine);
  });

  it('tells that a document was taken away while it was changed', () => {
    expect(mergeThree({ a: 1 }, { a: 2 }, undefined).conflicts).toEqual([
      { path: [], base: { a: 1 }, mine: { a: 2 }, theirs: undefined },
    ]);
  });
});
