import { curveThrough, ribbon } from '../drawing/shapes.ts';
import { BARE, circle, ellipse, line, mirrored, opacity, path, put, stamps, times } from '../drawing/svg.ts';
import { bubbles } from './fish.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Point } from '../drawing/shapes.ts';
import type { Motif } from './motif.ts';

/** A kraken: head and eight arms. */
export const octopus: Motif = (ink) => {
  const arms: readonly (readonly Point[])[] = [
    [
      [18, 12],
      [34, 60],
      [72, 56],
      [84, 24],
      [66, 16],
    ],
    [
      [10, 16],
      [20, 70],
      [50, 98],
      [80, 90],
      [82, 72],
    ],
    [
      [26, 4],
      [60, 22],
      [92, -4],
      [88, -40],
      [70, -34],
    ],
  ];
  const arm = (points: readonly Point[]): string => {
    const curve = curveThrough(points);
    return (
      path(
        ribbon(curve, (t) => 14 - t * 11, 14),
        ink.of('key'),
      ) +
      times(7, (index) => {
        const t = 0.16 + index * 0.1;
        const [x, y] = curve(t);
        return circle(x, y, 4.6 - t * 3.2, ink.flat('key', 0.55), BARE);
      })
    );
  };
  return (
    mirrored(arms.map(arm).join('')) +
    path(
      'M-40 20C-56 4 -60 -30 -48 -56C-36 -84 -18 -96 0 -96C18 -96 36 -84 48 -56C60 -30 56 4 40 20C28 34 -28 34 -40 20Z',
      ink.of('key'),
    ) +
    [
      [-20, -70, 7],
      [4, -80, 5],
      [24, -62, 8],
      [-34, -46, 5],
      [0, -56, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, ink.flat('second'), BARE + opacity(0.6)))
      .join('') +
    mirrored(
      ellipse(20, -8, 13, 11, ink.of('metal')) +
        ellipse(20, -8, 9, 3.4, ink.flat('dark'), BARE) +
        path('M4 -24C14 -30 30 -28 38 -18C26 -22 14 -20 4 -24Z', ink.flat('key', -0.3), BARE),
    ) +
    line('M-10 14Q0 20 10 14', ink.flat('dark'), 2.4)
  );
};

/** A crab with a crown. */
export const crab: Motif = (ink) =>
  mirrored(
    [
      [40, 30, 88, 36, 84, 70],
      [34, 42, 70, 60, 60, 90],
      [44, 16, 96, 10, 100, 40],
    ]
      .map(([x, y, a, b, c, d]) => line(`M${x} ${y}L${a} ${b}L${c} ${d}`, ink.flat('key', -0.15), 8))
      .join('') +
      line('M40 -4C66 -8 78 -24 76 -40', ink.flat('key'), 14) +
      path(
        'M56 -36C46 -70 66 -92 78 -96C72 -80 74 -70 82 -62C84 -74 92 -82 98 -84C106 -60 96 -34 76 -30C66 -28 58 -30 56 -36Z',
        ink.of('key'),
      ),
  ) +
  path(
    'M-66 14C-66 -26 -30 -38 0 -38C30 -38 66 -26 66 14C58 46 30 58 0 58C-30 58 -58 46 -66 14Z',
    ink.of('key'),
  ) +
  path('M-46 0C-40 -18 -20 -24 -6 -25C-26 -14 -34 -4 -34 8Z', '#fff', BARE + opacity(0.45)) +
  mirrored(
    line('M18 -34V-48', ink.flat('key', -0.1), 6) +
      circle(18, -52, 10, ink.flat('light')) +
      circle(19, -52, 5, ink.flat('dark')),
  ) +
  line('M-18 20Q0 36 18 20', ink.flat('dark'), 3.4) +
  circle(-38, 16, 7, ink.flat('key', 0.35), BARE) +
  circle(38, 16, 7, ink.flat('key', 0.35), BARE) +
  path('M-28 -66L-32 -98L-15 -82L0 -106L15 -82L32 -98L28 -66Z', ink.of('metal')) +
  circle(0, -78, 5, ink.of('second'));

/** Jellyfish drifting upwards. */
export const jellyfish: Motif = (ink) => {
  const jelly = (role: Role, other: Role): string =>
    [-28, -10, 10, 28]
      .map((x, index) =>
        path(
          ribbon(
            curveThrough([
              [x, 8],
              [x + (index % 2 ? 12 : -12), 34],
              [x + (index % 2 ? -8 : 8), 60],
              [x + (index % 2 ? 8 : -8), 92],
            ]),
            (t) => 5 - t * 4,
            5,
          ),
          ink.of(index % 2 ? role : other),
          opacity(0.85),
        ),
      )
      .join('') +
    path(
      'M-52 10C-56 -40 -26 -62 0 -62C26 -62 56 -40 52 10C44 4 38 4 32 12C24 2 16 2 10 12C4 4 -4 4 -10 12C-16 2 -24 2 -32 12C-38 4 -44 4 -52 10Z',
      ink.of(role),
      opacity(0.95),
    ) +
    path('M-34 -8C-34 -34 -20 -46 -4 -50C-16 -38 -22 -24 -22 -8Z', '#fff', BARE + opacity(0.55)) +
    [
      [10, -22, 6],
      [26, -6, 4],
      [0, -6, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.flat(other, 0.3), BARE + opacity(0.8)))
      .join('');
  return (
    put(jelly('second', 'light'), -56, -44, { scale: 0.62, turn: -12 }) +
    put(jelly('metal', 'key'), 64, -52, { scale: 0.5, turn: 14 }) +
    put(jelly('key', 'second'), 6, 8, { scale: 1.04 }) +
    bubbles(ink, [
      [-80, 40, 5],
      [-70, 60, 3.4],
      [84, 40, 6],
      [76, 64, 4],
    ])
  );
};

/** An open shell with its pearl. */
export const shell: Motif = (ink) => {
  const ribs = (y: number): string =>
    [-60, -36, -12, 12, 36, 60]
      .map((x) =>
        line(`M0 ${y}L${x * 1.2} ${y - 78 + Math.abs(x) * 0.5}`, ink.flat('key', 0.5), 2, opacity(0.7)),
      )
      .join('');
  return (
    path(
      'M0 34C-40 34 -92 6 -96 -34C-90 -48 -80 -50 -72 -44C-72 -64 -56 -74 -44 -66C-40 -84 -18 -92 0 -80C18 -92 40 -84 44 -66C56 -74 72 -64 72 -44C80 -50 90 -48 96 -34C92 6 40 34 0 34Z',
      ink.of('key'),
    ) +
    ribs(28) +
    path('M-84 40C-60 16 60 16 84 40C60 62 -60 62 -84 40Z', ink.flat('dark', 0.1)) +
    circle(
      0,
      24,
      29,
      ink.manner === 'print'
        ? ink.flat('light')
        : ink.blend(
            [
              [0, '#ffffff'],
              [0.55, '#f6e9ff'],
              [1, ink.flat('second', -0.1)],
            ],
            [0.2, 0, 0.8, 1],
          ),
    ) +
    circle(-9, 14, 7, '#fff', BARE + opacity(0.95)) +
    path('M-92 42C-78 88 -36 98 0 98C36 98 78 88 92 42C60 66 -60 66 -92 42Z', ink.of('key')) +
    [-54, -28, 0, 28, 54]
      .map((x) =>
        line(
          `M${x * 0.9} ${62 - Math.abs(x) * 0.12}L${x * 0.7} ${92 - Math.abs(x) * 0.24}`,
          ink.flat('key', 0.5),
          2,
          opacity(0.7),
        ),
      )
      .join('')
  );
};

/** A turtle from above with a jewelled shell. */
export const turtle: Motif = (ink) =>
  mirrored(
    path('M38 -42C56 -84 88 -88 100 -74C98 -54 76 -34 50 -22Z', ink.of('second')) +
      path('M40 44C58 58 72 82 64 92C48 90 34 74 26 56Z', ink.of('second')),
  ) +
  path('M-18 -62C-24 -96 -10 -106 0 -106C10 -106 24 -96 18 -62Z', ink.of('second')) +
  mirrored(circle(10, -90, 3.6, ink.flat('dark'))) +
  path('M-6 70L0 98L6 70Z', ink.of('second')) +
  path(
    'M0 -74C42 -74 64 -38 62 4C60 48 34 80 0 80C-34 80 -60 48 -62 4C-64 -38 -42 -74 0 -74Z',
    ink.of('metal'),
  ) +
  stamps(
    path('M0 -21L18 -10V10L0 21L-18 10V-10Z', ink.of('key')) +
      path('M-10 -8L0 -14L10 -8L0 -2Z', '#fff', BARE + opacity(0.35)),
    [
      { x: 0, y: -40 },
      { x: 0, y: 4, scale: 1.1 },
      { x: 0, y: 48 },
      { x: -38, y: -18, scale: 0.86 },
      { x: 38, y: -18, scale: 0.86 },
      { x: -38, y: 28, scale: 0.86 },
      { x: 38, y: 28, scale: 0.86 },
    ],
  );
