import type { Picture } from '#contract/generated/admin-types.ts';
import { say } from '../language/say.ts';

export const weightText = (bytes: number): string =>
  bytes < 1024
    ? say('console.pictures.bytes', { bytes })
    : say('console.pictures.kilobytes', { kilobytes: (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0) });

/** `640 × 480, 12 kB`; only the bytes for a picture of unknown size in pixels. */
export const sizeText = ({ width, height, bytes }: Pick<Picture, 'width' | 'height' | 'bytes'>): string =>
  [...(width !== undefined && height !== undefined ? [`${width} × ${height}`] : []), weightText(bytes)].join(
    ', ',
  );
