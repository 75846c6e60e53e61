import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { readPicture, type DrawnPicture } from './read-picture.ts';

const taken = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** Share of a maskable icon that no mask cuts off (W3C Web Application Manifest): a circle of 80 %, and the square inside it. */
const safeShare = 0.8 * Math.SQRT1_2;

type IconInput = {
  file: Uint8Array;
  /** The file is an SVG of a pack, which is trusted as its pages trust it. */
  isDrawing: boolean;
  /** Side, px. */
  size: number;
  /** Colour behind the whole of it, for icons that a mask cuts; transparent without. */
  ground: string | undefined;
};

async function read(file: Uint8Array, isDrawing: boolean): Promise<Image | undefined> {
  if (isDrawing) return loadImage(Buffer.from(file)).catch(() => undefined);
  const picture = await readPicture(file, taken);
  return picture.ok ? picture.image : undefined;
}

/** An icon of an installed app as PNG, drawn from a brand's picture. */
export async function appIcon({ file, isDrawing, size, ground }: IconInput): Promise<DrawnPicture> {
  const image = await read(file, isDrawing);
  if (!image || image.width === 0 || image.height === 0) return { ok: false, why: 'FILE_TYPE' };
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  if (ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, size, size);
  }
  const room = ground === undefined ? size : size * safeShare;
  const scale = room / Math.max(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  if (isDrawing) {
    // Drawn at this size, else its lines would be enlarged pixels.
    image.width = Math.max(1, Math.round(width));
    image.height = Math.max(1, Math.round(height));
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (size - width) / 2, (size - height) / 2, width, height);
  return { ok: true, picture: await canvas.encode('png') };
}
