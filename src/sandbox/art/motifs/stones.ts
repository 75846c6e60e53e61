import { ngon, num, polar, poly } from '../drawing/shapes.ts';
import { BARE, opacity, path, put, rect, times } from '../drawing/svg.ts';
import type { Ink } from '../drawing/ink.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Point } from '../drawing/shapes.ts';
import type { Motif } from './motif.ts';

/** A faceted stone: `cut` is the number of corners. */
export const gem = (ink: Ink, role: Role, cut: number, size: number): string => {
  const outer = ngon(cut, size, -90 + 180 / cut);
  const inner = ngon(cut, size * 0.56, -90 + 180 / cut);
  const at = (points: Point[], index: number): Point => points[index % points.length] ?? [0, 0];
  return (
    outer
      .map((_, index) => {
        const angle = -90 + 180 / cut + ((index + 0.5) * 360) / cut;
        const lightness = Math.cos(((angle + 120) * Math.PI) / 180);
        return path(
          poly([at(outer, index), at(outer, index + 1), at(inner, index + 1), at(inner, index)]),
          ink.flat(role, lightness * 0.5),
        );
      })
      .join('') +
    path(poly(inner), ink.of(role)) +
    path(poly([at(inner, 0), at(inner, cut - 1), polar(200, size * 0.2)]), '#fff', BARE + opacity(0.5))
  );
};

/** A brilliant in profile. */
export const brilliant = (ink: Ink, role: Role): string =>
  path('M-58 -40L-86 -2L0 90L86 -2L58 -40Z', ink.of(role)) +
  [
    ['M-58 -40L-30 -2L-86 -2Z', 0.55],
    ['M-58 -40H0L-30 -2Z', 0.2],
    ['M0 -40L30 -2H-30Z', 0.72],
    ['M0 -40H58L30 -2Z', 0.35],
    ['M58 -40L86 -2H30Z', -0.15],
    ['M-86 -2H-30L0 90Z', 0.05],
    ['M-30 -2H30L0 90Z', 0.3],
    ['M30 -2H86L0 90Z', -0.4],
  ]
    .map(([d, tone]) => path(String(d), ink.flat(role, Number(tone))))
    .join('') +
  path('M-50 -36H-6L-12 -30H-44Z', '#fff', BARE + opacity(0.75));

/** A four-pointed glint. */
export const star4 = (ink: Ink, size: number): string =>
  path(
    `M0 ${-size}Q${num(size * 0.14)} ${num(-size * 0.14)} ${size} 0Q${num(size * 0.14)} ${num(size * 0.14)} 0 ${size}Q${num(-size * 0.14)} ${num(size * 0.14)} ${-size} 0Q${num(-size * 0.14)} ${num(-size * 0.14)} 0 ${-size}Z`,
    ink.flat('light'),
    BARE,
  );

/** A heap of cut stones. */
export const gems: Motif = (ink) =>
  put(gem(ink, 'second', 6, 40), -56, 18, { turn: -10 }) +
  put(gem(ink, 'metal', 8, 36), 60, 22) +
  put(brilliant(ink, 'key'), 0, -16, { scale: 0.86 }) +
  put(gem(ink, 'light', 5, 25), -26, 66, { turn: 8 }) +
  put(gem(ink, 'second', 8, 28), 30, 70, { turn: 12 }) +
  put(gem(ink, 'key', 6, 17), -84, 66) +
  put(gem(ink, 'key', 5, 15), 86, 72) +
  put(star4(ink, 18), 66, -58) +
  put(star4(ink, 11), -66, -54);

/** One large brilliant over steps. */
export const diamond: Motif = (ink) =>
  times(4, (index) =>
    rect(-92 + index * 12, 84 - index * 13, 184 - index * 24, 13, ink.of(index % 2 ? 'metal' : 'second'), 2),
  ) +
  put(brilliant(ink, 'key'), 0, -44, { scale: 0.92 }) +
  put(star4(ink, 22), 62, -84) +
  put(star4(ink, 13), -74, -72) +
  put(star4(ink, 9), 78, -20);
