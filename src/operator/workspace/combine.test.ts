import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { combine } from './combine.ts';

const parent: JsonObject = { kind: 'rules', id: 'r', fields: { a: { min: 1, max: 9 }, b: { min: 1 } } };
const layer = (fields: JsonObject): JsonObject => ({ kind: 'rules', id: 'r', fields });

describe('combining two edits', () => {
  it('keeps what each did where they do not meet', () => {
    const mine = layer({ a: { min: 2 } });
    const theirs = layer({ a: { max: 8 }, b: null });
    expect(combine(parent, null, mine, theirs)).toEqual({
      layer: layer({ a: { max: 8, min: 2 }, b: null }),
      clashes: [],
    });
  });

  it('lets mine stand where both changed a value, and names it', () => {
    const { layer: combined, clashes } = combine(
      parent,
      null,
      layer({ a: { min: 2 } }),
      layer({ a: { min: 3 } }),
    );
    expect(combined).toEqual(layer({ a: { min: 2 } }));
    expect(clashes).toEqual([['fields', 'a', 'min']]);
  });

  it('sees no clash where both did the same', () => {
    const same = layer({ a: { min: 2 } });
    expect(combine(parent, null, same, same)).toEqual({ layer: same, clashes: [] });
  });

  it('takes theirs whole when nothing was done here', () => {
    const base = layer({ a: { min: 2 } });
    expect(combine(parent, base, base, null)).toEqual({ layer: null, clashes: [] });
  });

  it('takes back here what was taken back here', () => {
    const base = layer({ a: { min: 2 } });
    const theirs = layer({ a: { min: 2, max: 7 } });
    expect(combine(parent, base, null, theirs).layer).toEqual(layer({ a: { max: 7 } }));
  });
});
