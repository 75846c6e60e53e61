import { createCanvas } from '@napi-rs/canvas';
import { isAnimated } from './is-animated.ts';
import { readPicture, type DrawnPicture } from './read-picture.ts';

const taken = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

export type SizedFormat = 'avif' | 'webp';
type SizedInput = { file: Uint8Array; width: number; format: SizedFormat };

/** WebP's scale of quality; AVIF looks the same at 60. */
const webpQuality = 80;
/** Of rav1e, 1 to 10: a picture of a phone's width takes a tenth of a second, and is hardly larger than by slower ones. */
const avif = { quality: 60, speed: 8, threads: 1 };

/** A picture of a page, at most `width` px wide. Refuses moving pictures, of which one frame would stay. */
export async function sized({ file, width, format }: SizedInput): Promise<DrawnPicture> {
  if (isAnimated(file)) return { ok: false, why: 'FILE_TYPE' };
  const read = await readPicture(file, taken);
  if (!read.ok) return read;
  const { image } = read;
  const shrink = Math.min(1, width / image.width);
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * shrink)),
    Math.max(1, Math.round(image.height * shrink)),
  );
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture =
    format === 'avif' ? await canvas.encode('avif', avif) : await canvas.encode('webp', webpQuality);
  return { ok: true, picture };
}
