import { describe, expect, it } from 'vitest';
import { movedBy, cropSquare } from './crop.ts';

const wide = { width: 400, height: 200 };

describe('the crop of a picture', () => {
  it('is the largest square in the middle at first, smaller with more zoom', () => {
    expect(cropSquare(wide, { zoom: 1, x: 0.5, y: 0.5 })).toEqual({ left: 100, top: 0, side: 200 });
    expect(cropSquare(wide, { zoom: 2, x: 0.5, y: 0.5 })).toEqual({ left: 150, top: 50, side: 100 });
  });

  it('never leaves the picture', () => {
    expect(cropSquare(wide, { zoom: 99, x: 5, y: -5 })).toEqual({ left: 350, top: 0, side: 50 });
    expect(movedBy(wide, { zoom: 1, x: 0.5, y: 0.5 }, 9, 9)).toEqual({ zoom: 1, x: 0, y: 0.5 });
  });

  it('moves with the finger', () => {
    const moved = movedBy(wide, { zoom: 2, x: 0.5, y: 0.5 }, 0.5, -0.25);
    expect(cropSquare(wide, moved)).toEqual({
      left: expect.closeTo(100),
      top: expect.closeTo(75),
      side: 100,
    });
  });
});
