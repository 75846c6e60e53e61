import type { Crop } from '#engine/pictures/uploaded-pictures.ts';

export const aspects = { wide: 21 / 9, film: 16 / 9, photo: 4 / 3, square: 1, tall: 3 / 4 } as const;
export type Aspect = keyof typeof aspects;

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(value)));

/** The largest part of this ratio of width to height, around the middle. */
export function partOf(ratio: number, picture: { width: number; height: number }): Crop {
  const whole = picture.width / picture.height;
  const width = within(Math.min(100, (ratio / whole) * 100), 1, 100);
  const height = within(Math.min(100, (whole / ratio) * 100), 1, 100);
  return { x: Math.floor((100 - width) / 2), y: Math.floor((100 - height) / 2), width, height };
}

/** A part with one side set, which stays within the picture. */
export function withSide(crop: Crop, side: keyof Crop, value: number): Crop {
  const next = { ...crop, [side]: value };
  return {
    ...next,
    x: side === 'width' ? within(next.x, 0, 100 - next.width) : within(next.x, 0, 99),
    y: side === 'height' ? within(next.y, 0, 100 - next.height) : within(next.y, 0, 99),
    width: side === 'x' ? within(next.width, 1, 100 - next.x) : within(next.width, 1, 100),
    height: side === 'y' ? within(next.height, 1, 100 - next.y) : within(next.height, 1, 100),
  };
}

type Point = { x: number; y: number };

/** The part between two points, in percent. */
export function between(one: Point, other: Point): Crop {
  const [left, right] = [one.x, other.x].map((x) => within(x, 0, 100)).sort((a, b) => a - b) as [
    number,
    number,
  ];
  const [top, bottom] = [one.y, other.y].map((y) => within(y, 0, 100)).sort((a, b) => a - b) as [
    number,
    number,
  ];
  const [x, y] = [Math.min(left, 99), Math.min(top, 99)];
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}
