import { ngon, num, poly, polar, star, wedge, type Point } from '../shapes.ts';
import {
  around,
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
} from '../svg.ts';
import { digits } from '../lettering.ts';
import type { Ink } from '../ink.ts';
import type { Role } from '../palettes.ts';
import type { Motif } from './motif.ts';

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

const suits: Record<Suit, string> = {
  heart: 'M0 18C-22 2 -20 -16 -9 -16C-3 -16 0 -11 0 -8C0 -11 3 -16 9 -16C20 -16 22 2 0 18Z',
  diamond: 'M0 -20L14 0L0 20L-14 0Z',
  spade: 'M0 -19C10 -8 20 -2 18 7C16 14 7 14 3 8L6 19H-6L-3 8C-7 14 -16 14 -18 7C-20 -2 -10 -8 0 -19Z',
  club: 'M0 -19A8.5 8.5 0 0 1 7 -6A8.5 8.5 0 1 1 3 7L6 19H-6L-3 7A8.5 8.5 0 1 1 -7 -6A8.5 8.5 0 0 1 0 -19Z',
};

/** A playing card, 60 by 86, with a rank of A, a number or a court letter left out in favour of its suit. */
export const card = (ink: Ink, suit: Suit, rank: string, back = false): string => {
  const color = suit === 'heart' || suit === 'diamond' ? '#d3213c' : '#17131f';
  if (back)
    return (
      rect(-30, -43, 60, 86, ink.of('second'), 7) +
      rect(-24, -37, 48, 74, 'none', 4, ` stroke="${ink.flat('light')}" stroke-width="1.5"`) +
      path('M0 -30L20 0L0 30L-20 0Z', ink.of('metal')) +
      path(suits[suit], ink.flat('light'), BARE)
    );
  return (
    rect(
      -30,
      -43,
      60,
      86,
      ink.blend([
        [0, '#ffffff'],
        [1, ink.manner === 'print' ? '#ffffff' : '#d9d3ea'],
      ]),
      7,
    ) +
    put(digits(rank, 15, 3, color), -22, -36) +
    put(path(suits[suit], color, BARE), -17, -10, { scale: 0.4 }) +
    put(path(suits[suit], color, BARE), 4, 8, { scale: 1.25 })
  );
};

/** A hand of cards. */
export const hand =
  (cards: readonly (readonly [Suit, string])[], spread = 15): Motif =>
  (ink) =>
    cards
      .map(([suit, rank], index) => {
        const turn = (index - (cards.length - 1) / 2) * spread;
        return put(put(card(ink, suit, rank), 0, -108), 0, 110, { turn, scale: 1.25 });
      })
      .join('');

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

/** A roulette wheel, tilted, with its ball. */
export const roulette: Motif = (ink) => {
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

const chip = (ink: Ink, role: Role): string => {
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

/** Ace and jack over a chip: twenty-one. */
export const blackjack: Motif = (ink) =>
  put(card(ink, 'heart', '10'), -30, -4, { turn: -16, scale: 1.45 }) +
  put(card(ink, 'spade', 'A'), 26, 2, { turn: 12, scale: 1.55 }) +
  put(chip(ink, 'key'), -8, 82, { scale: 1.25 });

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
export const coin = (ink: Ink, emblem = ''): string =>
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

/** Mah-jong tiles, standing. */
export const tiles: Motif = (ink) => {
  const tile = (face: string): string =>
    rect(-29, -38, 58, 84, ink.of('second'), 9) +
    rect(
      -29,
      -42,
      58,
      78,
      ink.blend([
        [0, '#ffffff'],
        [1, ink.manner === 'print' ? '#fff8e6' : '#dcd6c8'],
      ]),
      9,
    ) +
    face;
  const dots = [
    [-13, -24],
    [13, -24],
    [0, -3],
    [-13, 18],
    [13, 18],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        circle(x, y, 8, ink.of(index === 2 ? 'key' : 'second')) + circle(x, y, 3, '#fff', BARE),
    )
    .join('');
  const bamboo = [-14, 0, 14]
    .map((x) =>
      [-22, 2]
        .map((y) => path(`M${x - 3.5} ${y}q3.5 6 0 18h7q-3.5 -8 0 -18Z`, ink.of(x === 0 ? 'key' : 'second')))
        .join(''),
    )
    .join('');
  const dragonFace = path(
    'M-17 -26H17V2H4V26H-4V2H-17ZM-9 -18V-6H-4V-18ZM4 -18V-6H9V-18Z',
    ink.of('key'),
    ' fill-rule="evenodd"',
  );
  return (
    put(tile(bamboo), -56, 16, { turn: -12, scale: 1.05 }) +
    put(tile(dots), 56, 16, { turn: 12, scale: 1.05 }) +
    put(tile(dragonFace), 0, -6, { scale: 1.38 })
  );
};

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

/** A faceted stone: `cut` is the number of corners. */
export const gem = (ink: Ink, role: Role, cut: number, size: number): string => {
  const outer = ngon(cut, size, -90 + 180 / cut);
  const inner = ngon(cut, size * 0.56, -90 + 180 / cut);
  const at = (points: Point[], index: number): Point => points[index % points.length] ?? [0, 0];
  return (
    outer
      .map((_, index) => {
        const angle = -90 + 180 / cut + ((index + 0.5) * 360) / cut;
        const lightness = Math.cos(((angle + 120) * Math.PI) / 180);
        return path(
          poly([at(outer, index), at(outer, index + 1), at(inner, index + 1), at(inner, index)]),
          ink.flat(role, lightness * 0.5),
        );
      })
      .join('') +
    path(poly(inner), ink.of(role)) +
    path(poly([at(inner, 0), at(inner, cut - 1), polar(200, size * 0.2)]), '#fff', BARE + opacity(0.5))
  );
};

/** A brilliant in profile. */
export const brilliant = (ink: Ink, role: Role): string =>
  path('M-58 -40L-86 -2L0 90L86 -2L58 -40Z', ink.of(role)) +
  [
    ['M-58 -40L-30 -2L-86 -2Z', 0.55],
    ['M-58 -40H0L-30 -2Z', 0.2],
    ['M0 -40L30 -2H-30Z', 0.72],
    ['M0 -40H58L30 -2Z', 0.35],
    ['M58 -40L86 -2H30Z', -0.15],
    ['M-86 -2H-30L0 90Z', 0.05],
    ['M-30 -2H30L0 90Z', 0.3],
    ['M30 -2H86L0 90Z', -0.4],
  ]
    .map(([d, tone]) => path(String(d), ink.flat(role, Number(tone))))
    .join('') +
  path('M-50 -36H-6L-12 -30H-44Z', '#fff', BARE + opacity(0.75));
