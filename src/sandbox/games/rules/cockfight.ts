import { commitment, fairDice } from './fair/dice.ts';
import { eventSeeds, type EventGame, type SeedOf } from './events.ts';
import { amountOf, isRecord, paid, wholeOf, type Json } from './rules.ts';

const period = 60_000;
const betting = 40_000;
const fight = 12_000;

/** In ten-thousandths: of stakes on a side and on the draw. */
const sideReturn = 9550;
export const drawChance = 800;
const drawPays = 117_500;

export type Corner = 'meron' | 'wala' | 'draw';
export type Match = {
  key: string;
  index: number;
  /** Gross hundredths by corner. */
  odds: Record<Corner, number>;
  names: [string, string];
  winner: Corner;
};

const birds = [
  'Thunder',
  'Red Comb',
  'Golden Spur',
  'Night Talon',
  'Iron Feather',
  'Monsoon',
  'White Crest',
  'Ember',
  'Old General',
  'River King',
  'Dust Devil',
  'Silver Hook',
];

/** A match that is fixed by its seed. On a draw the stakes on the sides come back. */
export function matchOf(index: number, seedOf: SeedOf, game = ''): Match {
  const key = `cockfight:${game}:${index}`;
  const dice = fairDice(eventSeeds(seedOf(key)));
  // Of the matches that are not drawn, in hundredths.
  const strength = 38 + dice.below(25);
  const first = dice.below(birds.length);
  const second = (first + 1 + dice.below(birds.length - 1)) % birds.length;
  const roll = dice.below(10_000);
  const rest = 10_000 - drawChance;
  const winner: Corner =
    roll < drawChance ? 'draw' : (roll - drawChance) * 100 < rest * strength ? 'meron' : 'wala';
  const oddsOf = (share: number): number =>
    Math.floor(((sideReturn - drawChance) * 100 * 100) / (rest * share));
  const odds = { meron: oddsOf(strength), wala: oddsOf(100 - strength), draw: drawPays / 100 };
  return { key, index, odds, names: [birds[first] ?? '', birds[second] ?? ''], winner };
}

const isCorner = (value: Json | undefined): value is Corner =>
  value === 'meron' || value === 'wala' || value === 'draw';

/** Bet: `{ index, corner, amount }`. */
export const cockfight = (game: string): EventGame => ({
  board(now, seedOf) {
    const index = Math.floor(now / period);
    const { odds, names, key, winner } = matchOf(index, seedOf, game);
    const since = now - index * period;
    const known = since >= betting + fight;
    const past = Array.from({ length: 20 }, (_, at) => matchOf(index - 1 - at, seedOf, game));
    return {
      index,
      odds,
      names,
      since,
      betting,
      fight,
      period,
      now,
      hash: commitment(seedOf(key)),
      // The page animates the fight; the winner shows at its end.
      winner: known ? winner : null,
      past: past.map((match) => ({ index: match.index, winner: match.winner })),
    };
  },
  take(bet, now, seedOf) {
    if (!isRecord(bet)) return { ok: false, code: 'BET_NOT_VALID' };
    const amount = amountOf(bet['amount']);
    const index = wholeOf(bet['index'], 0, 1e9);
    const corner = bet['corner'];
    if (amount === undefined || index === undefined || !isCorner(corner))
      return { ok: false, code: 'BET_NOT_VALID' };
    if (index !== Math.floor(now / period) || now - index * period >= betting)
      return { ok: false, code: 'BETTING_CLOSED' };
    const terms = { index, corner, amount: String(amount), odds: matchOf(index, seedOf, game).odds[corner] };
    return { ok: true, cost: amount, settlesAt: index * period + betting + fight, terms };
  },
  settle(terms, seedOf) {
    const { index, corner, amount, odds } = terms as {
      index: number;
      corner: Corner;
      amount: string;
      odds: number;
    };
    const { winner, key } = matchOf(index, seedOf, game);
    const times = winner === corner ? odds * 100 : winner === 'draw' ? 10_000 : 0;
    return { result: { index, winner }, payout: paid(BigInt(amount), times), events: [key] };
  },
});
