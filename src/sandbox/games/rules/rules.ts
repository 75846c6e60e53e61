import type { Dice } from './fair/dice.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** State of a round after a step. Amounts are minor units; in `state` and `view` they are decimal strings. */
export type Step = {
  /** Complete state of the round; stays on the server while it goes on. */
  state: Json;
  /** Part of the state that the player may see. */
  view: Json;
  /** Payout of the whole round, stakes included; null while it goes on. */
  payout: bigint | null;
};

/** The rules of a game, pure: the server decides by them, the page checks by them. */
export type Rules = {
  /** Cost of a bet; undefined if it is not a bet of this game. */
  cost(bet: Json): bigint | undefined;
  /** The round for a bet that has a cost. Every chance of the round is drawn here. */
  begin(bet: Json, dice: Dice): Step;
  /** Additional cost of a move; undefined if it is not allowed now. */
  moveCost?(state: Json, move: Json): bigint | undefined;
  /** The round after an allowed move. */
  act?(state: Json, move: Json): Step;
  /** End of an abandoned round, by the most careful moves. */
  leave?(state: Json): Json;
  /** Recorded form of a move: games against the clock add the milliseconds since the beginning. */
  stamp?(move: Json, elapsed: number): Json;
  /** Milliseconds from the beginning after which the round ends automatically. */
  endsAfter?(state: Json): number;
};

export const isRecord = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A positive amount of minor units from its decimal string. */
export const amountOf = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/u.test(value) ? BigInt(value) : undefined;

/** A whole number from `least` to `most`. */
export const wholeOf = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
    ? value
    : undefined;

/** `times` is a gross multiplier in ten-thousandths: 20_000 gives the stake twice. Rounds down. */
export const paid = (stake: bigint, times: number): bigint => (stake * BigInt(Math.round(times))) / 10_000n;
