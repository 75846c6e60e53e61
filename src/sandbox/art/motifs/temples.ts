import { num, petal, wedge } from '../drawing/shapes.ts';
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
import { blossom } from './flowers.ts';
import type { Ink } from '../drawing/ink.ts';
import type { Role } from '../drawing/palettes.ts';
import type { Motif } from './motif.ts';

const stupa = (ink: Ink): string =>
  path('M-62 88H62L54 72H-54ZM-52 72H52L46 58H-46ZM-44 58H44L38 44H-38Z', ink.of('metal')) +
  path(
    'M-38 44C-34 20 -26 12 -20 0C-14 -14 -12 -26 -9 -34H9C12 -26 14 -14 20 0C26 12 34 20 38 44Z',
    ink.of('metal'),
  ) +
  path(
    'M-40 44C-40 38 40 38 40 44L38 48H-38ZM-26 14C-20 18 20 18 26 14L28 20C20 24 -20 24 -28 20Z',
    ink.of('key'),
  ) +
  [0, 1, 2, 3, 4]
    .map((index) =>
      path(
        `M${-9 + index * 1.1} ${-34 - index * 7}H${9 - index * 1.1}L${7.6 - index * 1.1} ${-41 - index * 7}H${-7.6 + index * 1.1}Z`,
        ink.of(index % 2 ? 'key' : 'metal'),
      ),
    )
    .join('') +
  path('M-4 -69C-6 -80 -2 -86 0 -94C2 -86 6 -80 4 -69Z', ink.of('metal')) +
  path('M-11 -92L0 -100L11 -92L8 -88H-8ZM-7 -100L0 -107L7 -100L5 -97H-5Z', ink.of('metal')) +
  circle(0, -110, 3, ink.of('key')) +
  path('M-24 26C-20 8 -14 -8 -10 -24C-8 -8 -12 10 -16 28Z', '#fff', BARE + opacity(0.4));

/** A golden stupa with its smaller ones. */
export const pagoda: Motif = (ink) =>
  stamps(stupa(ink), [
    { x: -72, y: 52, scale: 0.42 },
    { x: 72, y: 52, scale: 0.42 },
    { x: 0, y: 6, scale: 1.02 },
  ]) +
  rect(-104, 88, 208, 9, ink.of('light')) +
  times(9, (index) => path(`M${-96 + index * 24} 88v-9q6 -7 12 0v9Z`, ink.of('second')));

/** A royal barge in the shape of a bird, on the water. */
export const barge: Motif = (ink) =>
  path(
    'M-98 -30C-86 -44 -70 -38 -70 -20C-66 10 -48 30 -20 34H48C70 30 80 8 92 -26C104 20 92 62 60 70H-44C-82 62 -92 14 -84 -12C-92 -12 -98 -18 -98 -30Z',
    ink.of('metal'),
  ) +
  path('M-98 -30L-112 -22L-92 -20Z', ink.of('key')) +
  circle(-84, -28, 3.4, ink.flat('dark')) +
  path('M-90 -42C-94 -56 -86 -64 -80 -70C-80 -60 -72 -56 -74 -42Z', ink.of('key')) +
  path('M-58 34H58L46 26H-46ZM-44 26V2H-36V26ZM-4 26V2H4V26ZM36 26V2H44V26Z', ink.of('light')) +
  path('M-60 4H60L46 -16H-46ZM-46 -16H46L34 -36H-34ZM-32 -36H32L20 -56H-20Z', ink.of('key')) +
  path('M-16 -56H16L6 -72L0 -100L-6 -72Z', ink.of('metal')) +
  [-46, 46].map((x) => path(`M${x - 8} -14L${x} -32L${x + 8} -14Z`, ink.of('metal'))).join('') +
  times(7, (index) => path(`M${-64 + index * 20} 46q10 12 20 0v8q-10 12 -20 0Z`, ink.of('second'))) +
  [76, 88]
    .map((y, row) =>
      line(`M${-104 + row * 14} ${y}q13 -9 26 0t26 0t26 0t26 0t26 0t26 0t26 0`, ink.flat('second', 0.3), 3.4),
    )
    .join('');

/** A pyramid under a sundial sun. */
export const sundial: Motif = (ink) =>
  wreath(24, path('M-5 -46L0 -72L5 -46Z', ink.of('metal'))) +
  circle(0, -18, 46, ink.of('metal')) +
  circle(0, -18, 34, ink.flat('metal', 0.4), BARE) +
  path('M0 -46L92 84H-92Z', ink.of('key')) +
  path('M0 -46L92 84H26Z', ink.flat('key', -0.4), BARE) +
  [-14, 18, 50]
    .map((y) =>
      line(`M${num(-(y + 46) * 0.7)} ${y}H${num((y + 46) * 0.7)}`, ink.flat('dark', 0.1), 2, opacity(0.5)),
    )
    .join('') +
  path('M0 -46L22 -15H-22Z', ink.of('metal')) +
  path('M-12 84V60H12V84Z', ink.flat('dark')) +
  put(ellipse(0, 0, 12, 7, ink.flat('light')) + circle(0, 0, 5, ink.of('second')), 0, 28, { scale: 1.2 }) +
  [-84, 84]
    .map((x) => path(`M${x - 9} 88L${x - 6} 20L${x} 8L${x + 6} 20L${x + 9} 88Z`, ink.of('metal')))
    .join('');

const lantern = (ink: Ink, role: Role): string =>
  line('M0 -60V-44M0 44V58', ink.flat('metal'), 3) +
  rect(-16, -46, 32, 9, ink.of('metal'), 2) +
  rect(-16, 37, 32, 9, ink.of('metal'), 2) +
  path('M-16 -38C-54 -34 -54 34 -16 38H16C54 34 54 -34 16 -38Z', ink.of(role)) +
  [-22, -8, 8, 22]
    .map((x) => line(`M${x * 0.6} -37Q${x * 1.7} 0 ${x * 0.6} 37`, ink.flat('metal', 0.2), 1.8, opacity(0.8)))
    .join('') +
  ellipse(0, 0, 24, 30, ink.halo('light', 0.9), BARE) +
  line('M-4 58V78M0 58V84M4 58V78', ink.flat(role, 0.2), 2);

/** Paper lanterns. */
export const lanterns: Motif = (ink) =>
  line('M-62 -120V-70M60 -120V-86M0 -120V-70', ink.flat('metal'), 2) +
  put(lantern(ink, 'second'), -64, -24, { scale: 0.72 }) +
  put(lantern(ink, 'metal'), 64, -42, { scale: 0.6 }) +
  put(lantern(ink, 'key'), 4, 12, { scale: 1.32 }) +
  put(lantern(ink, 'key'), -72, 68, { scale: 0.34 }) +
  put(lantern(ink, 'second'), 78, 52, { scale: 0.4 });

/** A folding fan with a painted flower. */
export const foldingFan: Motif = (ink, random) =>
  put(
    times(10, (index) =>
      path(
        wedge(-170 + index * 16, -170 + index * 16 + 16.4, 132, 58),
        index % 2 ? ink.of('key') : ink.flat('key', -0.14),
      ),
    ) +
      path(wedge(-170, -10, 132, 122), ink.of('metal')) +
      path(wedge(-170, -10, 64, 58), ink.of('metal')) +
      times(11, (index) =>
        put(path('M-2.4 0L-2 -60H2L2.4 0Z', ink.of('light')), 0, 0, { turn: -80 + index * 16 }),
      ) +
      stamps(blossom(ink, random), [
        { x: 0, y: -93, scale: 0.3 },
        { x: -62, y: -68, scale: 0.22 },
        { x: 62, y: -68, scale: 0.22 },
      ]) +
      circle(0, 0, 9, ink.of('metal')) +
      line('M0 8C-6 24 6 30 0 46', ink.flat('second'), 3) +
      path('M-5 44H5L8 68H-8Z', ink.of('second')),
    0,
    34,
  );

/** A painted parasol of oiled paper, seen from above. */
export const parasol: Motif = (ink) =>
  line('M0 0L78 104', ink.flat('dark', 0.3), 7) +
  times(12, (index) => path(wedge(index * 30, index * 30 + 30, 94), ink.of(index % 2 ? 'key' : 'metal'))) +
  path(wedge(0, 359.9, 94, 84), ink.of('second')) +
  wreath(
    12,
    path(petal(34, 9), ink.flat('light')).replace('d="M0 0', 'transform="translate(0 -40)" d="M0 0'),
    15,
  ) +
  wreath(12, line('M0 -12V-94', ink.flat('dark', 0.15), 1.8, opacity(0.6))) +
  circle(0, 0, 20, ink.of('second')) +
  wreath(8, ellipse(0, -12, 3, 6, ink.flat('light'))) +
  circle(0, 0, 6, ink.of('metal'));

/** A boat with a boatwoman in a palm hat, below the sun. */
export const river: Motif = (ink) =>
  circle(30, -44, 46, ink.of('metal')) +
  line('M-20 -30H90M-6 -18H78M-26 -44H92', ink.flat('light'), 2.4, opacity(0.5)) +
  path('M-104 44C-70 62 70 62 104 40C92 76 62 86 0 86C-58 86 -92 78 -104 44Z', ink.of('key')) +
  path('M-92 56C-50 70 50 70 94 52L90 60C50 78 -50 78 -86 64Z', ink.flat('metal'), BARE) +
  path('M-48 60C-54 30 -44 4 -30 -6C-14 0 -4 30 -8 60Z', ink.of('second')) +
  circle(-28, -16, 14, ink.of('light')) +
  path('M-70 -16L-28 -56L14 -16C-8 -8 -48 -8 -70 -16Z', ink.of('metal')) +
  line('M-52 -18L-28 -52L-4 -18M-28 -52V-14', ink.flat('dark', 0.2), 1.4, opacity(0.6)) +
  line('M-14 22L44 -2M58 -44L30 96', ink.flat('dark', 0.25), 4) +
  stamps(
    circle(0, 0, 11, ink.of('key')) +
      path('M-2 -10q2 -6 6 -6', 'none', ` stroke="${ink.flat('second')}" stroke-width="3"`),
    [
      { x: 14, y: 50 },
      { x: 32, y: 52 },
      { x: 50, y: 48 },
      { x: 23, y: 38 },
      { x: 42, y: 38 },
    ],
  ) +
  [88, 99]
    .map((y, row) =>
      line(`M${-98 + row * 16} ${y}q12 -8 24 0t24 0t24 0t24 0t24 0t24 0t24 0`, ink.flat('second', 0.35), 3),
    )
    .join('');

/** Terraced karst mountains with a rising sun. */
export const mountains: Motif = (ink) =>
  circle(0, -34, 48, ink.of('metal')) +
  wreath(16, line('M0 -92V-104', ink.flat('metal'), 3)) +
  path(
    'M-110 88C-96 20 -78 -20 -62 -22C-46 -24 -38 24 -28 40C-18 4 -4 -26 10 -26C28 -26 34 10 44 34C54 10 66 -4 76 0C92 6 100 50 110 88Z',
    ink.of('second'),
  ) +
  path('M-110 92C-70 48 -30 60 0 66C36 46 76 46 110 76V100H-110Z', ink.of('key')) +
  [70, 80, 90]
    .map((y) =>
      line(
        `M-106 ${y + 6}C-60 ${y - 16} -20 ${y} 6 ${y}C40 ${y - 18} 76 ${y - 14} 106 ${y}`,
        ink.flat('key', 0.45),
        2,
        opacity(0.7),
      ),
    )
    .join('');
