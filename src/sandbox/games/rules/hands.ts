import { rankOf, suitOf, type Card } from './cards.ts';

/** Ace high. */
const high = (card: Card): number => (rankOf(card) === 1 ? 14 : rankOf(card));
const sorted = (cards: readonly Card[]): number[] => cards.map(high).sort((a, b) => b - a);

/** The highest rank of a straight over all cards, 0 for none; the ace also counts as one. */
function straightOf(values: readonly number[]): number {
  const distinct = [...new Set(values)];
  const low = distinct[0] === 14 ? [...distinct, 1] : distinct;
  for (let at = 0; at + values.length <= low.length; at += 1) {
    const [top = 0, last = 0] = [low[at], low[at + values.length - 1]];
    if (top - last === values.length - 1) return top;
  }
  return 0;
}

const inBase = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum * 15 + digit, 0);

/** Kinds of three cards, the best last. */
const threeKinds = ['high', 'pair', 'flush', 'straight', 'trio', 'straightFlush'] as const;
export type ThreeKind = (typeof threeKinds)[number];
export type Ranked<Kind> = { kind: Kind; /** Greater is better, equal is a tie. */ value: number };

/** Three cards as in teen patti without its order of suits. */
export function threeOf(cards: readonly Card[]): Ranked<ThreeKind> {
  const values = sorted(cards);
  const [a = 0, b = 0, c = 0] = values;
  const flush = new Set(cards.map(suitOf)).size === 1;
  const straight = straightOf(values);
  const kind: ThreeKind =
    a === c
      ? 'trio'
      : straight > 0
        ? flush
          ? 'straightFlush'
          : 'straight'
        : flush
          ? 'flush'
          : a === b || b === c
            ? 'pair'
            : 'high';
  const order = kind === 'pair' ? [b, a === b ? c : a] : straight > 0 ? [straight] : values;
  return { kind, value: threeKinds.indexOf(kind) * 15 ** 3 + inBase([...order, 0, 0].slice(0, 3)) };
}

/** Kinds of five cards, the best last. */
const fiveKinds = [
  'high',
  'pair',
  'twoPairs',
  'trio',
  'straight',
  'flush',
  'fullHouse',
  'four',
  'straightFlush',
] as const;
export type FiveKind = (typeof fiveKinds)[number];

function fiveOf(cards: readonly Card[]): Ranked<FiveKind> {
  const values = sorted(cards);
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const groups = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  const [most = 0, second = 0] = groups.map(([, count]) => count);
  const flush = new Set(cards.map(suitOf)).size === 1;
  const straight = groups.length === 5 ? straightOf(values) : 0;
  const kind: FiveKind =
    straight > 0 && flush
      ? 'straightFlush'
      : most === 4
        ? 'four'
        : most === 3 && second === 2
          ? 'fullHouse'
          : flush
            ? 'flush'
            : straight > 0
              ? 'straight'
              : most === 3
                ? 'trio'
                : second === 2
                  ? 'twoPairs'
                  : most === 2
                    ? 'pair'
                    : 'high';
  const order = straight > 0 ? [straight] : groups.map(([value]) => value);
  return { kind, value: fiveKinds.indexOf(kind) * 15 ** 5 + inBase([...order, 0, 0, 0, 0].slice(0, 5)) };
}

/** The best five of seven. */
export function bestOf(cards: readonly Card[]): Ranked<FiveKind> {
  let best: Ranked<FiveKind> | undefined;
  for (let first = 0; first < cards.length; first += 1) {
    for (let second = first + 1; second < cards.length; second += 1) {
      const hand = fiveOf(cards.filter((_, at) => at !== first && at !== second));
      if (!best || hand.value > best.value) best = hand;
    }
  }
  return best ?? fiveOf(cards);
}
