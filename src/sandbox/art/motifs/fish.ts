import { star } from '../drawing/shapes.ts';
import { BARE, circle, line, opacity, path, put, stamps } from '../drawing/svg.ts';
import type { Ink } from '../drawing/ink.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Motif } from './motif.ts';

/** Rising bubbles at x, y with radius. */
export const bubbles = (ink: Ink, spots: readonly (readonly [number, number, number])[]): string =>
  spots
    .map(([x, y, r]) =>
      circle(x, y, r, 'none', ` stroke="${ink.flat('light')}" stroke-width="1.6"${opacity(0.7)}`),
    )
    .join('');

/** A reef fish facing right. */
export const reefFish = (ink: Ink, body: Role, band: Role): string =>
  path('M-34 0C-50 -26 -66 -28 -72 -24C-66 -10 -66 10 -72 24C-66 28 -50 26 -34 0Z', ink.of(band)) +
  path('M-20 -24C-6 -52 26 -50 38 -30ZM-14 24C-2 44 18 46 28 28Z', ink.of(band)) +
  path('M-44 0C-30 -34 14 -44 54 -6C58 -2 58 2 54 6C14 44 -30 34 -44 0Z', ink.of(body)) +
  path('M-12 -27C-6 -10 -6 10 -12 27L2 30C8 10 8 -10 2 -30Z', ink.of(band), BARE) +
  path('M22 -26C28 -10 28 10 22 26L28 23C34 8 34 -8 28 -23Z', ink.flat('light'), BARE) +
  circle(38, -8, 5, ink.flat('light')) +
  circle(39.5, -8, 2.6, ink.flat('dark')) +
  path('M-2 4C8 0 16 4 18 10C10 16 2 14 -2 4Z', ink.of(band));

/** A shoal crossing. */
export const shoal: Motif = (ink) =>
  bubbles(ink, [
    [-70, -70, 7],
    [-54, -88, 4],
    [80, -40, 6],
    [88, -60, 4],
    [70, 90, 5],
  ]) +
  put(reefFish(ink, 'second', 'light'), -44, -56, { scale: 0.66, turn: -10 }) +
  put(reefFish(ink, 'metal', 'key'), 54, 66, { scale: [-0.72, 0.72], turn: 8 }) +
  put(reefFish(ink, 'second', 'metal'), -62, 70, { scale: 0.5 }) +
  put(reefFish(ink, 'key', 'metal'), 8, 4, { scale: 1.34, turn: -8 });

/** A shark, turning. */
export const shark: Motif = (ink) =>
  path(
    'M-98 -34C-78 -30 -66 -18 -58 -4C-40 -26 -10 -36 14 -38C16 -62 26 -78 42 -88C40 -66 44 -50 52 -32C76 -22 92 -8 100 8C84 18 66 24 48 28C52 44 46 60 34 72C30 54 22 42 8 34C-18 34 -40 28 -56 16C-62 34 -72 46 -90 56C-86 38 -84 26 -76 8C-86 -4 -94 -18 -98 -34Z',
    ink.of('metal'),
  ) +
  path(
    'M100 8C84 18 66 24 48 28C34 34 -18 36 -56 16C-20 20 28 18 62 2C74 -2 90 0 100 8Z',
    ink.of('light'),
    BARE,
  ) +
  path('M54 12L60 20L66 11L72 18L78 9L84 14L90 7C78 4 66 6 54 12Z', ink.flat('key', -0.2)) +
  circle(64, -12, 5, ink.flat('dark')) +
  circle(65.5, -13.5, 1.6, '#fff', BARE) +
  line('M32 -14q-6 12 0 24M22 -14q-6 12 0 26M12 -13q-6 12 0 26', ink.flat('dark', 0.2), 2.2) +
  line('M-40 -6C-20 -20 0 -26 24 -28', '#fff', 4, opacity(0.55)) +
  bubbles(ink, [
    [-30, -70, 6],
    [-44, -84, 4],
    [-16, 66, 5],
    [80, 56, 6],
  ]);

/** A ship's cannon among corals. */
export const cannon: Motif = (ink) => {
  const coral = (x: number, role: Role, size: number): string =>
    put(
      line('M0 0V-40M0 -16L-16 -34V-50M0 -26L16 -44V-62M-16 -36L-26 -46M16 -48L26 -58', ink.flat(role), 8),
      x,
      92,
      { scale: size },
    );
  return (
    coral(-78, 'key', 1.3) +
    coral(82, 'key', 1.1) +
    coral(-44, 'second', 0.8) +
    put(
      path('M-66 -26C-84 -22 -84 22 -66 26L56 18V-18Z', ink.of('metal')) +
        path('M50 -24H66V24H50ZM-30 -26H-18V26H-30ZM14 -23H24V23H14Z', ink.flat('metal', -0.25)) +
        path('M66 -16H72V16H66Z', ink.flat('dark')) +
        circle(-84, 0, 9, ink.of('metal')) +
        line('M-58 -16H44', '#fff', 5, opacity(0.5)),
      0,
      4,
      { turn: -24 },
    ) +
    path('M-56 20L26 34L36 66H-64Z', ink.of('key')) +
    stamps(
      circle(0, 0, 25, ink.of('second')) +
        circle(0, 0, 17, ink.flat('dark', 0.15)) +
        path(star(8, 17, 4), ink.of('metal')),
      [
        { x: -44, y: 70 },
        { x: 20, y: 70 },
      ],
    ) +
    put(path(star(9, 32, 13), ink.of('metal')) + path(star(9, 19, 8, -70), ink.flat('light')), 82, -44) +
    bubbles(ink, [
      [52, -82, 7],
      [34, -96, 4],
      [-80, -40, 6],
    ])
  );
};
