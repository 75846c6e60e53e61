import { petal, wedge } from '../shapes.ts';
import { BARE, circle, ellipse, line, mirrored, opacity, path, put, stamps, times } from '../svg.ts';
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
