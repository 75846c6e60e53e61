import { createCanvas } from '@napi-rs/canvas';
import { readPicture, type DrawnPicture } from './read-picture.ts';

const taken = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Side of the stored picture, px. */
const side = 256;
const quality = 86;

/**
 * Centre of a picture as a square WebP of 256 px, redrawn so that no other data of the file stays. Refuses content other
 * than PNG, JPEG or WebP, and pictures that are too large or too small.
 */
export async function squared(file: Uint8Array): Promise<DrawnPicture> {
  const read = await readPicture(file, taken);
  if (!read.ok) return read;
  const { image } = read;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  // By the size after decoding, which turns pictures the way their camera was held.
  const edge = Math.min(image.width, image.height);
  const [x, y] = [(image.width - edge) / 2, (image.height - edge) / 2];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, edge, edge, 0, 0, side, side);
  return { ok: true, picture: await canvas.encode('webp', quality) };
}
