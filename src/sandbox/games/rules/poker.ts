import { deal, type Card } from './cards.ts';
import { bestOf, type FiveKind } from './hands.ts';
import { spotRules, type SpotGame } from './spots.ts';

export type Showdown = { a: Card[]; b: Card[]; board: Card[] };

/** Payouts of a guess at the kind of the better hand. */
export const kindPays: Readonly<Partial<Record<FiveKind, number>>> = {
  pair: 25_000,
  twoPairs: 30_000,
  trio: 130_000,
  straight: 120_000,
  flush: 185_000,
  fullHouse: 200_000,
  four: 3_000_000,
  straightFlush: 14_000_000,
};

/** Two hands of Texas hold 'em dealt to the end; equal hands give the stakes on them back. */
export const poker: SpotGame<Showdown> = {
  spots: ['a', 'b', ...Object.keys(kindPays)],
  draw(dice) {
    const cards = deal(dice, 9);
    return { a: cards.slice(0, 2), b: cards.slice(2, 4), board: cards.slice(4) };
  },
  returns(spot, { a, b, board }) {
    const [left, right] = [bestOf([...a, ...board]), bestOf([...b, ...board])];
    const lead = left.value - right.value;
    if (spot === 'a' || spot === 'b') {
      if (lead === 0) return 10_000;
      return lead > 0 === (spot === 'a') ? 19_500 : 0;
    }
    const kind = (lead >= 0 ? left : right).kind;
    return kind === spot ? (kindPays[kind] ?? 0) : 0;
  },
};
export const pokerRules = spotRules(poker);
