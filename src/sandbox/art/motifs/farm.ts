import { petal, wedge } from '../drawing/shapes.ts';
import { BARE, circle, ellipse, line, opacity, path, put, stamps } from '../drawing/svg.ts';
import type { Motif } from './motif.ts';

/** A rabbit against the full moon. */
export const moonRabbit: Motif = (ink) =>
  circle(
    0,
    -8,
    92,
    ink.manner === 'print'
      ? ink.flat('metal', 0.4)
      : ink.blend(
          [
            [0, '#ffffff'],
            [0.6, ink.flat('metal', 0.6)],
            [1, ink.flat('metal', 0.05)],
          ],
          [0.2, 0, 0.8, 1],
        ),
  ) +
  [
    [-46, -44, 15],
    [40, 30, 11],
    [52, -46, 8],
    [-58, 12, 8],
    [18, -72, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.flat('metal', 0.1), BARE + opacity(0.35)))
    .join('') +
  path(
    'M-8 -34C-26 -62 -26 -92 -14 -98C0 -92 6 -62 6 -36ZM8 -34C12 -64 28 -88 40 -88C46 -74 36 -48 22 -28Z',
    ink.of('light'),
  ) +
  path(
    'M-6 -42C-16 -62 -16 -80 -13 -86C-6 -78 0 -60 0 -42ZM14 -38C18 -58 28 -74 36 -78C37 -68 30 -50 20 -34Z',
    ink.of('key'),
    BARE,
  ) +
  path(
    'M-44 92C-66 78 -62 34 -36 18C-44 -2 -34 -36 6 -38C44 -38 54 -2 38 18C30 26 26 28 24 30C46 44 52 78 34 92Z',
    ink.of('light'),
  ) +
  circle(-54, 78, 15, ink.of('light')) +
  path('M0 92C-2 70 10 56 26 58C42 60 52 76 48 92Z', ink.of('light')) +
  circle(28, -6, 5, ink.of('key')) +
  circle(29.5, -7.5, 1.6, '#fff', BARE) +
  ellipse(18, 10, 8, 5, ink.flat('key', 0.3), BARE + opacity(0.6)) +
  path('M44 2q5 2 2 6q-5 2 -6 -2Z', ink.of('key')) +
  [
    [-92, 62, 40],
    [60, 72, 44],
  ]
    .map(([x = 0, y = 0, w = 0]) =>
      path(
        `M${x} ${y + 20}C${x - 6} ${y} ${x + w * 0.2} ${y - 8} ${x + w * 0.35} ${y + 2}C${x + w * 0.5} ${y - 14} ${x + w * 0.9} ${y - 6} ${x + w} ${y + 20}Z`,
        ink.of('second'),
      ),
    )
    .join('');

/** A fighting cock in full crow. */
export const rooster: Motif = (ink) => {
  const tail = [
    [-104, -48, -88],
    [-108, -8, -60],
    [-96, 28, -34],
    [-84, -76, -106],
  ]
    .map(([x = 0, y = 0, c = 0], index) =>
      path(
        `M-22 28C-54 ${c} -88 ${c + 8} ${x} ${y}C-84 ${y - 6} -62 ${c + 36} -18 44Z`,
        ink.of((['second', 'key', 'second', 'metal'] as const)[index] ?? 'key'),
      ),
    )
    .join('');
  return (
    line('M-6 70V98M-6 98l-14 4M-6 98l14 4M20 68V96M20 96l-12 5M20 96l15 4', ink.flat('metal'), 5) +
    tail +
    path(
      'M-40 30C-34 2 -4 -2 8 -22C14 -40 16 -52 26 -62C48 -68 58 -52 56 -38C56 -18 58 -6 54 16C52 54 26 76 -2 74C-26 72 -42 54 -40 30Z',
      ink.of('key'),
    ) +
    path(
      'M8 -22C14 -40 16 -52 26 -62C48 -68 58 -52 56 -38C56 -18 60 -10 56 6C50 -2 48 2 42 8C36 -2 32 4 26 8C22 -4 16 0 8 0C4 -8 4 -14 8 -22Z',
      ink.of('metal'),
    ) +
    path(
      'M-34 28C-16 12 16 18 24 42C10 40 12 52 0 50C-2 60 -14 58 -18 52C-28 54 -36 42 -34 28Z',
      ink.of('second'),
    ) +
    path(
      'M22 -60C14 -72 20 -82 26 -74C26 -92 38 -92 38 -76C44 -90 56 -84 50 -70C60 -76 64 -64 54 -58C46 -62 32 -64 22 -60Z',
      ink.of('key'),
    ) +
    path('M54 -46L82 -44L56 -34Z', ink.of('light')) +
    path('M50 -32C60 -28 62 -10 52 -8C44 -12 44 -26 50 -32Z', ink.of('key')) +
    circle(42, -48, 5.5, ink.flat('light')) +
    circle(43.5, -48, 2.6, ink.flat('dark'))
  );
};

/** A bough of mangoes. */
export const mango: Motif = (ink) => {
  const leaf =
    path(petal(84, 19), ink.of('second')) + line('M0 -8V-70', ink.flat('second', 0.55), 1.6, opacity(0.7));
  const fruit =
    path(
      'M-4 -44C34 -46 54 -10 44 24C36 52 4 62 -18 48C-44 30 -44 -6 -32 -24C-24 -38 -14 -43 -4 -44Z',
      ink.of('metal'),
    ) +
    path(
      'M26 -34C46 -18 50 6 42 26C36 44 22 52 6 53C32 36 38 0 26 -34Z',
      ink.of('key'),
      BARE + opacity(0.6),
    ) +
    path('M-26 -14C-20 -28 -10 -33 -2 -33C-12 -24 -16 -14 -18 -4Z', '#fff', BARE + opacity(0.6));
  return (
    line('M-70 -92C-30 -84 10 -76 20 -48M-10 -79L-34 -34', ink.flat('dark', 0.25), 5) +
    stamps(leaf, [
      { x: -62, y: -88, turn: 200 },
      { x: -6, y: -80, turn: 66 },
      { x: -30, y: -86, turn: -28, scale: 0.8 },
      { x: 14, y: -64, turn: 118, scale: 0.9 },
    ]) +
    put(fruit, -38, 16, { turn: 14, scale: 1.02 }) +
    put(fruit, 34, 26, { turn: -8, scale: 1.16 })
  );
};

/** Cherries, a slice of melon, a lemon and a plum. */
export const fruits: Motif = (ink) =>
  put(
    path(wedge(0, 180, 88), ink.of('second')) +
      path(wedge(0, 180, 78), ink.flat('light')) +
      path(wedge(0, 180, 71), ink.of('key')) +
      [-42, -14, 14, 42]
        .map((x) => ellipse(x, 26 - Math.abs(x) * 0.1, 3.4, 6, ink.flat('dark'), BARE))
        .join('') +
      ellipse(0, 50, 3.4, 6, ink.flat('dark'), BARE),
    6,
    14,
    { turn: -14 },
  ) +
  put(
    path(
      'M-46 0C-44 -34 -18 -40 0 -40C18 -40 44 -34 46 0C44 34 18 40 0 40C-18 40 -44 34 -46 0ZM-52 0L-44 -8V8ZM52 0L44 -8V8Z',
      ink.of('metal'),
    ) + path('M-30 -12C-24 -26 -10 -30 0 -30C-12 -22 -20 -14 -22 -6Z', '#fff', BARE + opacity(0.65)),
    -52,
    -28,
    { turn: -30, scale: 0.9 },
  ) +
  line('M34 -24C30 -60 46 -84 66 -96C54 -70 62 -50 76 -28', ink.flat('second', -0.2), 4.5) +
  path('M64 -96C84 -104 98 -92 100 -78C84 -74 68 -80 64 -96Z', ink.of('second')) +
  stamps(
    circle(0, 0, 27, ink.of('key')) +
      path('M-16 -8C-12 -18 -4 -21 4 -20C-4 -15 -9 -9 -10 -3Z', '#fff', BARE + opacity(0.75)),
    [
      { x: 30, y: -6 },
      { x: 78, y: -10 },
    ],
  );
