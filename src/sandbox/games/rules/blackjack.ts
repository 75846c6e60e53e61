import { deal, rankOf, type Card } from './cards.ts';
import { amountOf, isRecord, type Json, type Rules, type Step } from './rules.ts';

export type Total = { points: number; soft: boolean };

export function totalOf(cards: readonly Card[]): Total {
  const hard = cards.reduce((sum, card) => sum + Math.min(10, rankOf(card)), 0);
  const soft = hard <= 11 && cards.some((card) => rankOf(card) === 1);
  return { points: soft ? hard + 10 : hard, soft };
}

type Hand = { cards: Card[]; stake: string; done: boolean; doubled: boolean; split: boolean };
type BlackjackState = { shoe: Card[]; next: number; hands: Hand[]; dealer: Card[]; active: number };
type State = BlackjackState;
const moves = ['hit', 'stand', 'double', 'split'] as const;
export type BlackjackMove = (typeof moves)[number];

const isNatural = ({ cards, split }: Hand): boolean =>
  !split && cards.length === 2 && totalOf(cards).points === 21;
const moveOf = (move: Json): BlackjackMove | undefined =>
  isRecord(move) ? moves.find((name) => name === move['do']) : undefined;
const amountIn = (bet: Json): bigint | undefined => (isRecord(bet) ? amountOf(bet['amount']) : undefined);

/** Moves allowed for the active hand. */
function movesFor({ hands, active }: State): BlackjackMove[] {
  const hand = hands[active];
  if (!hand) return [];
  const first = hand.cards.length === 2;
  const [a = '', b = ''] = hand.cards;
  const mayS = first && hands.length < 4 && Math.min(10, rankOf(a)) === Math.min(10, rankOf(b));
  return ['hit', 'stand', ...(first ? ['double' as const] : []), ...(mayS ? ['split' as const] : [])];
}

function payoutOf(state: State): bigint {
  const dealer = totalOf(state.dealer).points;
  const dealerNatural = state.dealer.length === 2 && dealer === 21;
  return state.hands.reduce((sum, hand) => {
    const stake = BigInt(hand.stake);
    const { points } = totalOf(hand.cards);
    if (points > 21) return sum;
    if (isNatural(hand)) return sum + (dealerNatural ? stake : stake + (stake * 3n) / 2n);
    if (dealerNatural) return sum;
    if (dealer > 21 || points > dealer) return sum + stake * 2n;
    return points === dealer ? sum + stake : sum;
  }, 0n);
}

/** Goes on to the next hand that can play, and lets the dealer draw after the last one (he stands on every 17). */
function settled(given: State): Step {
  const state: State = { ...given };
  while (state.active < state.hands.length) {
    const hand = state.hands[state.active];
    if (hand && !hand.done && totalOf(hand.cards).points < 21) break;
    state.active += 1;
  }
  const over = state.active >= state.hands.length;
  if (over && state.hands.some((hand) => totalOf(hand.cards).points <= 21 && !isNatural(hand))) {
    state.dealer = [...state.dealer];
    while (totalOf(state.dealer).points < 17) {
      state.dealer.push(state.shoe[state.next] ?? '');
      state.next += 1;
    }
  }
  const hands = state.hands.map(({ cards, stake }) => ({ cards, stake, points: totalOf(cards).points }));
  const dealer = over ? state.dealer : state.dealer.slice(0, 1);
  const view = {
    hands,
    dealer,
    points: totalOf(dealer).points,
    active: over ? -1 : state.active,
    moves: over ? [] : movesFor(state),
  };
  return { state, view, payout: over ? payoutOf(state) : null };
}

/** Bet: `{ amount }`; moves `{ do: "hit" | "stand" | "double" | "split" }`. Six decks; blackjack pays 3:2, the dealer looks for one first. */
export const blackjackRules: Rules = {
  cost: amountIn,
  begin(bet, dice) {
    const shoe = deal(dice, 60, 6);
    const [p1 = '', d1 = '', p2 = '', d2 = ''] = shoe;
    const hand = {
      cards: [p1, p2],
      stake: String(amountIn(bet) ?? 0n),
      done: false,
      doubled: false,
      split: false,
    };
    const state: State = { shoe, next: 4, hands: [hand], dealer: [d1, d2], active: 0 };
    if (totalOf(state.dealer).points === 21) state.active = 1;
    return settled(state);
  },
  moveCost(given, move) {
    const state = given as State;
    const name = moveOf(move);
    if (!name || !movesFor(state).includes(name)) return undefined;
    return name === 'double' || name === 'split' ? BigInt(state.hands[state.active]?.stake ?? '0') : 0n;
  },
  act(given, move) {
    const state = given as State;
    const hands = state.hands.map((hand) => ({ ...hand, cards: [...hand.cards] }));
    const hand = hands[state.active];
    const name = moveOf(move);
    let { next } = state;
    const draw = (): Card => {
      next += 1;
      return state.shoe[next - 1] ?? '';
    };
    if (!hand) return settled(state);
    if (name === 'hit') hand.cards.push(draw());
    if (name === 'stand') hand.done = true;
    if (name === 'double') {
      hand.cards.push(draw());
      hand.stake = String(BigInt(hand.stake) * 2n);
      hand.done = true;
      hand.doubled = true;
    }
    if (name === 'split') {
      const aces = rankOf(hand.cards[0] ?? '') === 1;
      const second = { ...hand, cards: [hand.cards[1] ?? '', draw()], split: true, done: aces };
      hand.cards = [hand.cards[0] ?? '', draw()];
      hand.split = true;
      hand.done = aces;
      hands.splice(state.active + 1, 0, second);
    }
    return settled({ ...state, hands, next });
  },
  leave: () => ({ do: 'stand' }),
};
