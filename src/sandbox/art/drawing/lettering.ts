import { num } from './shapes.ts';
import { put } from './svg.ts';

/**
 * A monoline alphabet on a grid 100 high: pictures are shown as images, where no web font reaches, so letters are strokes. Each
 * entry is the width and the strokes.
 */
const glyphs: Record<string, readonly [width: number, strokes: string]> = {
  A: [80, 'M0 100L40 0L80 100M14 66H66'],
  B: [62, 'M0 0V100H36A28 28 0 0 0 36 44H0M0 0H32A22 22 0 0 1 32 44'],
  C: [78, 'M78 20A46 50 0 1 0 78 80'],
  D: [74, 'M0 0V100H26A48 50 0 0 0 26 0Z'],
  E: [56, 'M56 0H0V100H56M0 49H48'],
  F: [54, 'M54 0H0V100M0 50H46'],
  G: [84, 'M80 20A46 50 0 1 0 84 56H52'],
  H: [72, 'M0 0V100M72 0V100M0 49H72'],
  I: [0, 'M0 0V100'],
  J: [44, 'M44 0V70A22 29 0 0 1 0 72'],
  K: [66, 'M0 0V100M64 0L4 56M22 40L66 100'],
  L: [52, 'M0 0V100H52'],
  M: [92, 'M0 100V0L46 74L92 0V100'],
  N: [74, 'M0 100V0L74 100V0'],
  O: [92, 'M46 0A46 50 0 1 0 46 100A46 50 0 1 0 46 0Z'],
  P: [60, 'M0 100V0H32A28 28 0 0 1 32 56H0'],
  Q: [92, 'M46 0A46 50 0 1 0 46 100A46 50 0 1 0 46 0ZM56 70L90 104'],
  R: [64, 'M0 100V0H32A28 27 0 0 1 32 54H0M30 54L64 100'],
  S: [60, 'M57 16A30 26 0 1 0 30 49A30 26 0 1 1 2 82'],
  T: [70, 'M0 0H70M35 0V100'],
  U: [70, 'M0 0V64A35 36 0 0 0 70 64V0'],
  V: [78, 'M0 0L39 100L78 0'],
  W: [112, 'M0 0L28 100L56 14L84 100L112 0'],
  X: [70, 'M0 0L70 100M70 0L0 100'],
  Y: [72, 'M0 0L36 52L72 0M36 52V100'],
  Z: [64, 'M0 0H64L0 100H64'],
  0: [66, 'M33 0A33 50 0 1 0 33 100A33 50 0 1 0 33 0Z'],
  1: [28, 'M0 22L28 0V100'],
  2: [60, 'M2 26A28 27 0 1 1 50 50L2 100H60'],
  3: [58, 'M4 14A28 25 0 1 1 28 47A29 27 0 1 1 0 84'],
  4: [68, 'M52 100V0L0 70H68'],
  5: [58, 'M54 0H8L4 44A30 29 0 1 1 0 84'],
  6: [62, 'M48 0L8 52A30 31 0 1 0 31 38A30 31 0 0 0 6 54'],
  7: [58, 'M0 0H58L20 100'],
  8: [60, 'M30 46A25 23 0 1 0 30 0A25 23 0 1 0 30 46A30 27 0 1 0 30 100A30 27 0 1 0 30 46'],
  9: [62, 'M14 100L54 48A30 31 0 1 0 31 62A30 31 0 0 0 56 46'],
  ' ': [30, ''],
};

export type Letters = {
  /** Height of capitals. */
  height: number;
  /** Thickness of the strokes, in units of the picture. */
  weight: number;
  color: string;
  /** Space between letters as a share of the height. */
  spacing?: number;
  /** Degrees to lean. */
  lean?: number;
  /** Round or square ends. */
  cap?: 'round' | 'butt' | 'square';
};

/** A line of capitals and digits with its top left corner at the origin, and its width. Unknown characters are left out. */
export function lettering(
  text: string,
  { height, weight, color, spacing = 0.22, lean = 0, cap = 'round' }: Letters,
): { markup: string; width: number } {
  const scale = height / 100;
  let x = 0;
  const strokes = [...text.toUpperCase()].flatMap((character) => {
    const glyph = glyphs[character];
    if (!glyph) return [];
    const [width, d] = glyph;
    const here = x;
    x += width + spacing * 100;
    return d ? [`<path d="${d}"${here ? ` transform="translate(${num(here)})"` : ''}/>`] : [];
  });
  const width = Math.max(0, x - spacing * 100) * scale;
  const attributes = ` fill="none" stroke="${color}" stroke-width="${num(weight / scale)}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}"`;
  const leaned = lean ? `<g transform="skewX(${-lean})">${strokes.join('')}</g>` : strokes.join('');
  return { markup: put(leaned, 0, 0, { scale: Math.round(scale * 1000) / 1000, more: attributes }), width };
}

/** Digits or a letter, `height` tall, at the origin or centred on it. */
export const digits = (
  text: string,
  height: number,
  weight: number,
  color: string,
  align: 'start' | 'centre' = 'start',
): string => {
  const { markup, width } = lettering(text, { height, weight, color, spacing: 0.16 });
  return align === 'centre' ? put(markup, -width / 2, 0) : markup;
};
