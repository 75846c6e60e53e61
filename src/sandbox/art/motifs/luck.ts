import { digits } from '../drawing/lettering.ts';
import { star, wedge } from '../drawing/shapes.ts';
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
import { brilliant, star4 } from './stones.ts';
import type { Ink } from '../drawing/ink.ts';
import type { Motif } from './motif.ts';

/** A big seven, three times. */
export const sevens: Motif = (ink) => {
  const seven = 'M-30 -48H30V-30C10 -6 0 18 -2 48H-24C-22 16 -12 -8 6 -28H-16L-20 -18H-30Z';
  const one =
    path(seven, ink.of('dark'), ` stroke="${ink.flat('dark')}" stroke-width="16" stroke-linejoin="round"`) +
    path(
      seven,
      ink.of('metal'),
      ` stroke="${ink.flat('metal', 0.5)}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    path(seven, ink.of('key')) +
    path('M-26 -44H26V-36H-26Z', ink.flat('light'), BARE + opacity(0.45));
  return stamps(one, [
    { x: -54, y: 12, scale: 0.95, turn: -10 },
    { x: 54, y: 12, scale: 0.95, turn: 10 },
    { x: 0, y: 0, scale: 1.35 },
  ]);
};

/** A board of pegs with balls on their way down. */
export const pegs: Motif = (ink) =>
  rect(-88, -96, 176, 190, ink.flat('dark', 0.08), 20) +
  rect(-80, -88, 160, 174, ink.of('mid'), 14) +
  stamps(
    circle(0, 0, 4, ink.flat('light')),
    Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: row + 2 }, (__, column) => ({
        x: (column - (row + 1) / 2) * 20,
        y: -62 + row * 20,
      })),
    ).flat(),
  ) +
  times(7, (index) =>
    rect(
      -76 + index * 22,
      70,
      20,
      16,
      ink.of((['key', 'second', 'metal', 'light', 'metal', 'second', 'key'] as const)[index] ?? 'key'),
      4,
    ),
  ) +
  [
    [4, -78, 9],
    [-16, -30, 8],
    [26, 8, 9],
    [-46, 48, 8],
  ]
    .map(
      ([x = 0, y = 0, r = 0], index) =>
        circle(x, y, r, ink.of(index % 2 ? 'metal' : 'key')) +
        circle(x - 3, y - 3, 2.2, '#fff', opacity(0.8) + BARE),
    )
    .join('');

/** A coin with a lion's mane of rays. */
const coin = (ink: Ink, emblem = ''): string =>
  circle(0, 0, 92, ink.of('metal')) +
  circle(0, 0, 80, ink.flat('metal', -0.25)) +
  circle(0, 0, 75, ink.of('metal')) +
  wreath(48, line('M0 -83V-89', ink.flat('metal', 0.5), 1.6, opacity(0.7))) +
  (emblem || path(star(12, 60, 30), ink.flat('metal', 0.35)) + path(star(5, 34, 15), ink.of('key'))) +
  path(wedge(195, 265, 70, 62), '#fff', BARE + opacity(0.5));

export const coinToss: Motif = (ink) =>
  put(coin(ink), -8, 8, { turn: -14, scale: [0.9, 0.9] }) +
  put(ellipse(0, 0, 16, 40, ink.of('metal')) + ellipse(3, 0, 11, 33, ink.flat('metal', -0.2)), 78, -66, {
    turn: 30,
  }) +
  put(ellipse(0, 0, 30, 12, ink.of('metal')) + ellipse(0, -2, 24, 8, ink.flat('metal', 0.3)), -76, -80, {
    turn: -24,
  }) +
  [30, 50, 70]
    .map((y, index) => line(`M${-70 + index * 8} ${y + 20}q-14 6 -22 18`, ink.flat('light'), 3, opacity(0.5)))
    .join('');

/** A bell with clover leaves. */
export const bell: Motif = (ink) =>
  circle(0, -78, 13, 'none', ` stroke="${ink.flat('metal')}" stroke-width="8"`) +
  path(
    'M-84 58C-56 40 -60 4 -54 -24C-48 -54 -26 -68 0 -68C26 -68 48 -54 54 -24C60 4 56 40 84 58Z',
    ink.of('metal'),
  ) +
  path('M-56 6C-54 -30 -50 -42 -34 -54C-42 -34 -42 -6 -48 28Z', '#fff', BARE + opacity(0.5)) +
  path('M-56 8C-20 20 20 20 56 8L58 24C20 36 -20 36 -58 24Z', ink.of('key')) +
  path('M-90 56C-50 44 50 44 90 56C94 74 50 70 0 70C-50 70 -94 74 -90 56Z', ink.of('metal')) +
  circle(0, 82, 15, ink.of('key')) +
  put(star4(ink, 16), 62, -58) +
  [-36, 0, 36]
    .map((x) => put(path(star(5, 8, 3.6), ink.flat('light'), BARE), x, 22 - Math.abs(x) * 0.08))
    .join('') +
  line('M-92 -10C-104 6 -104 22 -98 36M92 -10C104 6 104 22 98 36', ink.flat('light'), 4, opacity(0.7));

/** Stones hidden below tiles. */
export const mines: Motif = (ink) =>
  times(9, (index) => {
    const [x, y] = [(index % 3) * 64 - 64, Math.floor(index / 3) * 64 - 64];
    const open = [1, 3, 4, 8].includes(index);
    return (
      rect(x - 29, y - 29, 58, 58, open ? ink.flat('dark', 0.08) : ink.of('second'), 10) +
      (open
        ? put(
            index === 8
              ? path(star(8, 22, 12), ink.of('key')) + circle(0, 0, 9, ink.flat('dark'))
              : brilliant(ink, index === 4 ? 'key' : 'metal'),
            x,
            y - (index === 8 ? 0 : 6),
            { scale: index === 8 ? 1 : 0.24 },
          )
        : path(
            `M${x - 20} ${y - 21}H${x + 14}`,
            'none',
            ` stroke="#fff" stroke-width="4" stroke-linecap="round"${opacity(0.45)}`,
          ))
    );
  });

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
