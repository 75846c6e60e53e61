import { diff } from '@blazediff/core';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Pixels that may differ, edges of letters left out: a button that is only the outline of a headset has 20. */
const tolerated = 15;

/** Tolerated difference of a colour, from 0 to 1. */
const threshold = 0.15;

type Pixels = { width: number; height: number; data: Uint8ClampedArray };

export type Comparison = {
  same: boolean;
  told: string;
  /** PNG in which whatever differs is red; undefined where nothing can be laid over the other. */
  difference?: Buffer;
};

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

function pngOf({ width, height, data }: Pixels): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return canvas.toBuffer('image/png');
}

/** Compares two pictures pixel by pixel; the limit does not grow with the length of a page, so a small part of it counts. */
export async function comparePictures(wanted: Buffer, taken: Buffer): Promise<Comparison> {
  if (wanted.equals(taken)) return { same: true, told: 'no byte differs' };
  const [one, other] = await Promise.all([pixelsOf(wanted), pixelsOf(taken)]);
  const { width, height } = one;
  if (width !== other.width || height !== other.height)
    return { same: false, told: `${other.width} × ${other.height} instead of ${width} × ${height} pixels` };
  const data = new Uint8ClampedArray(one.data.length);
  const count = diff(one.data, other.data, data, width, height, { threshold });
  const told = `${count} pixels differ`;
  if (count <= tolerated) return { same: true, told };
  return { same: false, told, difference: pngOf({ width, height, data }) };
}
