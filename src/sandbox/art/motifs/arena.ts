import { star, wedge } from '../drawing/shapes.ts';
import { BARE, circle, line, mirrored, opacity, path, put, rect, wreath } from '../drawing/svg.ts';
import { tiger } from './beasts.ts';
import { dragonHead } from './dragons.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Motif } from './motif.ts';

/** Crossed swords over a crystal. */
export const swords: Motif = (ink) => {
  const sword =
    path('M-8 34V-86L0 -108L8 -86V34Z', ink.of('light')) +
    path('M0 34V-108L8 -86V34Z', ink.flat('second', 0.3), BARE + opacity(0.7)) +
    path('M-32 32C-16 26 16 26 32 32L26 44H-26Z', ink.of('metal')) +
    rect(-6, 44, 12, 34, ink.of('key'), 3) +
    circle(0, 84, 9, ink.of('metal'));
  return (
    put(sword, 0, 4, { turn: 42 }) +
    put(sword, 0, 4, { turn: -42 }) +
    path('M0 -62L36 -22L24 44L0 70L-24 44L-36 -22Z', ink.of('second')) +
    path('M0 -62L36 -22L0 -6L-36 -22Z', ink.flat('second', 0.55)) +
    path('M0 -6L36 -22L24 44L0 70Z', ink.flat('second', -0.35), BARE + opacity(0.8)) +
    path('M0 -62L-36 -22L0 -6Z', '#fff', BARE + opacity(0.35))
  );
};

/** A besieged tower with a banner. */
export const tower: Motif = (ink) =>
  path('M-46 92V-20H-54V-52H-38V-40H-22V-52H-6V-40H6V-52H22V-40H38V-52H54V-20H46V92Z', ink.of('second')) +
  path('M12 92V-20H54V-52H38V-40H22V-52L6 -40V92Z', ink.flat('second', -0.4), BARE + opacity(0.6)) +
  path('M-17 92V56A17 18 0 0 1 17 56V92Z', ink.flat('dark')) +
  [
    [-26, 0],
    [14, 0],
    [-6, 26],
  ]
    .map(([x = 0, y = 0]) => rect(x, y, 11, 18, ink.of('metal'), 5))
    .join('') +
  line('M0 -52V-108', ink.flat('metal'), 5) +
  path('M2 -106C22 -112 38 -98 62 -106V-74C38 -66 22 -80 2 -74Z', ink.of('key')) +
  put(path(star(5, 10, 4.4), ink.flat('light'), BARE), 30, -90) +
  path('M-104 92L-84 60L-70 78L-58 66L-46 92ZM104 92L84 56L70 78L58 68L46 92Z', ink.of('key')) +
  [
    [-84, -30, -30],
    [86, -44, 24],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      put(
        circle(0, 0, 9, ink.of('metal')) +
          path('M-8 -6C-16 -20 -10 -30 -14 -42C0 -34 10 -20 8 -6Z', ink.of('key')),
        x,
        y,
        { turn },
      ),
    )
    .join('');

/** Cross hairs. */
export const crosshair: Motif = (ink) =>
  circle(0, 0, 78, 'none', ` stroke="${ink.flat('second')}" stroke-width="9"`) +
  circle(0, 0, 54, ink.of('key'), opacity(0.9)) +
  wreath(4, path('M-7 -104H7V-64H-7Z', ink.of('metal'))) +
  wreath(24, line('M0 -90V-97', ink.flat('light'), 2.4, opacity(0.6)), 7.5) +
  path(
    'M0 -38C22 -38 32 -22 32 -4C32 10 24 16 22 22V32H10V24H4V32H-4V24H-10V32H-22V22C-24 16 -32 10 -32 -4C-32 -22 -22 -38 0 -38Z',
    ink.of('light'),
  ) +
  mirrored(path('M6 -6C8 -14 22 -16 24 -8C24 2 10 6 6 -6Z', ink.flat('dark'), BARE)) +
  path('M-4 12L0 4L4 12Z', ink.flat('dark'), BARE) +
  path(wedge(200, 250, 78, 70), '#fff', BARE + opacity(0.5));

/** A controller with a pitch on its screen. */
export const gamepad: Motif = (ink) =>
  path(
    'M-60 -44C-30 -52 30 -52 60 -44C92 -36 108 30 102 66C96 92 68 84 50 48C30 40 -30 40 -50 48C-68 84 -96 92 -102 66C-108 30 -92 -36 -60 -44Z',
    ink.of('key'),
  ) +
  path('M-56 -36C-72 -28 -82 -6 -86 18C-78 -8 -66 -24 -46 -32Z', '#fff', BARE + opacity(0.5)) +
  rect(-28, -36, 56, 36, ink.of('second'), 6) +
  line('M0 -36V0M-28 -26H-20V-10H-28M28 -26H20V-10H28', ink.flat('light'), 1.8) +
  circle(0, -18, 6, 'none', ` stroke="${ink.flat('light')}" stroke-width="1.8"`) +
  path('M-66 -18H-54V-6H-42V6H-54V18H-66V6H-78V-6H-66Z', ink.flat('dark', 0.06)) +
  [
    [62, -16, 'metal'],
    [78, 0, 'second'],
    [46, 0, 'light'],
    [62, 16, 'second'],
  ]
    .map(([x, y, role]) => circle(Number(x), Number(y), 8.4, ink.of(role as Role)))
    .join('') +
  circle(-24, 22, 14, ink.flat('dark', 0.1)) +
  circle(-24, 20, 9, ink.of('second')) +
  circle(24, 22, 14, ink.flat('dark', 0.1)) +
  circle(24, 20, 9, ink.of('second')) +
  line('M-50 -62C-40 -74 -20 -80 0 -80M50 -62C46 -68 40 -72 32 -75', ink.flat('light'), 4, opacity(0.6));

/** Dragon against tiger. */
export const duel: Motif = (ink, random) =>
  path('M0 -104A104 104 0 0 1 0 104C-40 70 40 -20 0 -104Z', ink.of('metal'), opacity(0.35)) +
  put(dragonHead(ink, random), -34, -36, { scale: 0.74, turn: -8 }) +
  put(tiger(ink, random), 40, 42, { scale: 0.56 }) +
  put(path(star(8, 24, 8), ink.of('light')), 16, -10);
