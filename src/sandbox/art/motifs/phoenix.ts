import { curveThrough, ribbon } from '../drawing/shapes.ts';
import { circle, line, mirrored, opacity, path, put, times } from '../drawing/svg.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Point } from '../drawing/shapes.ts';
import type { Motif } from './motif.ts';

/** A firebird with raised wings. */
export const phoenix: Motif = (ink) => {
  const feather = (turn: number, length: number, role: Role): string =>
    put(
      path(
        `M0 0C9 ${-length * 0.3} 12 ${-length * 0.8} 2 ${-length}C-8 ${-length * 0.75} -8 ${-length * 0.3} 0 0Z`,
        ink.of(role),
      ),
      0,
      0,
      { turn },
    );
  const wing = put(
    [98, 84, 70, 56, 42, 28].map((turn, index) => feather(turn, 66 + index * 7, 'key')).join('') +
      [92, 74, 56, 38, 22].map((turn, index) => feather(turn, 42 + index * 6, 'second')).join('') +
      [80, 56, 34].map((turn) => feather(turn, 28, 'metal')).join(''),
    12,
    -6,
  );
  const tail = [
    [
      [0, 24],
      [-30, 44],
      [-52, 74],
      [-84, 84],
    ],
    [
      [0, 24],
      [32, 44],
      [52, 74],
      [84, 84],
    ],
    [
      [0, 28],
      [-14, 54],
      [-20, 78],
      [-46, 96],
    ],
    [
      [0, 28],
      [14, 54],
      [20, 78],
      [46, 96],
    ],
    [
      [0, 30],
      [3, 56],
      [-3, 78],
      [0, 100],
    ],
  ] as const;
  return (
    tail
      .map(
        (points) =>
          path(
            ribbon(curveThrough(points), (t) => 5 + 5 * Math.sin(Math.PI * t), 8),
            ink.of('key'),
          ) +
          put(
            path('M0 -12C10 -6 10 8 0 14C-10 8 -10 -6 0 -12Z', ink.of('metal')) +
              circle(0, 2, 4, ink.flat('second')),
            ...(points[3] as Point),
          ),
      )
      .join('') +
    mirrored(wing) +
    path(
      'M0 -52C18 -46 20 -20 16 6C14 26 6 38 0 44C-6 38 -14 26 -16 6C-20 -20 -14 -46 0 -52Z',
      ink.of('metal'),
    ) +
    times(4, (index) => line(`M-9 ${-10 + index * 11}q9 8 18 0`, ink.flat('key'), 1.8, opacity(0.7))) +
    path(
      'M-13 -54C-14 -72 6 -78 14 -64C22 -62 26 -58 30 -52C22 -52 16 -50 12 -46C4 -38 -12 -42 -13 -54Z',
      ink.of('key'),
    ) +
    circle(6, -61, 2.8, ink.flat('dark')) +
    path('M16 -60L34 -52L17 -51Z', ink.of('light')) +
    line(
      'M-4 -72C-10 -86 -22 -88 -26 -98M0 -74C0 -88 -6 -94 -4 -104M6 -73C12 -84 10 -94 18 -102',
      ink.flat('metal', 0.2),
      3,
    ) +
    [
      [-26, -98],
      [-4, -104],
      [18, -102],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4, ink.of('second')))
      .join('')
  );
};
