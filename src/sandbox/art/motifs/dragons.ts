import { across, curveThrough, poly, ribbon } from '../drawing/shapes.ts';
import { BARE, circle, line, opacity, path, put, times } from '../drawing/svg.ts';
import { scales } from './koi.ts';
import type { Ink } from '../drawing/ink.ts';
import type { Curve, Point } from '../drawing/shapes.ts';
import type { Motif } from './motif.ts';

/** Triangular fins along one side. */
const fins = (
  curve: Curve,
  half: (t: number) => number,
  from: number,
  to: number,
  count: number,
  height: number,
): string =>
  times(count, (index) => {
    const t = from + ((to - from) * index) / count;
    const step = ((to - from) / count) * 0.9;
    const [a, b] = [across(curve, t), across(curve, t + step)];
    const edge = ({ point, normal }: { point: Point; normal: Point }, reach: number): Point => [
      point[0] + normal[0] * reach,
      point[1] + normal[1] * reach,
    ];
    return poly([edge(a, half(t) * 0.8), edge(a, half(t) + height), edge(b, half(t + step) * 0.8)]);
  });

const head = (ink: Ink): string =>
  // mane
  [
    'M-6 -6C-40 -30 -62 -16 -78 -30C-66 -2 -44 0 -30 8Z',
    'M-8 6C-40 2 -62 18 -82 12C-66 32 -40 24 -24 22Z',
    'M-2 14C-28 26 -44 44 -64 44C-44 56 -16 44 -2 26Z',
  ]
    .map((d) => path(d, ink.of('metal')))
    .join('') +
  // horns
  path('M-4 -22C-18 -44 -44 -50 -58 -70C-30 -66 -6 -54 8 -28Z', ink.of('light')) +
  path('M-34 -52L-58 -48L-26 -42Z', ink.of('light')) +
  // skull, snout, jaw
  path(
    'M-22 -2C-20 -26 0 -34 20 -28C34 -32 44 -22 58 -18C74 -20 82 -8 76 4C60 10 44 8 30 14C10 22 -16 22 -22 -2Z',
    ink.of('key'),
  ) +
  path('M22 16C40 12 58 14 70 12C68 26 48 34 26 30C14 30 6 26 2 18Z', ink.of('key')) +
  path('M34 13L38 22L43 12L50 20L55 11L62 17L66 9Z', ink.flat('light')) +
  path('M58 -18C70 -28 80 -20 76 -12C70 -12 64 -12 58 -18Z', ink.of('metal')) +
  // brow, eye, nostril
  path('M0 -18C12 -30 28 -26 34 -16C24 -18 14 -14 8 -8Z', ink.of('metal')) +
  circle(18, -10, 6, ink.flat('light')) +
  circle(20, -10, 3, ink.flat('dark')) +
  circle(70, -8, 2.4, ink.flat('dark')) +
  line('M70 4C88 14 92 34 84 52', ink.flat('metal', 0.2), 3) +
  line('M60 10C66 30 60 48 48 58', ink.flat('metal', 0.2), 2.4) +
  // beard
  path('M10 28C8 44 14 54 8 68C24 58 28 44 26 30Z', ink.of('metal'));

/** The head of a dragon, facing right. */
export const dragonHead: Motif = (ink) => put(head(ink), 0, 0, { scale: 1.15 });

/** A coiled dragon that guards a pearl. */
export const dragon: Motif = (ink) => {
  const curve = curveThrough([
    [-84, 86],
    [-96, 40],
    [-70, 6],
    [-20, 20],
    [30, 52],
    [70, 62],
    [92, 26],
    [74, -14],
    [30, -18],
    [-22, -12],
    [-58, -34],
    [-46, -66],
    [-14, -66],
  ]);
  const half = (t: number): number => 4 + 15 * Math.min(1, t * 2.2) - (t > 0.85 ? (t - 0.85) * 20 : 0);
  const claw = (x: number, y: number, turn: number): string =>
    put(path('M0 0C-4 12 -12 20 -10 30L-2 22L2 34L8 22L16 28C16 16 12 8 10 -2Z', ink.of('metal')), x, y, {
      turn,
    });
  return (
    claw(44, 66, 10) +
    claw(-70, 14, 30) +
    claw(86, -4, -70) +
    path(fins(curve, half, 0.04, 0.95, 26, 9), ink.of('metal')) +
    path(ribbon(curve, half, 30), ink.of('key')) +
    scales(ink, 'key', curve, half, 0.06, 0.94, 34) +
    path('M-84 86C-100 92 -104 78 -96 70C-88 76 -86 80 -84 86Z', ink.of('metal')) +
    put(head(ink), -10, -62, { scale: 0.86 }) +
    circle(84, -72, 18, ink.of('light')) +
    circle(84, -72, 30, ink.halo('light', 0.6), BARE) +
    circle(79, -78, 5, '#fff', opacity(0.9))
  );
};

/** A crowned river serpent rising from the water. */
export const naga: Motif = (ink) => {
  const curve = curveThrough([
    [92, 70],
    [60, 44],
    [20, 66],
    [-24, 82],
    [-70, 58],
    [-66, 14],
    [-20, 0],
    [30, -6],
    [52, -40],
    [22, -66],
  ]);
  const half = (t: number): number => 5 + 17 * Math.min(1, t * 2) - (t > 0.8 ? (t - 0.8) * 24 : 0);
  const hood = path(
    'M18 -40C-26 -46 -34 -86 -10 -100C-8 -84 2 -84 8 -98C18 -84 26 -86 32 -100C40 -88 48 -90 56 -96C66 -70 60 -44 18 -40Z',
    ink.of('metal'),
  );
  return (
    path(fins(curve, half, 0.05, 0.8, 20, 7), ink.of('second')) +
    path(ribbon(curve, half, 26), ink.of('key')) +
    scales(ink, 'key', curve, half, 0.05, 0.86, 30) +
    put(hood, 2, -2) +
    put(
      path(
        'M-26 0C-24 -24 0 -32 20 -22C36 -22 46 -12 44 0C34 8 18 8 6 14C-10 20 -28 16 -26 0Z',
        ink.of('key'),
      ) +
        circle(8, -8, 5.5, ink.flat('light')) +
        circle(9.5, -8, 2.6, ink.flat('dark')) +
        line('M40 2C26 6 16 4 6 8', ink.flat('dark'), 2) +
        line('M44 0C56 2 58 10 68 8M58 7L66 14', ink.flat('key', 0.1), 2) +
        path('M-8 -22L-4 -40L4 -27L12 -44L17 -25L28 -36L26 -20Z', ink.of('metal')) +
        circle(11, -32, 3, ink.flat('key', 0.3)),
      22,
      -66,
      { scale: [-1.1, 1.1] },
    ) +
    [
      [-96, 84, 90],
      [-84, 96, 70],
    ]
      .map(([x = 0, y = 0, w = 0]) =>
        line(
          `M${x} ${y}q12 -10 24 0t24 0t24 0t24 0t24 0t24 0t24 0t${w / 8} 0`,
          ink.flat('second', 0.3),
          3,
          opacity(0.8),
        ),
      )
      .join('')
  );
};
