import { createCanvas } from '@napi-rs/canvas';
import { isAnimated } from './is-animated.ts';
import { readPicture, type DrawnPicture } from './read-picture.ts';

const taken = ['image/png', 'image/jpeg'] as const;
/** Longest side of the stored picture, px: a receipt stays readable. */
const sideMax = 1800;
const quality = 82;

/**
 * Proof such as a receipt as WebP, redrawn so that no other data of the file stays, and reduced. Refuses files whose
 * content is not PNG or JPEG.
 */
export const drawnProof = (file: Uint8Array): Promise<DrawnPicture> => redrawn(file, taken);

/** The same for a picture that people send each other, of the media types that are taken. Refuses moving ones, of which one frame would stay. */
export async function sharedPicture({
  file,
  types,
}: {
  file: Uint8Array;
  types: readonly string[];
}): Promise<DrawnPicture> {
  return isAnimated(file) ? { ok: false, why: 'FILE_TYPE' } : redrawn(file, types);
}

async function redrawn(file: Uint8Array, types: readonly string[]): Promise<DrawnPicture> {
  const read = await readPicture(file, types);
  if (!read.ok) return read;
  const { image } = read;
  const shrink = Math.min(1, sideMax / Math.max(image.width, image.height));
  const [width, height] = [Math.round(image.width * shrink), Math.round(image.height * shrink)];
  const canvas = createCanvas(Math.max(1, width), Math.max(1, height));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { ok: true, picture: await canvas.encode('webp', quality) };
}
