import { digits } from '../drawing/lettering.ts';
import { BARE, circle, ellipse, line, opacity, path, put } from '../drawing/svg.ts';
import type { Ink } from '../drawing/ink.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Point } from '../drawing/shapes.ts';
import type { Motif } from './motif.ts';

/** One die of a pair, seen from a corner; faces show `top`, `left`, `right`. */
const die = (ink: Ink, role: Role, [top, left, right]: readonly [number, number, number]): string => {
  const [ux, uy, vx, vy, h] = [42, 22, -42, 22, 48];
  const faces: [string, string][] =
    ink.manner === 'print'
      ? [
          [ink.flat(role, 0.25), ''],
          [ink.flat(role), ''],
          [ink.flat(role, -0.2), ''],
        ]
      : [
          [
            ink.blend([
              [0, ink.flat(role, 0.75)],
              [1, ink.flat(role, 0.25)],
            ]),
            '',
          ],
          [
            ink.blend([
              [0, ink.flat(role, 0.2)],
              [1, ink.flat(role, -0.35)],
            ]),
            '',
          ],
          [
            ink.blend([
              [0, ink.flat(role, -0.1)],
              [1, ink.flat(role, -0.65)],
            ]),
            '',
          ],
        ];
  const spots: Record<number, Point[]> = {
    1: [[0.5, 0.5]],
    2: [
      [0.25, 0.25],
      [0.75, 0.75],
    ],
    3: [
      [0.22, 0.22],
      [0.5, 0.5],
      [0.78, 0.78],
    ],
    4: [
      [0.26, 0.26],
      [0.74, 0.26],
      [0.26, 0.74],
      [0.74, 0.74],
    ],
    5: [
      [0.24, 0.24],
      [0.76, 0.24],
      [0.5, 0.5],
      [0.24, 0.76],
      [0.76, 0.76],
    ],
    6: [
      [0.26, 0.22],
      [0.74, 0.22],
      [0.26, 0.5],
      [0.74, 0.5],
      [0.26, 0.78],
      [0.74, 0.78],
    ],
  };
  const pips = (
    face: number,
    at: (a: number, b: number) => Point,
    rx: number,
    ry: number,
    turn: number,
  ): string =>
    (spots[face] ?? [])
      .map(([a, b]) =>
        put(ellipse(0, 0, rx, ry, face === 1 ? ink.flat('key') : ink.flat('light'), BARE), ...at(a, b), {
          turn,
        }),
      )
      .join('');
  const light = role === 'light' ? { dark: true } : {};
  const draw =
    path(`M0 ${-h}L${ux} ${uy - h}L0 ${uy * 2 - h}L${vx} ${vy - h}Z`, faces[0]?.[0] ?? '') +
    path(`M${vx} ${vy - h}L0 ${uy * 2 - h}V${uy * 2}L${vx} ${vy}Z`, faces[1]?.[0] ?? '') +
    path(`M${ux} ${uy - h}L0 ${uy * 2 - h}V${uy * 2}L${ux} ${uy}Z`, faces[2]?.[0] ?? '') +
    pips(top, (a, b) => [a * ux + b * vx, a * uy + b * vy - h], 6, 3.4, 0) +
    pips(left, (a, b) => [vx + a * 42, vy - h + a * 22 + b * h], 3.8, 5.6, 14) +
    pips(right, (a, b) => [a * 42, uy * 2 - h - a * 22 + b * h], 3.8, 5.6, -14);
  return 'dark' in light ? draw.replaceAll(ink.flat('light'), ink.flat('dark', 0.05)) : draw;
};

/** Two dice in flight. */
export const dice: Motif = (ink) =>
  put(die(ink, 'second', [5, 3, 6]), 38, -38, { scale: 1.05, turn: 14 }) +
  put(die(ink, 'key', [6, 2, 4]), -30, 34, { scale: 1.32, turn: -10 });

/** Three dice under a glass. */
export const threeDice: Motif = (ink) =>
  ellipse(0, 78, 92, 18, ink.of('metal')) +
  put(die(ink, 'key', [1, 2, 3]), 0, -6, { scale: 0.86, turn: 4 }) +
  put(die(ink, 'key', [5, 4, 6]), -42, 46, { scale: 0.86 }) +
  put(die(ink, 'key', [3, 6, 2]), 42, 46, { scale: 0.86 }) +
  path(
    'M-84 76V-4C-84 -112 84 -112 84 -4V76',
    ink.flat('light'),
    opacity(ink.manner === 'print' ? 0.16 : 0.12),
  ) +
  line('M-66 30V-6C-64 -46 -46 -64 -28 -72', ink.flat('light'), 5, opacity(0.6)) +
  circle(0, -88, 9, ink.of('metal'));

/** Lottery balls that carry numbers. */
export const balls =
  (numbers: readonly string[]): Motif =>
  (ink) => {
    const spots: readonly (readonly [number, number, number])[] =
      numbers.length === 2
        ? [
            [-40, 8, 1.42],
            [44, -4, 1.42],
          ]
        : numbers.length === 3
          ? [
              [-54, 26, 1.15],
              [54, 26, 1.15],
              [0, -30, 1.4],
            ]
          : [
              [-58, 40, 0.95],
              [58, 40, 0.95],
              [-34, -30, 1.02],
              [38, -34, 1.02],
              [0, 26, 1.34],
              [0, -82, 0.7],
            ];
    const roles: Role[] = ['second', 'metal', 'key', 'light', 'key', 'metal'];
    return numbers
      .map((text, index) => {
        const [x, y, scale] = spots[index] ?? [0, 0, 1];
        return put(
          circle(0, 0, 46, ink.of(roles[(index + (numbers.length === 2 ? 1 : 0)) % 6] ?? 'key')) +
            circle(2, 1, 27, '#fff', BARE) +
            put(digits(text, 26, 5.5, ink.flat('dark', 0.05), 'centre'), 2, -12) +
            path('M-34 -14C-28 -32 -12 -40 4 -40C-10 -34 -22 -26 -28 -12Z', '#fff', BARE + opacity(0.7)),
          x,
          y,
          { scale },
        );
      })
      .join('');
  };
