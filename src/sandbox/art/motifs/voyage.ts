import { num, wedge } from '../drawing/shapes.ts';
import {
  BARE,
  circle,
  ellipse,
  line,
  opacity,
  path,
  put,
  rect,
  stamps,
  times,
  wreath,
} from '../drawing/svg.ts';
import { gem, star4 } from './stones.ts';
import type { Motif } from './motif.ts';

/** A captain's chest, open and full. */
export const chest: Motif = (ink) =>
  path('M-82 -22C-88 -66 -56 -88 0 -88C56 -88 88 -66 82 -22Z', ink.of('key')) +
  path('M-66 -22C-70 -52 -44 -70 0 -70C44 -70 70 -52 66 -22Z', ink.flat('dark', 0.05)) +
  path('M-30 -86L-26 -22H-12L-14 -88ZM30 -86L26 -22H12L14 -88Z', ink.of('metal')) +
  stamps(ellipse(0, 0, 20, 11, ink.of('metal')) + ellipse(0, -2, 13, 6, ink.flat('metal', 0.45), BARE), [
    { x: -46, y: -14 },
    { x: 48, y: -14 },
    { x: -22, y: -26 },
    { x: 22, y: -26 },
    { x: 0, y: -36 },
    { x: -2, y: -16 },
    { x: -34, y: -4 },
    { x: 34, y: -4 },
    { x: 0, y: -4 },
  ]) +
  put(gem(ink, 'second', 6, 17), 22, -42, { turn: 10 }) +
  put(gem(ink, 'light', 8, 13), -26, -42) +
  path('M-90 0H90L82 84H-82Z', ink.of('key')) +
  line('M-86 28H86M-84 56H84', ink.flat('dark', 0.1), 2, opacity(0.5)) +
  path('M-92 -6H92V10H-92ZM-60 10H-44L-42 84H-56ZM60 10H44L42 84H56ZM-82 74H82L81 86H-81Z', ink.of('metal')) +
  rect(-17, -8, 34, 42, ink.of('metal'), 6) +
  circle(0, 9, 6, ink.flat('dark'), BARE) +
  path('M-3 10L-5 25H5L3 10Z', ink.flat('dark'), BARE) +
  stamps(ellipse(0, 0, 18, 9, ink.of('metal')) + ellipse(0, -2, 11, 4.5, ink.flat('metal', 0.45), BARE), [
    { x: -90, y: 86 },
    { x: 96, y: 88 },
    { x: 66, y: 92 },
  ]);

/** A compass rose. */
export const compass: Motif = (ink) =>
  circle(0, 0, 98, ink.of('metal')) +
  circle(0, 0, 88, ink.of('light')) +
  wreath(72, line('M0 -84V-79', ink.flat('dark', 0.2), 1.2)) +
  circle(0, 0, 66, 'none', ` stroke="${ink.flat('key')}" stroke-width="2"`) +
  wreath(
    4,
    path('M0 0L9 -9L0 -56Z', ink.flat('key', -0.3)) + path('M0 0L-9 -9L0 -56Z', ink.flat('key', 0.3)),
    45,
  ) +
  wreath(
    4,
    path('M0 0L13 -13L0 -84Z', ink.flat('second', -0.3)) +
      path('M0 0L-13 -13L0 -84Z', ink.flat('second', 0.35)),
  ) +
  put(path('M0 -72L10 0L0 72L-10 0Z', ink.of('metal')) + path('M0 -72L10 0H-10Z', ink.of('key')), 0, 0, {
    turn: 34,
  }) +
  circle(0, 0, 8, ink.of('metal')) +
  path(wedge(205, 255, 92, 88), '#fff', BARE + opacity(0.6));

/** A lamp with its genie's smoke. */
export const lamp: Motif = (ink) =>
  path(
    'M78 22C96 -6 56 -24 62 -50C68 -74 34 -70 30 -92C16 -66 44 -52 36 -34C26 -12 54 -6 46 24Z',
    ink.of('second'),
    opacity(0.9),
  ) +
  path('M62 6C70 -14 40 -24 46 -46C30 -30 50 -14 46 6Z', ink.of('light'), BARE + opacity(0.6)) +
  line('M-58 40C-112 30 -104 -14 -62 8', ink.flat('metal'), 9) +
  path(
    'M-66 34C-62 8 -34 -4 0 -4C30 -4 46 16 70 14C86 12 92 18 98 26C84 28 76 44 58 54C40 70 20 74 0 74C-34 74 -62 62 -66 34Z',
    ink.of('metal'),
  ) +
  path('M-34 -2C-28 -22 28 -22 34 -2C16 4 -16 4 -34 -2Z', ink.of('key')) +
  circle(0, -24, 8, ink.of('metal')) +
  path('M-24 74H24L40 94H-40Z', ink.of('metal')) +
  path('M-50 30C-20 44 30 42 56 34', 'none', ` stroke="${ink.flat('key')}" stroke-width="4"`) +
  [-30, -6, 18].map((x, index) => put(gem(ink, index === 1 ? 'second' : 'key', 6, 8), x, 54)).join('') +
  path('M-52 26C-44 12 -28 4 -10 4C-28 12 -38 20 -42 30Z', '#fff', BARE + opacity(0.55)) +
  put(star4(ink, 15), -50, -56) +
  put(star4(ink, 10), -14, -80) +
  put(star4(ink, 9), 84, -60);

/** A longship under sail. */
export const longship: Motif = (ink) =>
  line('M0 -100V40', ink.flat('metal', -0.3), 7) +
  path(
    'M-66 -84C-30 -92 30 -92 66 -84C78 -50 78 -20 66 4C30 -6 -30 -6 -66 4C-54 -20 -54 -50 -66 -84Z',
    ink.of('light'),
  ) +
  [-48, -16, 16, 48]
    .map((x) =>
      path(
        `M${x - 8} -87C${x} -60 ${x} -28 ${x - 8} -1L${x + 8} -1C${x + 16} -28 ${x + 16} -60 ${x + 8} -88Z`,
        ink.of('key'),
      ),
    )
    .join('') +
  path(
    'M-92 -24C-84 -36 -70 -34 -70 -24C-84 -20 -78 22 -50 34H56C84 22 88 -16 76 -24C80 -36 94 -34 98 -20C104 20 88 66 52 72H-44C-84 66 -96 16 -92 -24Z',
    ink.of('second'),
  ) +
  circle(-82, -26, 2.6, ink.flat('dark')) +
  line('M-72 34C-30 48 40 48 80 32M-66 50C-26 62 40 62 74 48', ink.flat('dark', 0.1), 2, opacity(0.5)) +
  stamps(
    circle(0, 0, 13, ink.of('metal')) +
      circle(0, 0, 5, ink.of('key')) +
      line('M0 -12V12M-12 0H12', ink.flat('dark', 0.1), 1.6),
    [
      { x: -46, y: 38 },
      { x: -16, y: 43 },
      { x: 14, y: 43 },
      { x: 44, y: 38 },
    ],
  ) +
  [76, 90]
    .map((y, row) =>
      line(
        `M${-104 + row * 14} ${y}q13 -9 26 0t26 0t26 0t26 0t26 0t26 0t26 0`,
        ink.flat('light'),
        4,
        opacity(0.8),
      ),
    )
    .join('');

/** A curling wave with a board. */
export const wave: Motif = (ink) =>
  path(
    'M-104 92C-96 30 -60 -66 16 -84C70 -96 104 -58 94 -20C86 4 52 10 42 -14C38 -26 48 -36 58 -32C40 -58 -6 -28 -8 22C-10 60 40 84 104 80V96H-104Z',
    ink.of('second'),
  ) +
  [
    ['M-84 80C-74 24 -40 -40 20 -62', 5],
    ['M-62 86C-54 34 -32 -10 2 -36', 4],
    ['M-40 90C-36 52 -28 30 -14 6', 3.4],
  ]
    .map(([d, w]) => line(String(d), ink.flat('light'), Number(w), opacity(0.55)))
    .join('') +
  stamps(circle(0, 0, 10, ink.flat('light')), [
    { x: 18, y: -84 },
    { x: 38, y: -90, scale: 1.2 },
    { x: 60, y: -84 },
    { x: 78, y: -70, scale: 1.2 },
    { x: 92, y: -52 },
    { x: 96, y: -32, scale: 1.1 },
    { x: 90, y: -12 },
    { x: 74, y: -2, scale: 0.8 },
  ]) +
  put(
    path('M-70 0C-50 -16 50 -16 78 0C50 12 -50 12 -70 0Z', ink.of('key')) +
      path('M-40 -1C-20 -6 30 -6 52 -1', 'none', ` stroke="${ink.flat('light')}" stroke-width="3"`),
    36,
    66,
    { turn: -10, scale: 0.8 },
  ) +
  times(5, (index) =>
    line(
      `M${-96 + index * 42} ${num(98 - (index % 2) * 5)}q10 -9 21 0t21 0`,
      ink.flat('light'),
      3,
      opacity(0.7),
    ),
  );
