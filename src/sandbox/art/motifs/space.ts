import { num, wedge } from '../drawing/shapes.ts';
import { BARE, circle, line, opacity, path, put } from '../drawing/svg.ts';
import { star4 } from './stones.ts';
import type { Motif } from './motif.ts';

/** A rocket leaving a planet. */
export const rocket: Motif = (ink) =>
  circle(-70, 84, 46, ink.of('second')) +
  [
    [-84, 66, 9],
    [-56, 76, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.flat('second', -0.3), BARE + opacity(0.5)))
    .join('') +
  put(
    path('M-18 60C-34 84 -8 96 0 128C8 96 34 84 18 60Z', ink.of('metal')) +
      path('M-9 60C-16 78 -3 86 0 104C3 86 16 78 9 60Z', '#fff', BARE) +
      path(
        'M-28 20C-56 34 -56 62 -52 76C-42 66 -32 60 -20 58ZM28 20C56 34 56 62 52 76C42 66 32 60 20 58Z',
        ink.of('key'),
      ) +
      path(
        'M0 -108C28 -80 36 -40 30 4C28 28 24 48 20 60H-20C-24 48 -28 28 -30 4C-36 -40 -28 -80 0 -108Z',
        ink.of('light'),
      ) +
      path('M0 -108C16 -92 26 -72 30 -52H-30C-26 -72 -16 -92 0 -108Z', ink.of('key')) +
      circle(0, -22, 16, ink.of('metal')) +
      circle(0, -22, 11, ink.of('second')) +
      path('M-8 -28q6 -6 10 -4', 'none', ' stroke="#fff" stroke-width="2.6"') +
      path('M-22 46H22L19 62H-19Z', ink.of('metal')),
    14,
    -8,
    { turn: 26, scale: 0.94 },
  ) +
  put(star4(ink, 14), -58, -64) +
  put(star4(ink, 10), 84, 30) +
  put(star4(ink, 8), -84, -14);

/** A ringed planet with a small ship. */
export const planet: Motif = (ink) =>
  put(path(wedge(180, 360, 104, 80), ink.of('metal')), 0, 6, { scale: [1, 0.32], turn: -14 }) +
  circle(0, 0, 60, ink.of('key')) +
  [-30, -8, 16, 36]
    .map((y, index) =>
      line(
        `M${num(-Math.sqrt(60 ** 2 - y ** 2) + 5)} ${y}Q0 ${y + 14} ${num(Math.sqrt(60 ** 2 - y ** 2) - 5)} ${y - 5}`,
        ink.flat(index % 2 ? 'second' : 'light'),
        5,
        opacity(0.5),
      ),
    )
    .join('') +
  put(path(wedge(0, 180, 104, 80), ink.of('metal')), 0, 6, { scale: [1, 0.32], turn: -14 }) +
  put(
    path('M0 -30L13 16L0 8L-13 16Z', ink.of('light')) + path('M-6 14L0 32L6 14Z', ink.of('metal')),
    64,
    -70,
    { turn: 40 },
  ) +
  circle(-80, -66, 11, ink.of('second')) +
  put(star4(ink, 13), -40, -92) +
  put(star4(ink, 9), 88, 62) +
  put(star4(ink, 10), -88, 66);
