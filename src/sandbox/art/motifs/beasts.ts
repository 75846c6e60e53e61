import { BARE, circle, ellipse, line, mirrored, opacity, path, stamps, times } from '../drawing/svg.ts';
import type { Motif } from './motif.ts';

/** The head of a festively dressed white elephant, from the front. */
export const elephant: Motif = (ink) =>
  mirrored(
    path('M22 -40C58 -72 104 -46 100 -4C98 36 66 56 40 38C30 30 24 -8 22 -40Z', ink.of('light')) +
      path(
        'M36 -32C60 -52 88 -34 86 -4C84 22 62 36 46 24C40 14 36 -8 36 -32Z',
        ink.of('second'),
        opacity(0.75),
      ) +
      path('M22 46C38 56 54 54 62 38C66 62 40 76 20 62Z', ink.of('metal')),
  ) +
  path(
    'M-44 -36C-44 -74 44 -74 44 -36C46 0 38 22 26 34C24 60 30 84 46 92C34 106 10 100 6 80C2 66 2 60 0 54C-10 50 -24 44 -30 34C-38 22 -46 0 -44 -36Z',
    ink.of('light'),
  ) +
  times(5, (index) =>
    line(
      `M${-12 + index * 4} ${44 + index * 8}q14 6 ${26 - index} -3`,
      ink.flat('dark', 0.25),
      1.6,
      opacity(0.35),
    ),
  ) +
  path('M-46 -44C-40 -84 40 -84 46 -44C30 -34 14 -20 0 8C-14 -20 -30 -34 -46 -44Z', ink.of('key')) +
  path(
    'M-38 -48C-32 -74 32 -74 38 -48C24 -40 10 -28 0 -8C-10 -28 -24 -40 -38 -48Z',
    'none',
    ` stroke="${ink.flat('metal', 0.25)}" stroke-width="3"`,
  ) +
  path('M-10 -50L0 -66L10 -50L0 -34Z', ink.of('second')) +
  circle(0, 8, 6, ink.of('metal')) +
  [-36, -20, 20, 36].map((x) => circle(x, -38 + Math.abs(x) * -0.14 + 6, 3.4, ink.of('metal'))).join('') +
  mirrored(
    ellipse(25, -8, 5.5, 4.5, ink.flat('dark')) +
      circle(26.5, -9.5, 1.5, '#fff', BARE) +
      line('M17 -15Q25 -20 34 -13', ink.flat('dark', 0.2), 1.8),
  ) +
  path('M-26 -72C-22 -94 -8 -92 0 -108C8 -92 22 -94 26 -72C14 -78 -14 -78 -26 -72Z', ink.of('metal')) +
  circle(0, -84, 5, ink.of('key'));

/** The face of a tiger. */
export const tiger: Motif = (ink) =>
  mirrored(circle(58, -56, 27, ink.of('metal')) + circle(58, -56, 16, ink.of('dark'))) +
  path(
    'M0 -82C46 -84 78 -56 80 -16C98 -2 92 22 98 34C84 34 82 44 84 56C70 54 60 66 44 76C30 90 14 94 0 94C-14 94 -30 90 -44 76C-60 66 -70 54 -84 56C-82 44 -84 34 -98 34C-92 22 -98 -2 -80 -16C-78 -56 -46 -84 0 -82Z',
    ink.of('metal'),
  ) +
  mirrored(
    path('M8 30C30 22 56 34 52 56C46 76 22 86 6 84Z', ink.of('light')) +
      path('M14 -30C24 -50 50 -48 56 -30C44 -34 28 -32 14 -22Z', ink.of('light')) +
      [
        'M6 -80C10 -66 9 -56 4 -46C0 -56 2 -68 6 -80Z',
        'M26 -78C26 -62 22 -56 14 -50C14 -62 18 -70 26 -78Z',
        'M84 0C68 -4 58 0 50 8C60 12 74 10 84 0Z',
        'M90 26C74 20 62 22 54 28C64 34 78 34 90 26Z',
        'M82 52C70 42 60 42 54 46C60 54 70 56 82 52Z',
        'M70 -34C62 -26 58 -20 58 -10C68 -14 72 -22 70 -34Z',
      ]
        .map((d) => path(d, ink.flat('dark'), BARE))
        .join('') +
      path('M14 -14C24 -28 42 -26 48 -12C38 -4 22 -2 14 -14Z', ink.of('second')) +
      ellipse(31, -14, 4, 8, ink.flat('dark'), BARE) +
      circle(33, -18, 2, '#fff', BARE) +
      line('M24 58L70 50M26 66L68 70', ink.flat('light'), 1.6),
  ) +
  path('M-20 24C-18 10 18 10 20 24C16 38 4 44 0 46C-4 44 -16 38 -20 24Z', ink.of('key')) +
  line('M0 46V60M0 60C-8 70 -22 70 -28 62M0 60C8 70 22 70 28 62', ink.flat('dark'), 3) +
  path('M-16 68L-11 82L-6 70ZM16 68L11 82L6 70Z', ink.flat('light')) +
  path('M-12 -44L0 -60L12 -44L0 -36Z', ink.of('key'));

/** A peacock with its train spread. */
export const peacock: Motif = (ink) => {
  const feather =
    path('M-5 0C-9 -40 -12 -62 -17 -76C-18 -104 18 -104 17 -76C12 -62 9 -40 5 0Z', ink.of('second')) +
    ellipse(0, -80, 11, 13, ink.of('metal')) +
    ellipse(0, -78, 7, 8.5, ink.of('key')) +
    circle(0, -76, 4, ink.flat('dark'), BARE);
  const small =
    path('M-5 0C-9 -26 -10 -40 -14 -50C-14 -70 14 -70 14 -50C10 -40 9 -26 5 0Z', ink.of('key')) +
    ellipse(0, -52, 8, 9, ink.of('metal')) +
    circle(0, -50, 4.4, ink.of('second'));
  const fanOf = (count: number, spread: number): { x: number; y: number; turn: number; scale: number }[] =>
    Array.from({ length: count }, (_, index) => ({
      x: 0,
      y: 34,
      turn: -spread + (index * 2 * spread) / (count - 1),
      scale: 1.18,
    }));
  return (
    stamps(feather, fanOf(11, 92)) +
    stamps(small, fanOf(8, 74)) +
    path(
      'M-22 84C-30 40 -20 14 -6 2C-14 -12 -12 -34 2 -36C18 -38 20 -20 12 -8C10 2 24 18 26 44C28 66 22 80 12 92Z',
      ink.of('key'),
    ) +
    path('M-16 60C-12 44 8 44 18 58C14 74 0 84 -12 84C-16 76 -18 68 -16 60Z', ink.of('second')) +
    circle(4, -24, 3.6, ink.flat('light')) +
    circle(5, -24, 1.8, ink.flat('dark')) +
    path('M14 -24L28 -16L12 -15Z', ink.of('metal')) +
    [
      [-6, -54],
      [3, -58],
      [12, -54],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(`M3 -36L${x} ${y}`, ink.flat('metal'), 1.8) + circle(x, y, 3.4, ink.of('metal')),
      )
      .join('')
  );
};
