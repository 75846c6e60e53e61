import { digits } from '../drawing/lettering.ts';
import { num } from '../drawing/shapes.ts';
import { BARE, circle, ellipse, line, opacity, path, put, rect, times } from '../drawing/svg.ts';
import type { Ink } from '../drawing/ink.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Motif } from './motif.ts';

/** A racket and a ball in flight. */
export const racket: Motif = (ink) =>
  put(
    line('M0 30V98', ink.flat('dark', 0.25), 13) +
      rect(-8, 56, 16, 46, ink.of('key'), 5) +
      ellipse(0, -30, 48, 62, ink.of('second')) +
      ellipse(0, -30, 39, 53, ink.flat('dark', 0.12)) +
      [-26, -13, 0, 13, 26]
        .map((x) =>
          line(
            `M${x} ${num(-30 - 52 * Math.sqrt(1 - (x / 40) ** 2))}V${num(-30 + 52 * Math.sqrt(1 - (x / 40) ** 2))}`,
            ink.flat('light'),
            1.6,
          ),
        )
        .join('') +
      [-66, -48, -30, -12, 6]
        .map((y) =>
          line(
            `M${num(-38 * Math.sqrt(1 - ((y + 30) / 54) ** 2))} ${y}H${num(38 * Math.sqrt(1 - ((y + 30) / 54) ** 2))}`,
            ink.flat('light'),
            1.6,
          ),
        )
        .join('') +
      path('M-12 30L0 44L12 30L8 26H-8Z', ink.of('second')),
    12,
    0,
    { turn: 32 },
  ) +
  circle(-58, -44, 25, ink.of('metal')) +
  line('M-80 -54C-66 -48 -58 -34 -62 -20M-48 -67C-52 -54 -46 -42 -34 -38', ink.flat('light'), 3.4) +
  line('M-92 -10L-100 14M-78 -2L-84 24M-62 4L-64 24', ink.flat('light'), 4, opacity(0.6));

/** A shuttlecock. */
export const shuttlecock: Motif = (ink) =>
  put(
    [-30, -18, -6, 6, 18, 30]
      .map((turn) =>
        put(
          path('M-6 0L-13 -84C-8 -98 8 -98 13 -84L6 0Z', ink.of('light')) +
            line('M0 0V-86', ink.flat('second'), 1.8),
          0,
          40,
          { turn },
        ),
      )
      .join('') +
      line('M-30 -8C-12 -14 12 -14 30 -8M-38 -34C-14 -42 14 -42 38 -34', ink.flat('key'), 4) +
      path('M-24 34H24C26 70 14 86 0 86C-14 86 -26 70 -24 34Z', ink.of('key')) +
      rect(-26, 28, 52, 12, ink.of('metal'), 5),
    12,
    -4,
    { turn: 38 },
  ) + line('M-96 -30L-62 -12M-92 4L-66 12M-70 -66L-46 -36', ink.flat('light'), 5, opacity(0.6));

const racer = (ink: Ink, role: Role, number: string): string =>
  path('M-46 10C-50 -4 -38 -10 -26 -12C-18 -30 14 -32 26 -14C40 -12 54 -6 52 10Z', ink.of(role)) +
  path('M-16 -13C-10 -25 8 -26 15 -14Z', ink.flat('light')) +
  path('M-54 -14H-42V0H-54Z', ink.of(role)) +
  [-26, 30].map((x) => circle(x, 12, 11, ink.flat('dark')) + circle(x, 12, 5, ink.of('metal'))).join('') +
  circle(2, 0, 9, ink.flat('light'), BARE) +
  put(digits(number, 9, 2.2, ink.flat('dark'), 'centre'), 2, -4.5);

/** Ten in a race; three of them in sight. */
export const race: Motif = (ink) =>
  path('M-110 92C-60 40 20 20 110 16V100H-110Z', ink.flat('dark', 0.14)) +
  line(
    'M-96 98C-40 66 40 48 110 44M-60 100C-10 84 50 74 110 72',
    ink.flat('light'),
    3,
    ` stroke-dasharray="14 12"${opacity(0.7)}`,
  ) +
  times(12, (index) =>
    rect(
      -100 + (index % 6) * 14,
      -100 + Math.floor(index / 6) * 14,
      14,
      14,
      (index + Math.floor(index / 6)) % 2 ? ink.flat('light') : ink.flat('dark'),
    ),
  ) +
  line('M-104 -104V-30', ink.flat('metal'), 5) +
  put(racer(ink, 'second', '7'), 50, 2, { turn: -10, scale: 0.72 }) +
  put(racer(ink, 'metal', '3'), -34, 30, { turn: -18, scale: 0.92 }) +
  put(racer(ink, 'key', '1'), 26, 60, { turn: -12, scale: 1.2 }) +
  line('M-70 74L-44 66M-60 88L-32 80M-100 44L-84 36', ink.flat('light'), 4, opacity(0.6));
