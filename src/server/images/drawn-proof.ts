import { createCanvas } from '@napi-rs/canvas';
import { readPicture, type DrawnPicture } from './read-picture.ts';

const taken = ['image/png', 'image/jpeg'] as const;
/** Longest side of the stored picture, px: a receipt stays readable. */
const sideMax = 1800;
const quality = 82;

/**
 * Proof such as a receipt as WebP, redrawn so that no other data of the file stays, and reduced. Refuses files whose
 * content is not PNG or JPEG.
 */
export async function drawnProof(file: Uint8Array): Promise<DrawnPicture> {
  const read = await readPicture(file, taken);
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
