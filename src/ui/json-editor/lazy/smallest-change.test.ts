import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallestChange } from './smallest-change.ts';

describe('the smallest change', () => {
  it('makes the one text of the other', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b') }),
        fc.string({ unit: fc.constantFrom('a', 'b') }),
        (a, b) => {
          const change = smallestChange(a, b);
          const made = change ? a.slice(0, change.from) + change.insert + a.slice(change.to) : a;
          expect(made).toBe(b);
        },
      ),
    );
  });
  it('leaves alone what is the same', () => {
    expect(smallestChange('{"a": 1, "b": 2}', '{"a": 10, "b": 2}')).toEqual({ from: 7, to: 7, insert: '0' });
    expect(smallestChange('same', 'same')).toBeUndefined();
  });
});
