import { createCanvas } from '@napi-rs/canvas';
import type { Crop } from '#engine/pictures/uploaded-pictures.ts';
import { cleanSvg } from './clean-svg.ts';
import { isAnimated } from './is-animated.ts';
import { readPicture } from './read-picture.ts';

export type PictureFormat = 'svg' | 'png' | 'jpg' | 'webp' | 'avif';

/** Why a file is not kept. `PICTURE_DRAWING`: an SVG is asked for, and the file is none that can be read, or the other way about. */
export type PictureFault = 'FILE_TYPE' | 'PICTURE_SIZE' | 'PICTURE_MOVES' | 'PICTURE_DRAWING';

export type CleanPicture =
  | { ok: true; picture: Uint8Array; width: number | undefined; height: number | undefined }
  | { ok: false; why: PictureFault };

const taken = ['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** Longest side that is kept, px: twice the widest that pages ask for. */
const sideMax = 3840;
const avif = { quality: 72, speed: 8, threads: 1 };

/** Most bytes of an SVG: a drawing with more is a photograph in disguise, and slow on every phone. */
const svgMax = 1024 * 1024;

/** First bytes of what cannot be an SVG: a picture made of pixels. */
const hasPixels = (file: Uint8Array): boolean =>
  [0x89, 0xff, 0x52, 0x00, 0x47].includes(file[0] ?? -1) && !isText(file);

const isText = (file: Uint8Array): boolean => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file.subarray(0, 16)).trimStart().startsWith('<');
  } catch {
    return false;
  }
};

function cleanDrawing(file: Uint8Array): CleanPicture {
  if (hasPixels(file)) return { ok: false, why: 'PICTURE_DRAWING' };
  if (file.byteLength > svgMax) return { ok: false, why: 'PICTURE_SIZE' };
  const svg = cleanSvg(file);
  if (svg === undefined) return { ok: false, why: 'FILE_TYPE' };
  return { ok: true, picture: new TextEncoder().encode(svg.text), width: svg.width, height: svg.height };
}

/** Pixels of a part; never none, and none beyond the picture. */
function pixelsOf({ width, height }: { width: number; height: number }, crop?: Crop): Crop {
  if (!crop) return { x: 0, y: 0, width, height };
  const [x, y] = [Math.floor((crop.x / 100) * width), Math.floor((crop.y / 100) * height)];
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round((crop.width / 100) * width))),
    height: Math.max(1, Math.min(height - y, Math.round((crop.height / 100) * height))),
  };
}

/**
 * A picture as a brand keeps it, in the format of its name. What is made of pixels is decoded and encoded again, so that no metadata and no
 * second meaning of the file stays; an SVG is written anew of what is allowed.
 * @param crop part of a picture made of pixels that is kept; the whole unless given
 */
export async function cleanPicture({
  file,
  format,
  crop,
}: {
  file: Uint8Array;
  format: PictureFormat;
  crop?: Crop | undefined;
}): Promise<CleanPicture> {
  if (format === 'svg') return cleanDrawing(file);
  if (isText(file)) return { ok: false, why: 'PICTURE_DRAWING' };
  if (isAnimated(file)) return { ok: false, why: 'PICTURE_MOVES' };
  const read = await readPicture(file, taken, 1);
  if (!read.ok) return read;
  const { image } = read;
  const part = pixelsOf(image, crop);
  const shrink = Math.min(1, sideMax / Math.max(part.width, part.height));
  const [width, height] = [part.width, part.height].map((side) => Math.max(1, Math.round(side * shrink)));
  const canvas = createCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (format === 'jpg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  const encode = {
    png: () => canvas.encode('png'),
    jpg: () => canvas.encode('jpeg', 90),
    webp: () => canvas.encode('webp', 90),
    avif: () => canvas.encode('avif', avif),
  };
  return { ok: true, picture: await encode[format](), width: canvas.width, height: canvas.height };
}
