import type { Json } from './rules.ts';

/** The server's seed of an event by the event's key. */
export type SeedOf = (key: string) => string;

type Taken =
  | {
      ok: true;
      cost: bigint;
      /** When the result is known: milliseconds since 1970. */
      settlesAt: number;
      /** Terms of the bet: odds, seat, event. They alone decide the payout. */
      terms: Json;
      /** What is bet on, one text for each pick: the platform keeps it with the bet. */
      picks?: readonly string[];
      /** A place that only one player can have. */
      claim?: { event: string; place: string };
    }
  | { ok: false; code: 'BET_NOT_VALID' | 'BETTING_CLOSED' | 'ODDS_CHANGED' };

/** A game whose events happen by the clock, for all players at once. */
export type EventGame = {
  /** Open bets and recent results. Reveals nothing before its time. */
  board(now: number, seedOf: SeedOf): Json;
  take(bet: Json, now: number, seedOf: SeedOf): Taken;
  /** After `settlesAt`. `events` are the keys whose seeds are shown with the result. */
  settle(terms: Json, seedOf: SeedOf): { result: Json; payout: bigint; events: string[] };
};

/** Seeds of events stand alone: players' seeds have no part in them, since all see the same. */
export const eventSeeds = (
  serverSeed: string,
): { serverSeed: string; clientSeed: string; nonce: number } => ({
  serverSeed,
  clientSeed: 'event',
  nonce: 0,
});
