import { digits } from '../drawing/lettering.ts';
import { BARE, circle, path, put, rect } from '../drawing/svg.ts';
import { chip } from './table.ts';
import type { Ink } from '../drawing/ink.ts';
import type { Motif } from './motif.ts';

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

const suits: Record<Suit, string> = {
  heart: 'M0 18C-22 2 -20 -16 -9 -16C-3 -16 0 -11 0 -8C0 -11 3 -16 9 -16C20 -16 22 2 0 18Z',
  diamond: 'M0 -20L14 0L0 20L-14 0Z',
  spade: 'M0 -19C10 -8 20 -2 18 7C16 14 7 14 3 8L6 19H-6L-3 8C-7 14 -16 14 -18 7C-20 -2 -10 -8 0 -19Z',
  club: 'M0 -19A8.5 8.5 0 0 1 7 -6A8.5 8.5 0 1 1 3 7L6 19H-6L-3 7A8.5 8.5 0 1 1 -7 -6A8.5 8.5 0 0 1 0 -19Z',
};

/** A playing card, 60 by 86, with a rank of A, a number or a court letter left out in favour of its suit. */
const card = (ink: Ink, suit: Suit, rank: string, back = false): string => {
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

/** Ace and jack over a chip: twenty-one. */
export const blackjack: Motif = (ink) =>
  put(card(ink, 'heart', '10'), -30, -4, { turn: -16, scale: 1.45 }) +
  put(card(ink, 'spade', 'A'), 26, 2, { turn: 12, scale: 1.55 }) +
  put(chip(ink, 'key'), -8, 82, { scale: 1.25 });

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
