import { describe, expect, it } from 'vitest';
import { dropPlace } from './drop-place.ts';

const rows = [0, 1, 2, 3].map((row) => ({ top: row * 40, bottom: row * 40 + 40 }));

describe('dropPlace', () => {
  it.each([
    ['stays while it covers itself', 1, 60, 1],
    ['goes first above the middle of the first', 2, 10, 0],
    ['passes one row below the middle of the next', 0, 65, 1],
    ['goes last below all', 0, 500, 3],
    ['goes first above all', 3, -50, 0],
  ])('%s', (_what, dragged, y, expected) => {
    expect(dropPlace(rows, dragged, y)).toBe(expected);
  });
});
