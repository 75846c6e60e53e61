import { BARE, circle, ellipse, line, opacity, path, put, wreath } from '../drawing/svg.ts';
import { reefFish } from './fish.ts';
import type { Motif } from './motif.ts';

/** Swimmers of a sea, each alone and facing right. */

export const minnow: Motif = (ink) =>
  path('M-46 0C-66 -22 -86 -26 -94 -20C-86 -8 -86 8 -94 20C-86 26 -66 22 -46 0Z', ink.of('second')) +
  path('M-10 -24C4 -46 26 -42 34 -24Z', ink.of('second')) +
  path('M-60 0C-34 -34 30 -36 88 -4C92 -1 92 3 88 6C30 36 -34 34 -60 0Z', ink.of('light')) +
  path('M-60 0C-20 -10 40 -10 90 0C40 4 -20 6 -60 0Z', ink.of('second'), BARE) +
  path('M-8 6C4 2 14 6 16 12C6 18 -4 16 -8 6Z', ink.of('second')) +
  circle(62, -8, 8, '#fff') +
  circle(64, -8, 4, ink.flat('dark'));

export const clownfish: Motif = (ink) => put(reefFish(ink, 'key', 'light'), 10, 0, { scale: 1.42 });

export const puffer: Motif = (ink) =>
  wreath(14, path('M-7 -60L0 -86L7 -60Z', ink.of('metal'))) +
  path('M-56 -8C-80 -28 -96 -24 -98 -18C-88 -8 -88 8 -98 18C-96 24 -80 28 -56 8Z', ink.of('key')) +
  circle(0, 0, 66, ink.of('metal')) +
  path('M-58 32C-30 70 40 70 60 26C20 44 -20 46 -58 32Z', ink.of('light'), BARE) +
  [
    [-28, -34, 8],
    [-4, -46, 6],
    [-40, -8, 7],
    [-14, -18, 5],
    [14, -32, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.flat('metal', -0.4), BARE + opacity(0.55)))
    .join('') +
  path('M-8 10C10 0 22 8 24 18C12 28 -2 24 -8 10Z', ink.of('key')) +
  circle(36, -16, 17, '#fff') +
  circle(40, -15, 8, ink.flat('dark')) +
  line('M54 18q10 2 12 -6', ink.flat('dark'), 5);

export const angelfish: Motif = (ink) =>
  path('M-30 -6C-54 -22 -74 -18 -82 -10C-72 -4 -72 4 -82 10C-74 18 -54 22 -30 6Z', ink.of('second')) +
  path('M-34 -16C-40 -60 -10 -92 22 -104C8 -78 12 -52 34 -26Z', ink.of('key')) +
  path('M-34 16C-40 60 -10 92 22 104C8 78 12 52 34 26Z', ink.of('key')) +
  path('M-44 0C-28 -44 26 -52 66 -4C69 -1 69 1 66 4C26 52 -28 44 -44 0Z', ink.of('light')) +
  path('M-16 -32C-6 -12 -6 12 -16 32L-2 36C8 14 8 -14 -2 -36Z', ink.of('key'), BARE) +
  path('M20 -34C30 -12 30 12 20 34L32 28C40 10 40 -10 32 -28Z', ink.of('second'), BARE) +
  line('M6 30C2 58 10 80 4 104', ink.flat('second'), 4) +
  circle(46, -8, 8, '#fff') +
  circle(48, -8, 4, ink.flat('dark'));

export const ray: Motif = (ink) =>
  line('M-40 4C-66 10 -80 -2 -104 10', ink.flat('second', -0.2), 6) +
  path(
    'M70 0C52 -18 30 -30 10 -44C-6 -62 -24 -84 -52 -92C-40 -60 -50 -24 -46 0C-50 24 -40 60 -52 92C-24 84 -6 62 10 44C30 30 52 18 70 0Z',
    ink.of('second'),
  ) +
  path('M60 0C30 -14 -10 -14 -44 0C-10 14 30 14 60 0Z', ink.flat('second', -0.25), BARE + opacity(0.6)) +
  [
    [-22, -40, 6],
    [-8, -26, 4],
    [-30, -20, 5],
    [-22, 40, 6],
    [-8, 26, 4],
    [-30, 20, 5],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.flat('light'), BARE + opacity(0.85)))
    .join('') +
  path(
    'M70 0C82 -8 88 -16 86 -22C76 -20 66 -14 58 -8ZM70 0C82 8 88 16 86 22C76 20 66 14 58 8Z',
    ink.of('second'),
  ) +
  circle(44, -10, 4.5, ink.flat('dark')) +
  circle(44, 10, 4.5, ink.flat('dark'));

export const whale: Motif = (ink) =>
  path(
    'M-62 0C-74 -22 -92 -30 -108 -28C-102 -14 -96 -6 -86 0C-96 8 -102 16 -106 30C-90 28 -72 18 -62 4Z',
    ink.of('key'),
  ) +
  path(
    'M-74 0C-52 -30 -20 -52 28 -50C74 -48 104 -22 104 4C104 34 66 48 24 46C-20 44 -54 28 -74 0Z',
    ink.of('key'),
  ) +
  path('M104 6C102 36 64 48 24 46C-8 44 -34 36 -54 20C-6 30 48 30 104 6Z', ink.of('light'), BARE) +
  line(
    'M-18 34C6 38 30 38 50 32M0 41C20 44 44 43 62 37M22 28C48 30 70 26 90 18',
    ink.flat('key', 0.2),
    2,
    opacity(0.8),
  ) +
  path('M8 30C2 52 -14 66 -34 70C-30 52 -22 36 -8 26Z', ink.of('key')) +
  ellipse(70, -6, 6, 5, '#fff', BARE) +
  circle(71, -6, 3.4, ink.flat('dark')) +
  line('M84 8Q96 8 102 2', ink.flat('dark'), 2.6) +
  line('M30 -54C30 -72 18 -80 8 -80M30 -54C30 -74 42 -82 54 -80', ink.flat('light'), 5, opacity(0.9)) +
  path('M-20 -40C6 -48 44 -48 70 -36C44 -44 6 -42 -20 -40Z', '#fff', BARE + opacity(0.4));
