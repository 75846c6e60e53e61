import { ngon, num, poly, polar, star, wedge } from '../shapes.ts';
import { BARE, circle, ellipse, line, mirrored, opacity, path, put, rect, times, wreath } from '../svg.ts';
import { digits } from '../lettering.ts';
import { dragonHead } from './serpents.ts';
import { tiger } from './beasts.ts';
import { star4 } from './treasure.ts';
import type { Ink } from '../ink.ts';
import type { Role } from '../palettes.ts';
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

/** A rocket leaving a planet. */
export const rocket: Motif = (ink) =>
  circle(-70, 84, 46, ink.of('second')) +
  [
    [-84, 66, 9],
    [-56, 76, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.flat('second', -0.3), BARE + opacity(0.5)))
    .join('') +
  put(
    path('M-18 60C-34 84 -8 96 0 128C8 96 34 84 18 60Z', ink.of('metal')) +
      path('M-9 60C-16 78 -3 86 0 104C3 86 16 78 9 60Z', '#fff', BARE) +
      path(
        'M-28 20C-56 34 -56 62 -52 76C-42 66 -32 60 -20 58ZM28 20C56 34 56 62 52 76C42 66 32 60 20 58Z',
        ink.of('key'),
      ) +
      path(
        'M0 -108C28 -80 36 -40 30 4C28 28 24 48 20 60H-20C-24 48 -28 28 -30 4C-36 -40 -28 -80 0 -108Z',
        ink.of('light'),
      ) +
      path('M0 -108C16 -92 26 -72 30 -52H-30C-26 -72 -16 -92 0 -108Z', ink.of('key')) +
      circle(0, -22, 16, ink.of('metal')) +
      circle(0, -22, 11, ink.of('second')) +
      path('M-8 -28q6 -6 10 -4', 'none', ' stroke="#fff" stroke-width="2.6"') +
      path('M-22 46H22L19 62H-19Z', ink.of('metal')),
    14,
    -8,
    { turn: 26, scale: 0.94 },
  ) +
  put(star4(ink, 14), -58, -64) +
  put(star4(ink, 10), 84, 30) +
  put(star4(ink, 8), -84, -14);

/** A ringed planet with a small ship. */
export const planet: Motif = (ink) =>
  put(path(wedge(180, 360, 104, 80), ink.of('metal')), 0, 6, { scale: [1, 0.32], turn: -14 }) +
  circle(0, 0, 60, ink.of('key')) +
  [-30, -8, 16, 36]
    .map((y, index) =>
      line(
        `M${num(-Math.sqrt(60 ** 2 - y ** 2) + 5)} ${y}Q0 ${y + 14} ${num(Math.sqrt(60 ** 2 - y ** 2) - 5)} ${y - 5}`,
        ink.flat(index % 2 ? 'second' : 'light'),
        5,
        opacity(0.5),
      ),
    )
    .join('') +
  put(path(wedge(0, 180, 104, 80), ink.of('metal')), 0, 6, { scale: [1, 0.32], turn: -14 }) +
  put(
    path('M0 -30L13 16L0 8L-13 16Z', ink.of('light')) + path('M-6 14L0 32L6 14Z', ink.of('metal')),
    64,
    -70,
    { turn: 40 },
  ) +
  circle(-80, -66, 11, ink.of('second')) +
  put(star4(ink, 13), -40, -92) +
  put(star4(ink, 9), 88, 62) +
  put(star4(ink, 10), -88, 66);

/** Dragon against tiger. */
export const duel: Motif = (ink, random) =>
  path('M0 -104A104 104 0 0 1 0 104C-40 70 40 -20 0 -104Z', ink.of('metal'), opacity(0.35)) +
  put(dragonHead(ink, random), -34, -36, { scale: 0.74, turn: -8 }) +
  put(tiger(ink, random), 40, 42, { scale: 0.56 }) +
  put(path(star(8, 24, 8), ink.of('light')), 16, -10);

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

/** A stopwatch that runs. */
export const stopwatch =
  (figure: string): Motif =>
  (ink) =>
    rect(-13, -108, 26, 22, ink.of('metal'), 5) +
    put(rect(-8, -104, 16, 18, ink.of('metal'), 4), 0, 0, { turn: 38 }) +
    circle(0, 6, 92, ink.of('metal')) +
    circle(0, 6, 78, ink.flat('light')) +
    path(wedge(-90, 36, 70), ink.of('key'), ' transform="translate(0 6)"') +
    put(wreath(12, line('M0 -74V-64', ink.flat('dark'), 3.4)), 0, 6) +
    put(digits(figure, 46, 10, ink.flat('dark', 0.02), 'centre'), figure.length > 1 ? 0 : -2, -18) +
    path(wedge(205, 255, 88, 82), '#fff', BARE + opacity(0.7));

/** A lottery ticket torn from a book. */
export const ticket =
  (figures: string): Motif =>
  (ink) =>
    put(path('M-96 -46H96V-14A14 14 0 0 0 96 14V46H-96V14A14 14 0 0 0 -96 -14Z', ink.of('second')), -4, -26, {
      turn: -16,
    }) +
    put(
      path('M-100 -52H100V-15A15 15 0 0 0 100 15V52H-100V15A15 15 0 0 0 -100 -15Z', ink.of('light')) +
        path('M-90 -42H48V42H-90Z', 'none', ` stroke="${ink.flat('key')}" stroke-width="3"`) +
        line('M58 -50V50', ink.flat('key'), 3, ' stroke-dasharray="5 6"') +
        put(digits(figures, 44, 9, ink.flat('key', -0.1), 'centre'), -20, -18) +
        put(path(star(8, 15, 7), ink.of('metal')), 79, 0) +
        line('M-76 -30H34M-76 34H34', ink.flat('metal'), 3),
      4,
      22,
      { turn: 9 },
    );
