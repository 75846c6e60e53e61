import { ngon, num, polar, poly, star, wedge } from '../drawing/shapes.ts';
import { BARE, circle, ellipse, line, opacity, path, put, rect, times, wreath } from '../drawing/svg.ts';
import type { Ink } from '../drawing/ink.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Motif } from './motif.ts';

const football = (ink: Ink): string => {
  const seams = ngon(5, 26)
    .map(([x, y], index) => {
      const [ox, oy] = polar(-90 + index * 72, 62);
      return (
        line(`M${num(x)} ${num(y)}L${num(ox)} ${num(oy)}`, ink.flat('dark'), 3) +
        path(
          poly([-30, 0, 30].map((turn) => polar(-90 + index * 72 + turn, turn === 0 ? 62 : 80))),
          ink.flat('dark'),
          BARE,
        )
      );
    })
    .join('');
  return (
    circle(
      0,
      0,
      80,
      ink.blend(
        [
          [0, '#ffffff'],
          [0.6, '#eef0f6'],
          [1, ink.manner === 'print' ? '#eef0f6' : '#8d93ad'],
        ],
        [0.2, 0, 0.8, 1],
      ),
    ) +
    path(poly(ngon(5, 27)), ink.flat('dark', 0.05)) +
    seams +
    circle(0, 0, 80, 'none', ` stroke="${ink.flat('dark', 0.1)}" stroke-width="2.4"`) +
    path(wedge(205, 255, 72, 64), '#fff', BARE + opacity(0.8))
  );
};

/** A football over the lights of a stadium. */
export const ball: Motif = (ink) =>
  [-84, -42, 42, 84]
    .map((x) => path(`M${x * 0.6} 96L${x - 14} -96H${x + 14}Z`, ink.halo('light', 0.5), BARE + opacity(0.5)))
    .join('') +
  path('M-104 84C-60 58 60 58 104 84V100H-104Z', ink.of('second')) +
  line('M-92 88C-50 68 50 68 92 88M0 66V98', ink.flat('light'), 2.4, opacity(0.7)) +
  put(football(ink), 0, -10, { scale: 0.94, turn: 8 }) +
  line('M-78 40C-92 26 -98 10 -98 -8M-66 58C-74 52 -80 46 -84 40', ink.flat('light'), 4, opacity(0.6));

/** A stadium from above. */
export const stadium: Motif = (ink) =>
  ellipse(0, 0, 104, 80, ink.of('key')) +
  ellipse(0, 2, 92, 68, ink.flat('dark', 0.14)) +
  times(28, (index) => {
    const [x, y] = polar(index * 12.86, 1);
    return circle(x * 98, y * 74, 2.6, ink.flat('light'), BARE);
  }) +
  ellipse(0, 2, 84, 60, ink.of('key')) +
  ellipse(0, 4, 74, 50, ink.of('second')) +
  [-56, -28, 0, 28]
    .map((x) => path(`M${x} -46H${x + 14}V54H${x}Z`, ink.flat('light'), BARE + opacity(0.12)))
    .join('') +
  line('M-56 -26H56V34H-56ZM0 -26V34M-56 -10H-40V18H-56M56 -10H40V18H56', ink.flat('light'), 2.2) +
  circle(0, 4, 13, 'none', ` stroke="${ink.flat('light')}" stroke-width="2.2"`) +
  [
    [-92, -66],
    [92, -66],
    [-92, 70],
    [92, 70],
  ]
    .map(
      ([x = 0, y = 0]) =>
        line(`M${x} ${y}L${x * 0.86} ${y * 0.86}`, ink.flat('metal'), 4) + circle(x, y, 9, ink.of('metal')),
    )
    .join('');

/** A pair of boxing gloves. */
export const gloves: Motif = (ink) => {
  const glove = (role: Role): string =>
    path('M-30 40C-40 6 -50 -22 -34 -50C-18 -74 24 -78 42 -52C54 -34 46 -4 36 14L34 40Z', ink.of(role)) +
    path('M-32 6C-54 0 -60 -28 -46 -40C-34 -48 -22 -40 -18 -26C-14 -12 -18 6 -32 6Z', ink.of(role)) +
    path('M-32 40H36V72H-28Z', ink.of('light')) +
    line('M-28 52H35', ink.flat(role), 5) +
    path('M-10 -58C4 -66 20 -62 28 -52C14 -54 2 -52 -8 -46Z', '#fff', BARE + opacity(0.6));
  return (
    line('M-30 -110C-40 -90 -34 -80 -44 -62M30 -110C40 -90 34 -80 44 -62', ink.flat('light'), 4) +
    put(glove('second'), -42, 12, { turn: -18, scale: [-0.98, 0.98] }) +
    put(glove('key'), 42, 12, { turn: 18, scale: 0.98 }) +
    put(path(star(8, 22, 9), ink.of('metal')), 0, -76)
  );
};

/** A basketball falling through the hoop. */
export const hoop: Motif = (ink) =>
  rect(-76, -100, 152, 96, ink.of('light'), 8) +
  rect(-30, -62, 60, 46, 'none', 0, ` stroke="${ink.flat('second')}" stroke-width="5"`) +
  circle(12, 6, 46, ink.of('key')) +
  line('M-34 6H58M12 -40V52M-20 -26C2 -8 2 20 -20 38M44 -26C22 -8 22 20 44 38', ink.flat('dark'), 3) +
  line(
    'M-50 26L-30 92H36L56 26M-50 26L-6 92M-26 34L16 92M2 38L34 92M56 26L10 92M32 34L-10 92M6 38L-30 92M-40 58H46',
    ink.flat('light'),
    2.4,
  ) +
  path('M-54 20C-40 40 46 40 60 20L58 32C40 48 -36 48 -52 32Z', ink.of('metal'));

/** The woven ball of chinlone, with a rising foot's arc. */
export const chinlone: Motif = (ink) =>
  circle(0, 0, 84, ink.of('metal')) +
  [0, 60, 120]
    .map((turn) =>
      put(
        [-1, 0, 1]
          .map((shift) =>
            line(
              `M-84 ${shift * 11}C-50 ${-34 + shift * 11} 50 ${-34 + shift * 11} 84 ${shift * 11}`,
              ink.flat('metal', shift === 0 ? 0.5 : -0.25),
              8,
            ),
          )
          .join('') +
          line('M-82 18C-50 58 50 58 82 18', ink.flat('metal', -0.2), 8) +
          line('M-80 28C-48 68 48 68 80 28', ink.flat('metal', 0.35), 6),
        0,
        0,
        { turn },
      ),
    )
    .join('') +
  wreath(
    6,
    path(poly(ngon(5, 11)), ink.flat('dark', 0.05)).replace('/>', ' transform="translate(0 -54)"/>'),
    30,
  ) +
  path(poly(ngon(5, 13)), ink.flat('dark', 0.05)) +
  circle(0, 0, 84, 'none', ` stroke="${ink.flat('dark', 0.15)}" stroke-width="3"`) +
  line('M-98 62C-104 30 -104 -6 -94 -36M98 62C104 30 104 -6 94 -36', ink.flat('key'), 5);
