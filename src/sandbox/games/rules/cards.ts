import { shuffle, type Dice } from './fair/dice.ts';

/** `<rank><suit>`: ranks A23456789TJQK, suits of spades, hearts, diamonds, clubs: "AS", "TD". */
export type Card = string;

const ranks = 'A23456789TJQK';
const suits = 'SHDC';

export const deck: readonly Card[] = [...suits].flatMap((suit) => [...ranks].map((rank) => rank + suit));

/** The first `count` cards of `decks` shuffled decks. */
export const deal = (dice: Dice, count: number, decks = 1): Card[] =>
  shuffle(decks === 1 ? deck : Array.from({ length: decks }, () => deck).flat(), dice, count);

/** 1 (ace) to 13 (king). */
export const rankOf = (card: Card): number => ranks.indexOf(card.charAt(0)) + 1;
export const suitOf = (card: Card): string => card.charAt(1);
export const isRed = (card: Card): boolean => 'HD'.includes(suitOf(card));
/** Ten and faces count nothing: baccarat and its kin. */
export const pointOf = (card: Card): number => (rankOf(card) >= 10 ? 0 : rankOf(card));
export const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointOf(card), 0) % 10;
