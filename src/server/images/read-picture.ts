import { loadImage, type Image } from '@napi-rs/canvas';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';

/** Longest side, and most pixels, that are decoded: a small file can hold a huge picture. */
const sideMax = 8192;
const pixelsMax = 40_000_000;
const sideMin = 32;

type NoPicture = { ok: false; why: 'FILE_TYPE' | 'PICTURE_SIZE' };

export type ReadPicture = { ok: true; image: Image } | NoPicture;

/** A picture drawn anew, in WebP. */
export type DrawnPicture = { ok: true; picture: Uint8Array } | NoPicture;

/** Size by the file's own header; nothing is decoded for it. */
function sizeOf(file: Uint8Array): { width: number; height: number } | undefined {
  try {
    return imageSize(file);
  } catch {
    return undefined;
  }
}

/**
 * Decodes a picture of one of the media types, recognised by content alone, not by name or header. Refuses other files,
 * and pictures that are too large or too small.
 * @param smallest shortest side taken, px
 */
export async function readPicture(
  file: Uint8Array,
  taken: readonly string[],
  smallest = sideMin,
): Promise<ReadPicture> {
  const type = await fileTypeFromBuffer(file);
  const size = type && taken.includes(type.mime) ? sizeOf(file) : undefined;
  if (!size) return { ok: false, why: 'FILE_TYPE' };
  const { width, height } = size;
  if (Math.min(width, height) < smallest || Math.max(width, height) > sideMax || width * height > pixelsMax) {
    return { ok: false, why: 'PICTURE_SIZE' };
  }
  try {
    return { ok: true, image: await loadImage(Buffer.from(file)) };
  } catch {
    // A header of a picture, and something else behind it.
    return { ok: false, why: 'FILE_TYPE' };
  }
}
