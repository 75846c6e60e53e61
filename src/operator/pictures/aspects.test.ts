import fc from 'fast-check';
import { expect, it } from 'vitest';
import { between, partOf, withSide } from './aspects.ts';

const percent = fc.integer({ min: -20, max: 120 });
const isWithin = ({ x, y, width, height }: ReturnType<typeof between>): boolean =>
  x >= 0 && y >= 0 && width >= 1 && height >= 1 && x + width <= 100 && y + height <= 100;

it('takes the largest part of a ratio around the middle', () => {
  expect(partOf(1, { width: 1200, height: 600 })).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  expect(partOf(2, { width: 600, height: 600 })).toEqual({ x: 0, y: 25, width: 100, height: 50 });
});

it('never leads beyond the picture, whatever is drawn or set', () => {
  fc.assert(
    fc.property(percent, percent, percent, percent, percent, (x, y, toX, toY, value) => {
      const drawn = between({ x, y }, { x: toX, y: toY });
      expect(isWithin(drawn)).toBe(true);
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(isWithin(withSide(drawn, side, value))).toBe(true);
    }),
  );
});
