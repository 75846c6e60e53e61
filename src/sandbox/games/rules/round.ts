import type { Json } from './rules.ts';

/** A round as the game page hears of it. */
export type RoundOnPage = {
  /** True if no stake was taken for it. */
  free: boolean;
  id: string;
  nonce: number;
  /** waiting: the clock decides it · unsure: whether it was paid is not known yet. */
  status: 'open' | 'waiting' | 'unsure' | 'done' | 'cancelled';
  /** Of a cancelled round for which no stake was taken: the platform's code. */
  refused: string | null;
  bet: Json;
  /** What is bet on, of games on events, such as `Bago Rovers – Inle United: X · 2.82`. */
  picks: readonly string[];
  moves: Json;
  view: Json;
  stake: string;
  payout: string | null;
  began: number;
  /** When the clock decides it. */
  ends: number | null;
  clientSeed: string;
  hash: string;
  /** Once the round is over. */
  serverSeed: string | null;
};
