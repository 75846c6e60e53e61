import { deck, pointsOf, rankOf, suitOf, type Card } from '../cards.ts';
import { shuffle, type Dice } from '../fair/dice.ts';
import { threeOf } from '../hands.ts';

/** Rules of a table's deal and comparison; `value`: greater wins, equal is a tie. */
export type Variant = {
  /** Cards or tiles of a hand before and after the player's choice. */
  dealt: number;
  /** Hands may draw one more: up to which points the banker does. */
  draws: number | undefined;
  pieces(dice: Dice, count: number): string[];
  value(hand: readonly string[]): number;
  /** Name of the hand: points, or a kind. */
  name(hand: readonly string[]): string;
};

const cards = (dice: Dice, count: number): Card[] => shuffle(deck, dice, count);

/** A hand of two that has 8 or 9 at once is a shan and stands above all others. */
const shan: Variant = {
  dealt: 2,
  draws: 4,
  pieces: cards,
  value: (hand) => pointsOf(hand) + (hand.length === 2 && pointsOf(hand) >= 8 ? 10 : 0),
  name: (hand) => String(pointsOf(hand)),
};

/** Five cards: three of them make a multiple of ten, the other two the points (ten is the best); no such three is worth nothing. */
function bullPoints(hand: readonly Card[]): number {
  const points = hand.map((card) => Math.min(10, rankOf(card)));
  const total = points.reduce((sum, point) => sum + point, 0);
  for (let first = 0; first < points.length; first += 1) {
    for (let second = first + 1; second < points.length; second += 1) {
      const rest = (points[first] ?? 0) + (points[second] ?? 0);
      if ((total - rest) % 10 === 0) return rest % 10 === 0 ? 10 : rest % 10;
    }
  }
  return 0;
}
const highest = (hand: readonly Card[]): number =>
  Math.max(...hand.map((card) => rankOf(card) * 4 + 'CDHS'.indexOf(suitOf(card))));
const bull: Variant = {
  dealt: 5,
  draws: undefined,
  pieces: cards,
  value: (hand) => bullPoints(hand) * 100 + highest(hand),
  name: (hand) => String(bullPoints(hand)),
};

const three: Variant = {
  dealt: 3,
  draws: undefined,
  pieces: cards,
  value: (hand) => threeOf(hand).value,
  name: (hand) => threeOf(hand).kind,
};

/** Tiles 1 to 9 of circles, four of each, and four white ones worth a half (`0`): two tiles, pairs above points. */
const tileSet = [...'0123456789'].flatMap((face) => [`${face}a`, `${face}b`, `${face}c`, `${face}d`]);
const halves = (tile: string): number => (tile.startsWith('0') ? 1 : Number(tile.charAt(0)) * 2);
const tiles: Variant = {
  dealt: 2,
  draws: undefined,
  pieces: (dice, count) => shuffle(tileSet, dice, count),
  value([first = '', second = '']) {
    if (first.charAt(0) === second.charAt(0)) return first.startsWith('0') ? 200 : 100 + halves(first);
    return (halves(first) + halves(second)) % 20;
  },
  name([first = '', second = '']) {
    if (first.charAt(0) === second.charAt(0)) return 'pair';
    return String(((halves(first) + halves(second)) % 20) / 2);
  },
};

export const variants = { shan, bull, three, tiles } as const satisfies Record<string, Variant>;
export type VariantName = keyof typeof variants;
