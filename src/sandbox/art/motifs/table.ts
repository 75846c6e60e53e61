import { num, star, wedge } from '../drawing/shapes.ts';
import {
  BARE,
  around,
  circle,
  ellipse,
  line,
  mirrored,
  opacity,
  path,
  put,
  stamps,
  times,
  wreath,
} from '../drawing/svg.ts';
import type { Ink } from '../drawing/ink.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Motif } from './motif.ts';

/** A roulette wheel, tilted, with its ball. */
export const rouletteWheel: Motif = (ink) => {
  const wheel =
    circle(0, 0, 98, ink.of('metal')) +
    circle(0, 0, 91, ink.flat('dark', 0.12)) +
    times(20, (index) =>
      path(
        wedge(index * 18, index * 18 + 18, 88, 60),
        index === 0 ? ink.of('second') : index % 2 ? ink.flat('key') : ink.flat('dark', 0.05),
      ),
    ) +
    circle(0, 0, 60, ink.of('metal')) +
    circle(0, 0, 55, ink.flat('dark', 0.2)) +
    wreath(20, line('M0 -60V-88', ink.flat('metal', 0.2), 1.6)) +
    wreath(4, path('M-5 0L-3 -44H3L5 0Z', ink.of('metal')) + circle(0, -44, 6, ink.of('metal'))) +
    circle(0, 0, 17, ink.of('metal')) +
    circle(-4, -5, 6, ink.flat('light'), opacity(0.8));
  return (
    put(put(wheel, 0, 0, { turn: 9 }), 0, 0, { scale: [1, 0.86] }) +
    circle(58, -46, 8, ink.of('light')) +
    path(wedge(200, 262, 94, 90), ink.flat('light'), BARE + opacity(0.65))
  );
};

/** One chip, seen from a little above. */
export const chip = (ink: Ink, role: Role): string => {
  const side =
    path('M-38 0V9A38 15 0 0 0 38 9V0Z', ink.of(role)) +
    [-28, -10, 10, 28]
      .map((x) =>
        path(`M${x - 4} ${num(Math.sqrt(1 - (x / 40) ** 2) * 15)}v9h8v-9Z`, ink.flat('light'), BARE),
      )
      .join('');
  return (
    side +
    ellipse(0, 0, 38, 15, ink.of(role)) +
    ellipse(0, 0, 26, 10, 'none', ` stroke="${ink.flat('light')}" stroke-width="2" stroke-dasharray="7 5"`) +
    ellipse(0, 0, 15, 6, ink.of('light'), BARE)
  );
};

/** Stacks of chips. */
export const chips: Motif = (ink) => {
  const stack = (role: Role, x: number, y: number, height: number, scale = 1): string =>
    put(
      stamps(
        chip(ink, role),
        Array.from({ length: height }, (_, index) => ({ x: index % 2 ? 1.5 : -1, y: -index * 10.5 })),
      ),
      x,
      y,
      { scale },
    );
  return (
    stack('second', -46, 40, 8) +
    stack('metal', 44, 34, 6) +
    stack('key', 2, 74, 10, 1.12) +
    put(chip(ink, 'key'), 66, 84, { turn: -8, scale: 0.9 })
  );
};

/** A wheel of fortune on its stand. */
export const fortuneWheel: Motif = (ink) => {
  const roles: Role[] = ['key', 'second', 'metal', 'light'];
  return (
    path('M-34 96L-16 20H16L34 96Z', ink.of('mid')) +
    put(
      circle(0, 0, 92, ink.of('metal')) +
        times(12, (index) =>
          path(wedge(index * 30, index * 30 + 30, 82), ink.of(roles[index % 4] ?? 'key')),
        ) +
        wreath(24, circle(0, -87, 2.6, ink.flat('light'), BARE)) +
        around(12, () =>
          path(
            star(5, 7, 3),
            ink.flat('dark', 0.1),
            `${BARE} transform="rotate(15)translate(0-64)"${opacity(0.55)}`,
          ),
        ) +
        circle(0, 0, 20, ink.of('metal')) +
        path(star(6, 12, 6), ink.flat('light'), BARE),
      0,
      -6,
      { turn: 8 },
    ) +
    path('M-13 -106H13L0 -76Z', ink.of('key'))
  );
};

/** Curtains, lights and a star on the stage. */
export const stage: Motif = (ink) =>
  path('M-92 74C-50 58 50 58 92 74C92 96 50 100 0 100C-50 100 -92 96 -92 74Z', ink.of('metal')) +
  ellipse(0, 72, 88, 14, ink.of('second')) +
  [-60, 0, 60]
    .map((x) =>
      path(`M${x} -92L${x * 0.3 - 22} 70H${x * 0.3 + 22}Z`, ink.flat('light'), BARE + opacity(0.16)),
    )
    .join('') +
  put(path(star(5, 46, 20), ink.of('metal')) + path(star(5, 25, 11), ink.flat('metal', 0.5), BARE), 0, 14) +
  mirrored(
    path('M104 -100C104 -20 104 40 96 94H62C74 50 60 -10 30 -60C22 -74 18 -88 18 -100Z', ink.of('key')) +
      line(
        'M88 -92C92 -20 92 40 84 92M68 -92C82 -30 84 30 74 92M50 -92C70 -40 74 20 68 74',
        ink.flat('dark', 0.05),
        2.4,
        opacity(0.5),
      ) +
      path('M70 30C80 36 92 36 100 30V40C90 46 78 46 68 40Z', ink.of('metal')),
  ) +
  path(
    'M-106 -106H106V-86C88 -70 70 -70 53 -86C36 -70 18 -70 0 -86C-18 -70 -36 -70 -53 -86C-70 -70 -88 -70 -106 -86Z',
    ink.of('key'),
  ) +
  [-60, 0, 60].map((x) => circle(x, -96, 6, ink.of('light'))).join('');
