import { describe, expect, it } from 'vitest';
import { fitting, wantsOwnLine } from './place-row.ts';

describe('fitting', () => {
  it.each([
    ['all of a row that has room', [100, 100, 100], 300, 3],
    ['room for the button of the rest when one is too many', [100, 100, 100], 299, 1],
    ['as many as fit beside that button', [80, 80, 80, 80], 304, 2],
    ['at least one, however narrow the row', [200, 200], 50, 1],
    ['none of none', [], 0, 0],
  ])('keeps %s', (_, widths, room, count) => {
    expect(fitting(widths, room)).toBe(count);
  });
});

describe('a line of its own', () => {
  it('is for a row of which most would be hidden', () => {
    const entries = [100, 100, 100, 100, 100];
    expect(wantsOwnLine(entries, 500)).toBe(false);
    expect(wantsOwnLine(entries, 404)).toBe(false);
    expect(wantsOwnLine(entries, 304)).toBe(true);
    expect(wantsOwnLine([], 0)).toBe(false);
  });
});
