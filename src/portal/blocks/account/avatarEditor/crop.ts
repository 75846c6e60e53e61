/** Crop of a picture: zoom 1 is the largest square; x and y, 0 to 1, are its position. */
export type Crop = { zoom: number; x: number; y: number };

export const zoomMax = 4;

type Size = { width: number; height: number };

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The square that is taken, in pixels of the picture. */
export function cropSquare(
  { width, height }: Size,
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / within(zoom, 1, zoomMax);
  return { left: (width - side) * within(x, 0, 1), top: (height - side) * within(y, 0, 1), side };
}

/** The crop after the picture was moved by parts of the square's side, as a finger moves it: to the right shows what is left. */
export function movedBy(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = cropSquare(size, crop);
  const free = { x: size.width - side, y: size.height - side };
  return {
    ...crop,
    x: free.x > 0 ? within(crop.x - (right * side) / free.x, 0, 1) : crop.x,
    y: free.y > 0 ? within(crop.y - (down * side) / free.y, 0, 1) : crop.y,
  };
}
