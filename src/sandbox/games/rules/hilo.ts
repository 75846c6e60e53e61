import { deal, rankOf, type Card } from './cards.ts';
import { amountOf, isRecord, paid, type Json, type Rules, type Step } from './rules.ts';

/** Return of each guess, in ten-thousandths of the fair multiplier. */
export const hiloReturn = 9850;
const mostGuesses = 12;
const guesses = ['higher', 'lower'] as const;
type Guess = (typeof guesses)[number];

/** Number of ranks out of 13 with which the guess is right; the same rank counts for both. */
export const guessChances = (card: Card, guess: Guess): number =>
  guess === 'higher' ? 14 - rankOf(card) : rankOf(card);

type State = { amount: string; cards: Card[]; shown: number; times: number };

const timesWith = ({ cards, shown, times }: State, guess: Guess): number =>
  Math.floor((times * 13 * hiloReturn) / (guessChances(cards[shown - 1] ?? '', guess) * 10_000));

const amountIn = (bet: Json): bigint | undefined => (isRecord(bet) ? amountOf(bet['amount']) : undefined);
const guessOf = (move: Json): Guess | undefined =>
  isRecord(move) ? guesses.find((guess) => guess === move['do']) : undefined;

function stepOf(state: State, payout: bigint | null): Step {
  const { cards, shown, times } = state;
  const next =
    payout === null ? { higher: timesWith(state, 'higher'), lower: timesWith(state, 'lower') } : {};
  return { state, view: { cards: cards.slice(0, shown), times, ...next }, payout };
}
const settle = (state: State): Step => stepOf(state, paid(BigInt(state.amount), state.times));

/**
 * Bet: `{ amount }`; moves `{ do: "higher" | "lower" | "out" }`. Each card comes from a new full deck, so the odds stay
 * as shown.
 */
export const hiloRules: Rules = {
  cost: amountIn,
  begin(bet, dice) {
    const cards = Array.from({ length: mostGuesses + 1 }, () => deal(dice, 1)[0] ?? '');
    return stepOf({ amount: String(amountIn(bet) ?? 0n), cards, shown: 1, times: 10_000 }, null);
  },
  moveCost(state, move) {
    const guess = guessOf(move);
    if (guess)
      return guessChances((state as State).cards[(state as State).shown - 1] ?? '', guess) < 13
        ? 0n
        : undefined;
    return isRecord(move) && move['do'] === 'out' && (state as State).shown > 1 ? 0n : undefined;
  },
  act(given, move) {
    const state = given as State;
    const guess = guessOf(move);
    if (!guess) return settle(state);
    const [card = '', drawn = ''] = state.cards.slice(state.shown - 1);
    const lead = rankOf(drawn) - rankOf(card);
    const right = guess === 'higher' ? lead >= 0 : lead <= 0;
    const next: State = { ...state, shown: state.shown + 1, times: right ? timesWith(state, guess) : 0 };
    if (!right) return stepOf(next, 0n);
    return next.shown > mostGuesses ? settle(next) : stepOf(next, null);
  },
  leave(state) {
    const { shown, cards } = state as State;
    return { do: shown > 1 ? 'out' : rankOf(cards[0] ?? '') <= 7 ? 'higher' : 'lower' };
  },
};
