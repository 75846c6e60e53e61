import { star, wedge } from '../drawing/shapes.ts';
import {
  BARE,
  circle,
  ellipse,
  line,
  mirrored,
  opacity,
  path,
  put,
  rect,
  times,
  stamps,
  wreath,
} from '../drawing/svg.ts';
import { gem } from './stones.ts';
import type { Motif } from './motif.ts';

/** A crown with jewels and ermine. */
export const crown: Motif = (ink) =>
  path('M-84 52L-100 -38L-56 -4L-36 -70L0 -14L36 -70L56 -4L100 -38L84 52Z', ink.of('metal')) +
  path(
    'M-70 26L-80 -12L-54 10L-36 -36L-18 6L0 -2L18 6L36 -36L54 10L80 -12L70 26C30 12 -30 12 -70 26Z',
    ink.flat('key'),
    BARE + opacity(0.9),
  ) +
  [
    [-100, -44, 10],
    [-36, -78, 11],
    [36, -78, 11],
    [100, -44, 10],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, ink.of('second')) + circle(x - 3, y - 3, r / 3, '#fff', BARE),
    )
    .join('') +
  put(gem(ink, 'second', 6, 14), 0, -24) +
  path('M-86 44C-40 28 40 28 86 44V78C40 62 -40 62 -86 78Z', ink.of('metal')) +
  [-60, -30, 0, 30, 60]
    .map((x, index) =>
      put(gem(ink, index % 2 ? 'second' : 'key', index % 2 ? 8 : 4, 10), x, 52 + Math.abs(x) * 0.09),
    )
    .join('') +
  path('M-88 74C-40 56 40 56 88 74C92 92 40 84 0 82C-40 84 -92 92 -88 74Z', ink.of('light')) +
  [-60, -30, 0, 30, 60]
    .map((x) => path(`M${x} ${68 + Math.abs(x) * 0.06}l3 9h-6Z`, ink.flat('dark'), BARE))
    .join('');

/** A crown grown from ice. */
export const frostCrown: Motif = (ink) =>
  [
    [-76, 62, -22, 74],
    [76, 62, 22, 74],
    [-44, 66, -10, 112],
    [44, 66, 10, 112],
    [0, 68, 0, 146],
  ]
    .map(([x = 0, y = 0, turn = 0, h = 0]) =>
      put(
        path(`M-19 0L-14 ${-h * 0.72}L0 ${-h}L14 ${-h * 0.72}L19 0Z`, ink.of('key')) +
          path(
            `M0 ${-h}L14 ${-h * 0.72}L19 0H3L-1 ${-h * 0.68}Z`,
            ink.flat('key', -0.3),
            BARE + opacity(0.7),
          ) +
          path(`M0 ${-h}L-1 ${-h * 0.68}L-14 ${-h * 0.72}Z`, '#fff', BARE + opacity(0.7)),
        x,
        y,
        { turn },
      ),
    )
    .join('') +
  path('M-96 54C-40 34 40 34 96 54L90 88C40 70 -40 70 -90 88Z', ink.of('metal')) +
  [-62, -32, 0, 32, 62]
    .map((x, index) => put(gem(ink, index % 2 ? 'light' : 'second', 6, 11), x, 60 + Math.abs(x) * 0.09))
    .join('') +
  stamps(wreath(6, line('M0 0V-13M0 -8L-4 -12M0 -8L4 -12', ink.flat('light'), 2)), [
    { x: -70, y: -60 },
    { x: 72, y: -50 },
    { x: 0, y: -104 },
  ]);

/** A vault door. */
export const vault: Motif = (ink) =>
  circle(0, 0, 100, ink.of('second')) +
  circle(0, 0, 88, ink.flat('dark', 0.1)) +
  circle(0, 0, 82, ink.of('metal')) +
  wreath(16, circle(0, -91, 4.5, ink.of('light'))) +
  circle(0, 0, 62, ink.flat('metal', -0.3)) +
  circle(0, 0, 56, ink.of('key')) +
  wreath(5, rect(-5, -50, 10, 44, ink.of('metal'), 4) + circle(0, -50, 9, ink.of('metal'))) +
  circle(0, 0, 21, ink.of('metal')) +
  path(star(5, 15, 6.5), ink.flat('light')) +
  path(wedge(200, 250, 80, 72), '#fff', BARE + opacity(0.5)) +
  path(wedge(20, 60, 80, 74), '#fff', BARE + opacity(0.25));

/** A pair of laurel branches around a cup. */
export const trophy: Motif = (ink) =>
  mirrored(
    times(7, (index) =>
      put(
        path('M0 0C14 -8 18 -24 10 -36C-2 -28 -6 -12 0 0Z', ink.of('second')),
        52 + index * 6 - (index > 3 ? (index - 3) * 13 : 0),
        78 - index * 22,
        { turn: 34 - index * 14 },
      ),
    ) + line('M34 -58C70 -66 76 -20 30 -8', ink.flat('metal'), 9),
  ) +
  path(
    'M-42 -78H42C42 -30 34 0 12 14V44H30L38 66H-38L-30 44H-12V14C-34 0 -42 -30 -42 -78Z',
    ink.of('metal'),
  ) +
  path('M-30 -70C-28 -40 -24 -18 -14 -4L-8 -8C-16 -26 -18 -46 -18 -70Z', '#fff', BARE + opacity(0.6)) +
  rect(-48, 66, 96, 22, ink.of('key'), 4) +
  path(star(5, 20, 9), ink.of('key'), ' transform="translate(2-36)"') +
  ellipse(0, -78, 42, 8, ink.flat('metal', -0.35));
