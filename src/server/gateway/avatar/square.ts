import { createCanvas, loadImage } from '@napi-rs/canvas';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';

/** What is taken, by content; the name of a file and what a browser says of it count for nothing. */
const taken: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
/** Longest side, and all pixels, of what is decoded: a small file can hold a huge picture. */
const sideMax = 8192;
const pixelsMax = 40_000_000;
const sideMin = 32;
/** Side of what is kept, px. */
const side = 256;
const quality = 86;

export type Squared = { ok: true; picture: Buffer } | { ok: false; why: 'FILE_TYPE' | 'PICTURE_SIZE' };

/** Size by the file's own header; nothing is decoded for it. */
function sizeOf(file: Buffer): { width: number; height: number } | undefined {
  try {
    return imageSize(file);
  } catch {
    return undefined;
  }
}

/**
 * The middle of a picture as a square WebP of 256 px, drawn anew: of the file that came in nothing stays, whatever it held beside
 * the picture. Refuses what is no PNG, JPEG or WebP by its content, and pictures that are too large or too small.
 */
export async function squared(file: Buffer): Promise<Squared> {
  const type = await fileTypeFromBuffer(file);
  const size = type && taken.has(type.mime) ? sizeOf(file) : undefined;
  if (!size) return { ok: false, why: 'FILE_TYPE' };
  const { width, height } = size;
  if (Math.min(width, height) < sideMin || Math.max(width, height) > sideMax || width * height > pixelsMax) {
    return { ok: false, why: 'PICTURE_SIZE' };
  }
  try {
    const image = await loadImage(file);
    const canvas = createCanvas(side, side);
    const context = canvas.getContext('2d');
    // By the size after decoding, which turns pictures the way their camera was held.
    const edge = Math.min(image.width, image.height);
    const [x, y] = [(image.width - edge) / 2, (image.height - edge) / 2];
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, x, y, edge, edge, 0, 0, side, side);
    return { ok: true, picture: await canvas.encode('webp', quality) };
  } catch {
    // A header of a picture, and something else behind it.
    return { ok: false, why: 'FILE_TYPE' };
  }
}
