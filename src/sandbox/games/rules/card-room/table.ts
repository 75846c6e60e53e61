import { commitment, fairDice } from '../fair/dice.ts';
import { eventSeeds, type EventGame, type SeedOf } from '../events.ts';
import { amountOf, isRecord, paid, wholeOf, type Json } from '../rules.ts';
import { variants, type VariantName } from './variants.ts';

const period = 40_000;
const betting = 24_000;
const dealing = 8000;
/** Seats beside the banker's. */
const seats = 6;
/** Payout of a win in ten-thousandths, the stake included. */
const winPays = 19_500;

export type Deal = { key: string; hands: string[][]; thirds: string[]; banker: string[] };

/**
 * Hands of every seat and of the banker, fixed by the seed; a seat's further card is independent of other seats' draws.
 */
export function dealOf(name: VariantName, index: number, seedOf: SeedOf, table = ''): Deal {
  const variant = variants[name];
  const key = `table:${table}:${index}`;
  const dice = fairDice(eventSeeds(seedOf(key)));
  const pieces = variant.pieces(dice, (seats + 1) * (variant.dealt + (variant.draws === undefined ? 0 : 1)));
  const hands = Array.from({ length: seats + 1 }, (_, seat) =>
    pieces.slice(seat * variant.dealt, (seat + 1) * variant.dealt),
  );
  const thirds = pieces.slice((seats + 1) * variant.dealt);
  return {
    key,
    hands: hands.slice(0, seats),
    thirds,
    banker: drawn(name, hands[seats] ?? [], variant.draws ?? -1, thirds[seats]),
  };
}

/** Draws for a hand of at most `upTo` points that is not a shan. */
export function drawn(
  name: VariantName,
  hand: readonly string[],
  upTo: number,
  third: string | undefined,
): string[] {
  const variant = variants[name];
  if (variant.draws === undefined || third === undefined) return [...hand];
  const points = Number(variant.name(hand));
  return points <= upTo && points < 8 ? [...hand, third] : [...hand];
}

type Terms = { index: number; seat: number; amount: string; upTo: number };

/** A hand against the banker's: 2 won, 1 equal, 0 lost. */
export function against(name: VariantName, hand: readonly string[], banker: readonly string[]): 0 | 1 | 2 {
  const lead = variants[name].value(hand) - variants[name].value(banker);
  return lead > 0 ? 2 : lead === 0 ? 1 : 0;
}

/** Bet: `{ index, seat: 0…5, amount, upTo?: 3…5 }`: with how many points the player still draws (shan). */
export const cardTable = (name: VariantName, table: string): EventGame => {
  const variant = variants[name];
  const shown = (hand: readonly string[]): Json => ({ hand, name: variant.name(hand) });
  return {
    board(now, seedOf) {
      const index = Math.floor(now / period);
      const since = now - index * period;
      const { key, hands, thirds, banker } = dealOf(name, index, seedOf, table);
      const open = since >= betting + dealing;
      const dealt = since >= betting;
      return {
        index,
        since,
        betting,
        dealing,
        period,
        now,
        seats,
        draws: variant.draws !== undefined,
        hash: commitment(seedOf(key)),
        event: key,
        // Hands of empty seats are completed as well.
        hands: dealt
          ? hands.map((hand, seat) =>
              shown(open ? drawn(name, hand, variant.draws ?? -1, thirds[seat]) : hand),
            )
          : [],
        thirds: open ? thirds.slice(0, seats) : [],
        banker: open ? shown(banker) : null,
      };
    },
    take(bet, now, seedOf) {
      if (!isRecord(bet)) return { ok: false, code: 'BET_NOT_VALID' };
      const amount = amountOf(bet['amount']);
      const index = wholeOf(bet['index'], 0, 1e9);
      const seat = wholeOf(bet['seat'], 0, seats - 1);
      const upTo = bet['upTo'] === undefined ? 4 : wholeOf(bet['upTo'], 3, 5);
      if (amount === undefined || index === undefined || seat === undefined || upTo === undefined) {
        return { ok: false, code: 'BET_NOT_VALID' };
      }
      if (index !== Math.floor(now / period) || now - index * period >= betting)
        return { ok: false, code: 'BETTING_CLOSED' };
      const { key } = dealOf(name, index, seedOf, table);
      return {
        ok: true,
        cost: amount,
        settlesAt: index * period + betting + dealing,
        terms: { index, seat, amount: String(amount), upTo },
        claim: { event: key, place: String(seat) },
      };
    },
    settle(terms, seedOf) {
      const { index, seat, amount, upTo } = terms as Terms;
      const deal = dealOf(name, index, seedOf, table);
      const hand = drawn(name, deal.hands[seat] ?? [], upTo, deal.thirds[seat]);
      const outcome = against(name, hand, deal.banker);
      const times = outcome === 2 ? winPays : outcome === 1 ? 10_000 : 0;
      return {
        result: { index, seat, hand: shown(hand), banker: shown(deal.banker), outcome },
        payout: paid(BigInt(amount), times),
        events: [deal.key],
      };
    },
  };
};
